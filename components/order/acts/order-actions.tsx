"use client";
// Actions of the customer on an order.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AcceptOffer } from "@/components/order/acts/accept-offer";
import { CancelDialog } from "@/components/order/acts/cancel-dialog";
import { CompleteOrder } from "@/components/order/acts/complete-order";
import { DownloadInvoice } from "@/components/order/acts/download-invoice";
import { HideOrder } from "@/components/order/acts/hide-order";
import { OrderAgain } from "@/components/order/acts/order-again";
import { PayOrder } from "@/components/order/acts/pay-order";
import { Button } from "@/components/ui/button";
import type { OrderView } from "@/lib/contracts/order";
import { isInQuotation } from "@/lib/core/order/states";

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
