"use client";
// Activity of an order, newest first.
import { useLocale, useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet";
import type { OrderView } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import { textOr } from "@/lib/base/has-text";
import { useOrderNote } from "@/lib/i18n/use-order-note";
import styles from "./order.module.css";

/** An entry without a change of status is described by its note. */
export function isMove({ from, to }: Pick<OrderView["events"][number], "from" | "to">): boolean {
  return from !== to;
}

export function OrderLog({ events }: { events: OrderView["events"] }) {
  const t = useTranslations("order.log");
  const tag = useLocale();
  // Actors are an open list on the wire; the system's own entries name none.
  const actor = (name: string) => textOr(t, `by.${name}`, "");
  const note = useOrderNote();
  return (
    <Sheet title={t("title")}>
      <ol className={styles.log}>
        {events.toReversed().map((event, at) => (
          <li key={at}>
            <time className="num" dateTime={event.at}>
              {formatDate(event.at, tag, "moment")}
            </time>
            <span>
              {isMove(event) ? t(`moved.${event.to}`) : note(event.note, event.details)}{" "}
              <small>{actor(event.actor)}</small>
              {isMove(event) && event.note && <small>{note(event.note, event.details)}</small>}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
