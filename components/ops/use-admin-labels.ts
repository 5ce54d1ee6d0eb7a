"use client";
// What stands in records as a code, in the words of the desk; a code without words of its own stays as it is.
import { useTranslations } from "next-intl";

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
      t.has(code as never) ? t(code as never) : code;
  const [orderStatus, quoteStatus] = [within(orders), within(quotes)];
  const [complaintState, refundState, reason] = [within(complaints), within(refunds), within(reasons)];
  return {
    method: within(methods),
    area: within(areas),
    language: within(languages),
    /** Of an order, a complaint, a refund or a quote. */
    status(code: string): string {
      if (orders.has(code as never)) return orderStatus(code);
      if (complaints.has(code as never)) return complaintState(code);
      return refunds.has(code as never) ? refundState(code) : quoteStatus(code);
    },
    /** Why money goes back: a payment may have come when its order took none any more. */
    refundReason(said: string): string {
      const [, status] = /^order is (.+)$/.exec(said) ?? [];
      return status === undefined ? reason(said) : reasons("orderIs", { status: orderStatus(status) });
    },
  };
}
