"use client";
// What a customer can do with an order now: pay it, cancel it, print it.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CancelDialog } from "@/components/order/cancel-dialog";
import { PayOrder } from "@/components/order/pay-order";
import { Button } from "@/components/ui/button";
import type { OrderView } from "@/lib/contracts/order";

export function OrderActions({ order }: { order: OrderView }) {
  const t = useTranslations("order.view");
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      {order.canPay && <PayOrder order={order} />}
      <Button onClick={() => print()}>{t("print")}</Button>
      {order.canCancel && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          {t("cancel")}
        </Button>
      )}
      <CancelDialog order={order} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </>
  );
}
