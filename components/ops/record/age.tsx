"use client";
// Age of a record, with its time on demand.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { formatDate } from "@/lib/i18n/format-date";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Largest unit with at least one whole. */
export function ageOf(ms: number): { unit: "minutes" | "hours" | "days"; count: number } {
  if (ms >= DAY_MS) return { unit: "days", count: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { unit: "hours", count: Math.floor(ms / HOUR_MS) };
  return { unit: "minutes", count: Math.max(0, Math.floor(ms / MINUTE_MS)) };
}

export function Age({ since }: { since: string }) {
  const t = useTranslations("ops.age");
  const tag = useLocale();
  const [now] = useState(() => Date.now());
  const { unit, count } = ageOf(now - Date.parse(since));
  return (
    <time className="num" dateTime={since} title={formatDate(since, tag, "moment")}>
      {t(unit, { count })}
    </time>
  );
}
