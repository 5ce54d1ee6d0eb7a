// Ship dates of orders paid now, for every lead time that a page may show.

import { promiseDate } from "@/lib/core/order/working-days";

/** The longest lead time of boards with assembly. */
const LONGEST_DAYS = 75;

/** Index 0 is one working day. */
export function promisedFrom(nowMs: number): number[] {
  return Array.from({ length: LONGEST_DAYS }, (_, at) => promiseDate(nowMs, at + 1));
}
