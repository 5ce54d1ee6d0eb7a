// Retention periods of records. docs/operations/retention.md says why, with the laws.

import type { MarketArea } from "@/lib/core/market/area";

const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;

/** In milliseconds, from the moment that the comment names. */
export const KEPT_MS = {
  /** From its end: signed out, idle or too old. */
  session: 30 * DAY_MS,
  /** From its first try; a person has had time to look at it. */
  deadJob: 90 * DAY_MS,
  /** From its writing, unless it still waits. */
  mail: 180 * DAY_MS,
  /** From the visit; longer than a year, so that a yearly visitor counts once. */
  publicationVisit: 400 * DAY_MS,
  /** From the event, for those about accounts; the limitation period of claims. */
  accountEvent: 3 * YEAR_MS,
  /** From the event, for those about orders, quotes and money. */
  businessEvent: 10 * YEAR_MS,
  /** From the day on which it was marked as done. */
  visitorMessage: 3 * YEAR_MS,
} as const;

/**
 * Years for which orders keep the person, from the end of the calendar year in which they ended. EU: VAT Directive
 * 2006/112/EC, Art. 369k (records of cross-border sales), 10 years. China: 会计档案管理办法 (order 79 of 2015), annex 1,
 * 30 years for accounting vouchers.
 */
export const ORDER_YEARS: Readonly<Record<MarketArea, number>> = { "en-US": 10, "zh-CN": 30 };

export const AREAS: readonly MarketArea[] = ["en-US", "zh-CN"];

/** Orders that ended before this moment are due. */
export function ordersDueBefore(area: MarketArea, now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - ORDER_YEARS[area], 0, 1));
}
