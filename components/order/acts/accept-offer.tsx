"use client";
// Acceptance of an offer, with confirmation, as the order becomes binding.
import { useLocale, useTranslations } from "next-intl";
import { ConfirmedAct } from "@/components/order/acts/confirmed-act";
import { dueMicro } from "@/components/order/care/order-answer";
import { useAcceptOffer } from "@/lib/client/order-inquiry";
import type { OrderView } from "@/lib/contracts/order";
import { formatMoney } from "@/lib/i18n/format-money";

export function AcceptOffer({ order }: { order: OrderView }) {
  const t = useTranslations("order.offer");
  const tag = useLocale();
  const accept = useAcceptOffer();
  const { orderId, orderNumber: number, currency } = order;
  const amount = formatMoney({ currency, amountMicro: dueMicro(order) }, tag);
  return (
    <ConfirmedAct
      action={t("accept", { amount })}
      title={t("title", { number })}
      text={t("text", { amount })}
      keep={t("keep")}
      confirm={t("confirm")}
      variant="primary"
      confirmVariant="primary"
      isBusy={accept.isPending}
      onConfirm={(done) => accept.mutate(orderId, { onSettled: done })}
    />
  );
}
