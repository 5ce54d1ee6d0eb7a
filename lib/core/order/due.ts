// Urgency of an order by its promised ship date.

import type { Due } from "./due-states";
import type { OrderStatus } from "./states";
import { shanghaiDay } from "./working-days";

/** Paid but not shipped: the promised date applies. */
export const PROMISED_STATUSES: readonly OrderStatus[] = ["Paid", "Reviewed", "In Production", "Processed"];

const DAY_MS = 86_400_000;

/** The first moment of the day after `nowMs` in Shanghai, as epoch ms. */
export function endOfShanghaiDay(nowMs: number): number {
  return Date.parse(`${shanghaiDay(nowMs)}T00:00:00+08:00`) + DAY_MS;
}

/**
 * `undated` if staff have not yet set the date of a paid order; null if the date is suspended by a question, or the
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
