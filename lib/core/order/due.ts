// How urgent an order is by the day on which it was promised to ship.

import type { Due } from "./due-states";
import type { OrderStatus } from "./states";
import { shanghaiDay } from "./working-days";

/** Paid and not shipped yet: the promised date applies. */
export const PROMISED_STATUSES: readonly OrderStatus[] = ["Paid", "Reviewed", "In Production", "Processed"];

const DAY_MS = 86_400_000;

/** The first moment of the day after the day of `nowMs` in Shanghai, as epoch ms. */
export function endOfShanghaiDay(nowMs: number): number {
  return Date.parse(`${shanghaiDay(nowMs)}T00:00:00+08:00`) + DAY_MS;
}

/**
 * `undated` where a paid order waits for staff to set its date; null where the date stands still for a question, or the
 * order is not paid, has shipped or has ended.
 */
export function dueOf(
  order: { status: OrderStatus; promisedMs: number | null; isStopped: boolean },
  nowMs: number,
): Due | null {
  if (order.isStopped || !PROMISED_STATUSES.includes(order.status)) return null;
  if (order.promisedMs === null) return "undated";
  if (order.promisedMs < nowMs) return "late";
  return order.promisedMs < endOfShanghaiDay(nowMs) ? "today" : "later";
}
