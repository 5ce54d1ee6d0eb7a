"use client";
// Activity of a quote, newest first.
import { useLocale, useTranslations } from "next-intl";
import { quoteStatusKey } from "@/components/pcba/quote-status";
import { Sheet } from "@/components/ui/sheet";
import type { QuoteView } from "@/lib/contracts/bom";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./quotes.module.css";

/** A new quote leaves this status at once, so it is not shown. */
const isShown = ({ to }: QuoteView["events"][number]) => to !== "Initial";

export function QuoteLog({ events }: { events: QuoteView["events"] }) {
  const t = useTranslations("quotes.log");
  const status = useTranslations("pcba.status");
  const tag = useLocale();
  return (
    <Sheet title={t("title")}>
      <ol className={styles.log}>
        {events
          .filter(isShown)
          .toReversed()
          .map(({ to, at, note }, index) => (
            <li key={index}>
              <time className="num" dateTime={at}>
                {formatDate(at, tag, "moment")}
              </time>
              <span>{status(quoteStatusKey(to))}</span>
              {note !== "" && <small>{note}</small>}
            </li>
          ))}
      </ol>
    </Sheet>
  );
}
