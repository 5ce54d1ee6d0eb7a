"use client";
// What a customer can do with an order now: pay it, say that it came, take its invoice, order it again, cancel or hide it.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CancelDialog } from "@/components/order/cancel-dialog";
import { CompleteOrder } from "@/components/order/complete-order";
import { DownloadInvoice } from "@/components/order/download-invoice";
import { HideOrder } from "@/components/order/hide-order";
import { OrderAgain } from "@/components/order/order-again";
import { PayOrder } from "@/components/order/pay-order";
import { Button } from "@/components/ui/button";
import type { OrderView } from "@/lib/contracts/order";

export function OrderActions({ order }: { order: OrderView }) {
  const t = useTranslations("order.view");
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      {order.canPay && <PayOrder order={order} />}
      {order.canComplete && <CompleteOrder orderId={order.orderId} />}
      {!order.canPay && <OrderAgain orderId={order.orderId} />}
      <DownloadInvoice orderId={order.orderId} />
      <Button onClick={() => print()}>{t("print")}</Button>
      {order.canHide && <HideOrder orderId={order.orderId} />}
      {order.canCancel && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          {t("cancel")}
        </Button>
      )}
      <CancelDialog order={order} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </>
  );
}
