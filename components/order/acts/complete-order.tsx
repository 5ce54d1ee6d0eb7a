"use client";
// "Confirm received", with confirmation, as it completes the order.
import { useTranslations } from "next-intl";
import { ConfirmedAct } from "@/components/order/acts/confirmed-act";
import { useCompleteOrder } from "@/lib/client/order-care";

export function CompleteOrder({ orderId }: { orderId: string }) {
  const t = useTranslations("order.complete");
  const complete = useCompleteOrder(orderId);
  return (
    <ConfirmedAct
      action={t("action")}
      title={t("title")}
      text={t("text")}
      keep={t("keep")}
      confirm={t("confirm")}
      variant="primary"
      confirmVariant="primary"
      isBusy={complete.isPending}
      onConfirm={(done) => complete.mutate(undefined, { onSettled: done })}
    />
  );
}
