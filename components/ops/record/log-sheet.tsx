"use client";
// Log of a record, newest first.
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { Sheet } from "@/components/ui/sheet";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./record.module.css";

export interface LogEntry {
  key: string;
  /** ISO timestamp. */
  at: string;
  what: ReactNode;
  more?: ReactNode;
}

export function LogSheet({ title, entries }: { title: string; entries: readonly LogEntry[] }) {
  const tag = useLocale();
  if (entries.length === 0) return null;
  return (
    <Sheet title={title}>
      <ol className={styles.log}>
        {entries.map(({ key, at, what, more }) => (
          <li key={key}>
            <time className="num" dateTime={at}>
              {formatDate(at, tag, "log")}
            </time>
            <span>
              {what}
              {more && <small>{more}</small>}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
