"use client";
// Header of an order: headline, stations, actions.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type AnswerKey, orderAnswer } from "@/components/order/care/order-answer";
import { OrderChanges } from "@/components/order/acts/order-changes";
import { FILES_ID } from "@/components/order/lines/order-files";
import { orderStations } from "@/components/quote/order-stations";
import { THREAD_ID } from "@/components/order/care/order-thread";
import { StateTrack } from "@/components/ui/state-track";
import type { OrderView } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import { isByAgreement } from "@/lib/i18n/use-ship-date-words";
import styles from "./order.module.css";

/** Part of the page for the customer's next action. */
function wayOnOf(answer: AnswerKey, { canAddFiles }: OrderView) {
  if (answer === "asked") return { id: THREAD_ID, label: "toQuestion" } as const;
  const isOfFiles = answer === "filesAwaited" || answer === "filesDiffer";
  return isOfFiles && canAddFiles ? ({ id: FILES_ID, label: "toFiles" } as const) : null;
}

export function OrderStatusLine({ order, actions }: { order: OrderView; actions?: ReactNode }) {
  const t = useTranslations("order");
  const tag = useLocale();
  const answer = orderAnswer(order);
  const wayOn = wayOnOf(answer, order);
  const stations = orderStations(order);
  const isOnItsWay = ["Paid", "Reviewed", "In Production", "Processed"].includes(order.status);
  const isStopped = order.promiseStoppedDate !== null;
  const [quote] = order.quotes;
  const first = t(`answer.${answer}.text`, { date: formatDate(quote?.expiresDate ?? null, tag) });
  const second = isByAgreement(order)
    ? t("answer.byAgreement")
    : order.estimatedShippingDate && t("answer.ships", { date: formatDate(order.estimatedShippingDate, tag) });
  const text = isOnItsWay && second && !isStopped ? t("answer.sentences", { first, second }) : first;
  // Free cancellation ends here: after Paid comes Reviewed (docs/decisions/states.md).
  const lastOpen = stations.findIndex(({ key }) => key === "Paid");
  const brackets = [
    { key: "open", label: t("track.maySelf"), from: 0, to: lastOpen },
    { key: "fixed", label: t("track.fixed"), from: lastOpen + 1, to: stations.length - 1 },
  ];
  return (
    <section className={styles.status} aria-live="polite">
      <div className={styles.answer}>
        <div>
          <h2>{t(`answer.${answer}.title`)}</h2>
          <p>{text}</p>
          {wayOn && (
            <p>
              <a className="link" href={`#${wayOn.id}`}>
                {t(`answer.${wayOn.label}`)}
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
