"use client";
// Payment of an order: by the method it was placed with, or by another one with its fee.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { awaitsTransfer, dueMicro } from "@/components/order/care/order-answer";
import styles from "@/components/order/order.module.css";
import { useOpenPayment } from "@/components/order/acts/use-open-payment";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { usePaymentMethods } from "@/lib/client/payment";
import type { OrderView } from "@/lib/contracts/order";
import type { OfferedMethod, PaymentMethod } from "@/lib/contracts/payment";
import { transactionFee } from "@/lib/core/order/totals";
import { formatMoney } from "@/lib/i18n/format-money";

/** Amount of the order by a payment method; the server computes the same when it is paid. */
function payableBy(order: OrderView, method: OfferedMethod | undefined): number {
  const payableMicro = dueMicro(order);
  // The fee does not apply to the parcel.
  if (order.status === "Processed") return payableMicro;
  if (!method || method.method === order.paymentMethod) return payableMicro;
  const withoutFee = payableMicro - order.transactionFeeMicro;
  return withoutFee + transactionFee(order.subtotalMicro, method.share);
}

export function PayOrder({ order }: { order: OrderView }) {
  const t = useTranslations("order.pay");
  const name = useTranslations("order.payments");
  const tag = useLocale();
  const offered = usePaymentMethods().data ?? [];
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const wanted = chosen ?? order.paymentMethod;
  const method = offered.find((entry) => entry.method === wanted) ?? offered[0];
  const amount = (entry: OfferedMethod | undefined) =>
    formatMoney({ currency: order.currency, amountMicro: payableBy(order, entry) }, tag);
  return (
    <>
      {offered.length > 1 && (
        <label className={styles.method}>
          <span>{t("method")}</span>
          <Select value={method?.method} onChange={(event) => setChosen(event.target.value as PaymentMethod)}>
            {offered.map((entry) => (
              <option key={entry.method} value={entry.method}>
                {t("choice", { method: name(`method.${entry.method}`), amount: amount(entry) })}
              </option>
            ))}
          </Select>
        </label>
      )}
      <PayButton order={order} method={method} amount={amount(method)} />
    </>
  );
}

interface PayButtonProps {
  order: OrderView;
  method: OfferedMethod | undefined;
  amount: string;
}

function PayButton({ order, method, amount }: PayButtonProps) {
  const t = useTranslations("order.pay");
  const { open, isBusy } = useOpenPayment();
  const isTransfer = method?.method === "bankTransfer";
  // The account details are on the page already.
  if (isTransfer && awaitsTransfer(order)) return null;

  const isOther = method !== undefined && method.method !== order.paymentMethod;
  const input = { orderId: order.orderId, ...(isOther ? { paymentMethod: method.method } : {}) };
  return (
    <Button variant="primary" isBusy={isBusy} onClick={() => void open(input, { stays: isTransfer })}>
      {isTransfer ? t("byTransfer") : t("button", { amount })}
    </Button>
  );
}
