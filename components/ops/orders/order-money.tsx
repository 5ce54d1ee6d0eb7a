"use client";
// Amounts of an order: total, payments, refunds.
import { useLocale, useTranslations } from "next-intl";
import { useAdminLabels } from "@/components/ops/frame/use-admin-labels";
import { DataList } from "@/components/ui/data-list";
import { PriceLines } from "@/components/ui/price-lines";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import type { AdminOrder } from "@/lib/contracts/ops-order";
import { formatDate } from "@/lib/i18n/format-date";
import { textOr } from "@/lib/base/has-text";
import styles from "../record/record.module.css";

export function OrderMoney({ admin: { order, shipping, refunds } }: { admin: AdminOrder }) {
  const t = useTranslations("ops.money");
  const offer = useTranslations("order.offer");
  const tag = useLocale();
  const words = useAdminLabels();
  const money = (amountMicro: number) => ({ currency: order.currency, amountMicro });
  const { amountPayableMicro: payableMicro } = order;
  const sums = [
    { key: "goods", amountMicro: order.merchandiseTotalMicro },
    { key: "coupon", amountMicro: -order.couponDiscountMicro },
    { key: "fee", amountMicro: order.transactionFeeMicro },
  ].filter(({ key, amountMicro }) => key === "goods" || amountMicro !== 0);
  const parcel =
    shipping.chargeMicro === null
      ? { key: "estimate", amountMicro: order.shippingEstimateMicro }
      : { key: shipping.isSettled ? "shippingSettled" : "shippingDue", amountMicro: shipping.dueMicro ?? 0 };
  // An estimate is of no use once the order has ended.
  const isEndedBeforeShipping = parcel.key === "estimate" && ["Cancelled", "Failed"].includes(order.status);
  return (
    <Sheet title={t("title")}>
      <div className={styles.facts}>
        {payableMicro === null ? (
          <DataList entries={[{ key: "payable", name: t("payable"), value: offer("unpriced") }]} />
        ) : (
          <PriceLines
            lines={sums.map(({ key, amountMicro }) => ({ key, name: t(key as "goods"), money: money(amountMicro) }))}
            total={{ name: t("payable"), money: money(payableMicro) }}
          />
        )}
        {!isEndedBeforeShipping && (
          <PriceLines
            lines={[{ key: parcel.key, name: t(parcel.key as "estimate"), money: money(parcel.amountMicro) }]}
          />
        )}
      </div>
      <ul className={styles.lines}>
        {order.payments.map((payment, at) => (
          <li key={at}>
            <span>
              {textOr(t, `part.${payment.part}`, payment.part)} · {words.method(payment.method)}
            </span>
            <PriceText money={money(payment.amountMicro)} />
            <p>
              {textOr(t, `payment.${payment.status}`, payment.status)}, {formatDate(payment.at, tag, "moment")}
            </p>
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.refundId}>
            <span>{t("refund")}</span>
            <PriceText money={money(-refund.amountMicro)} />
            <p>
              {[t(`refundState.${refund.state}`), words.refundReason(refund.reason), refund.reference]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
