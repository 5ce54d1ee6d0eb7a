"use client";
// The day on which boards leave, as the reader writes it.
import { useFormatter, useTranslations } from "next-intl";

/** `promisedMs`: by working days from one, when an order paid now leaves. The day is China's, where boards are made. */
export function useShipDate(promisedMs: readonly number[]): (days: number) => string {
  "use memo";
  const format = useFormatter();
  const unknown = useTranslations("common")("unknown");
  return (days) => {
    const at = promisedMs[days - 1];
    if (at === undefined) return unknown;
    return format.dateTime(at, { weekday: "short", day: "numeric", month: "short", timeZone: "Asia/Shanghai" });
  };
}
