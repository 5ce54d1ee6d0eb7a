"use client";
// What was paid, tried and given back.
import { useLocale, useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import type { OrderView } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./order.module.css";

export function OrderPayments({ order }: { order: OrderView }) {
  const t = useTranslations("order.payments");
  const tag = useLocale();
  // Parts, methods and states are open words on the wire.
  const word = (group: string, value: string) =>
    t.has(`${group}.${value}` as never) ? t(`${group}.${value}` as never) : value;
  return (
    <Sheet title={t("title")}>
      {order.payments.length === 0 && <p className={styles.remark}>{t("none")}</p>}
      {order.payments.map((payment, at) => (
        <dl key={at} className={`${styles.block} ${styles.payment}`}>
          <dt>
            {t("entry", { part: word("part", payment.part), status: word("status", payment.status) })}
            <small>
              {t("by", { date: formatDate(payment.at, tag, "moment"), method: word("method", payment.method) })}
            </small>
          </dt>
          <dd>
            <PriceText money={{ currency: order.currency, amountMicro: payment.amountMicro }} />
          </dd>
        </dl>
      ))}
    </Sheet>
  );
}
