"use client";
// Payments of an order and the refunds of them.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import type { OrderView } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import { textOr } from "@/lib/base/has-text";
import styles from "./order.module.css";

type Refund = OrderView["refunds"][number];

export function OrderPayments({ order }: { order: OrderView }) {
  const t = useTranslations("order.payments");
  const tag = useLocale();
  const word = usePaymentWord();
  // A refund has a row of its own; its payment stays succeeded.
  const statusOf = (status: string) => word("status", status === "refunded" ? "succeeded" : status);
  return (
    <Sheet title={t("title")}>
      {order.payments.length === 0 && <p className={styles.remark}>{t("none")}</p>}
      {order.payments.map((payment, at) => (
        <Entry
          key={at}
          order={order}
          title={t("entry", { part: word("part", payment.part), status: statusOf(payment.status) })}
          amountMicro={payment.amountMicro}
        >
          <small>
            {t("by", { date: formatDate(payment.at, tag, "moment"), method: word("method", payment.method) })}
          </small>
        </Entry>
      ))}
      {order.refunds.map((refund, at) => (
        <RefundEntry key={`refund ${at}`} order={order} refund={refund} />
      ))}
    </Sheet>
  );
}

/** Parts, methods and statuses are open lists on the wire. */
function usePaymentWord() {
  const t = useTranslations("order.payments");
  return (group: string, value: string) => textOr(t, `${group}.${value}`, value);
}

/** One decision: if several payments are refunded, each has a line below. */
function RefundEntry({ order, refund }: { order: OrderView; refund: Refund }) {
  const t = useTranslations("order.payments.refund");
  const tag = useLocale();
  const word = usePaymentWord();
  const isSplit = refund.parts.length > 1;
  return (
    <Entry order={order} title={t(refund.state)} amountMicro={-refund.amountMicro}>
      <small>{t("decided", { cause: refund.cause, date: formatDate(refund.at, tag, "moment") })}</small>
      {refund.parts.map((part, at) => (
        <small key={at}>
          {isSplit && (
            <>
              <PriceText money={{ currency: order.currency, amountMicro: part.amountMicro }} />{" "}
              {word("part", part.part)}
              {" · "}
            </>
          )}
          {word("method", part.method)}
          {isSplit && ` · ${t(`part.${part.state}`)}`}
          {part.sentAt && ` · ${formatDate(part.sentAt, tag, "moment")}`}
          {part.reference && ` · ${t("reference", { reference: part.reference })}`}
        </small>
      ))}
    </Entry>
  );
}

interface EntryProps {
  order: OrderView;
  title: string;
  amountMicro: number;
  children: ReactNode;
}

function Entry({ order, title, amountMicro, children }: EntryProps) {
  return (
    <dl className={`${styles.block} ${styles.payment}`}>
      <dt>
        {title}
        {children}
      </dt>
      <dd>
        <PriceText money={{ currency: order.currency, amountMicro }} />
      </dd>
    </dl>
  );
}
