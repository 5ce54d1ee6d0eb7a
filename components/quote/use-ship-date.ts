"use client";
// Formatted ship date.
import { useFormatter, useTranslations } from "next-intl";

/**
 * `promisedMs`: ship date of an order paid now, by number of working days from 1, in China's time zone, where boards
 * are manufactured.
 */
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
