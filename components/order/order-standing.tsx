"use client";
// The head of an order: the answer first, then the track that proves it, and what can be done.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { orderAnswer } from "@/components/order/order-answer";
import { OrderChanges } from "@/components/order/order-changes";
import { orderStations } from "@/components/order/order-stations";
import { THREAD_ID } from "@/components/order/order-thread";
import { StateTrack } from "@/components/ui/state-track";
import type { OrderView } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./order.module.css";

export function OrderStanding({ order, actions }: { order: OrderView; actions?: ReactNode }) {
  const t = useTranslations("order");
  const tag = useLocale();
  const answer = orderAnswer(order);
  const stations = orderStations(order);
  const isOnItsWay = ["Paid", "Reviewed", "In Production", "Processed"].includes(order.status);
  const isStopped = order.promiseStoppedDate !== null;
  const [quote] = order.quotes;
  const first = t(`answer.${answer}.text`, { date: formatDate(quote?.expiresDate ?? null, tag) });
  const second = t("answer.ships", { date: formatDate(order.estimatedShippingDate, tag) });
  const text =
    isOnItsWay && order.estimatedShippingDate && !isStopped ? t("answer.sentences", { first, second }) : first;
  // Until here the customer may cancel alone: after Paid comes Reviewed (decisions: States).
  const lastOpen = stations.findIndex(({ key }) => key === "Paid");
  const brackets = [
    { key: "open", label: t("track.maySelf"), from: 0, to: lastOpen },
    { key: "fixed", label: t("track.fixed"), from: lastOpen + 1, to: stations.length - 1 },
  ];
  return (
    <section className={styles.standing} aria-live="polite">
      <div className={styles.answer}>
        <div>
          <h2>{t(`answer.${answer}.title`)}</h2>
          <p>{text}</p>
          {answer === "asked" && (
            <p>
              <a className="link" href={`#${THREAD_ID}`}>
                {t("answer.toQuestion")}
              </a>
            </p>
          )}
        </div>
        {actions && <div className={`${styles.actions} no-print`}>{actions}</div>}
      </div>
      <OrderChanges order={order} />
      <StateTrack
        stations={stations.map((station) => {
          const date = formatDate(station.at, tag, "short");
          const note = station.at && (station.isExpected ? t("track.about", { date }) : date);
          return { key: station.key, label: t(`track.${station.key}`), note, state: station.state };
        })}
        brackets={order.status === "Cancelled" ? [] : brackets}
      />
    </section>
  );
}
