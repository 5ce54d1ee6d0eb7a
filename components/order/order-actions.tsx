"use client";
// What a customer can do with an order now: pay it, cancel it, print it.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CancelDialog } from "@/components/order/cancel-dialog";
import { Button } from "@/components/ui/button";
import { usePayOrder } from "@/lib/client/order";
import type { OrderView } from "@/lib/contracts/order";
import { formatMoney } from "@/lib/i18n/format-money";

export function OrderActions({ order }: { order: OrderView }) {
  const t = useTranslations("order.view");
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      {order.canPay && <PayButton order={order} />}
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

function PayButton({ order }: { order: OrderView }) {
  const t = useTranslations("order.view");
  const tag = useLocale();
  const pay = usePayOrder();
  // The page is left once the answer is there; until the browser has gone the button stays busy.
  const [isLeaving, setLeaving] = useState(false);

  async function open() {
    try {
      const { payUrl } = await pay.mutateAsync(order.orderId);
      setLeaving(true);
      location.assign(payUrl);
    } catch {
      // The refusal has been said, and the order can be paid again.
    }
  }

  return (
    <Button variant="primary" isBusy={pay.isPending || isLeaving} onClick={() => void open()}>
      {t("pay", { amount: formatMoney({ currency: order.currency, amountMicro: order.amountPayableMicro }, tag) })}
    </Button>
  );
}
