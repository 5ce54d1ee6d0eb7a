"use client";
// Removes an ended order from the list, and returns to the list.
import { useTranslations } from "next-intl";
import { ConfirmedAct } from "@/components/order/acts/confirmed-act";
import { ORDER_LIST_PATH } from "@/components/order/list/order-filter-params";
import { useHideOrder } from "@/lib/client/order-care";
import { useNavigate } from "@/lib/i18n/use-navigate";

export function HideOrder({ orderId }: { orderId: string }) {
  const t = useTranslations("order.hide");
  const navigate = useNavigate();
  const hide = useHideOrder(orderId);
  return (
    <ConfirmedAct
      action={t("action")}
      title={t("title")}
      text={t("text")}
      keep={t("keep")}
      confirm={t("action")}
      variant="danger"
      confirmVariant="danger-fill"
      isBusy={hide.isPending}
      onConfirm={(done) => hide.mutate(undefined, { onSuccess: () => navigate(ORDER_LIST_PATH), onSettled: done })}
    />
  );
}
