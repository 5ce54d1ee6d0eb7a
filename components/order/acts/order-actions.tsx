"use client";
// Actions of the customer on an order.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CancelDialog } from "@/components/order/acts/cancel-dialog";
import { DownloadInvoice } from "@/components/order/acts/download-invoice";
import { OrderAgain } from "@/components/order/acts/order-again";
import { PayOrder } from "@/components/order/acts/pay-order";
import { Button } from "@/components/ui/button";
import type { OrderView } from "@/lib/contracts/order";
import { isInQuotation } from "@/lib/core/order/states";
import { ConfirmedAct } from "@/components/order/acts/confirmed-act";
import { dueMicro } from "@/components/order/care/order-answer";
import { useAcceptOffer } from "@/lib/client/order-inquiry";
import { formatMoney } from "@/lib/i18n/format-money";
import { useCompleteOrder, useHideOrder } from "@/lib/client/order-care";
import { ORDER_LIST_PATH } from "@/components/order/list/order-filter-params";
import { useNavigate } from "@/lib/i18n/use-navigate";

export function OrderActions({ order }: { order: OrderView }) {
  const t = useTranslations("order.view");
  const offer = useTranslations("order.offer");
  const isWaiting = order.amountPayableMicro === null || isInQuotation(order.status);
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      {order.canPay && <PayOrder order={order} />}
      {order.canComplete && <CompleteOrder orderId={order.orderId} />}
      {order.canAccept && <AcceptOffer order={order} />}
      {!order.canPay && !isWaiting && <OrderAgain orderId={order.orderId} />}
      {!isWaiting && <DownloadInvoice orderId={order.orderId} />}
      <Button onClick={() => print()}>{t("print")}</Button>
      {order.canHide && <HideOrder orderId={order.orderId} />}
      {order.canCancel && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          {order.status === "Quotation Offered" ? offer("decline") : t("cancel")}
        </Button>
      )}
      <CancelDialog order={order} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </>
  );
}

/** Acceptance of an offer, with confirmation, as the order becomes binding. */
function AcceptOffer({ order }: { order: OrderView }) {
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

/** "Confirm received", with confirmation, as it completes the order. */
function CompleteOrder({ orderId }: { orderId: string }) {
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

/** Removes an ended order from the list, and returns to the list. */
function HideOrder({ orderId }: { orderId: string }) {
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
