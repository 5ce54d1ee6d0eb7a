"use client";
// What happened to an order, the newest first.
import { useLocale, useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet";
import type { OrderView } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./order.module.css";

export function OrderLog({ events }: { events: OrderView["events"] }) {
  const t = useTranslations("order.log");
  const tag = useLocale();
  // Actors are an open word on the wire; the system's own moves name nobody.
  const actor = (name: string) => (t.has(`by.${name}` as never) ? t(`by.${name}` as never) : "");
  const note = (code: string) => (t.has(`note.${code}` as never) ? t(`note.${code}` as never) : code);
  return (
    <Sheet title={t("title")}>
      <ol className={styles.log}>
        {events.toReversed().map((event, at) => (
          <li key={at}>
            <time className="num" dateTime={event.at}>
              {formatDate(event.at, tag, "moment")}
            </time>
            <span>
              {t(`moved.${event.to}`)} <small>{actor(event.actor)}</small>
              {event.note && <small>{note(event.note)}</small>}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
