"use client";
// Labels of codes in records; a code without a label is shown as it is.
import { useTranslations } from "next-intl";
import { hasText, textOr } from "@/lib/base/has-text";

export function useAdminLabels() {
  const methods = useTranslations("order.payments.method");
  const reasons = useTranslations("ops.refunds.why");
  const orders = useTranslations("order.status");
  const quotes = useTranslations("ops.quotes.state");
  const complaints = useTranslations("ops.complaints.state");
  const refunds = useTranslations("ops.money.refundState");
  const areas = useTranslations("ops.area");
  const languages = useTranslations("ops.language");
  const within =
    (t: { has: (key: never) => boolean } & ((key: never) => string)) =>
    (code: string): string =>
      textOr(t, code, code);
  const [orderStatus, quoteStatus] = [within(orders), within(quotes)];
  const [complaintState, refundState, reason] = [within(complaints), within(refunds), within(reasons)];
  return {
    method: within(methods),
    area: within(areas),
    language: within(languages),
    /** Status of an order, complaint, refund or quote. */
    status(code: string): string {
      if (hasText(orders, code)) return orderStatus(code);
      if (hasText(complaints, code)) return complaintState(code);
      return hasText(refunds, code) ? refundState(code) : quoteStatus(code);
    },
    /** Reason of a refund: the payment may have arrived when the order could not be paid any more. */
    refundReason(said: string): string {
      const [, status] = /^order is (.+)$/.exec(said) ?? [];
      return status === undefined ? reason(said) : reasons("orderIs", { status: orderStatus(status) });
    },
  };
}
