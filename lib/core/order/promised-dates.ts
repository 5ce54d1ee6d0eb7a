// When orders paid now would leave, for every lead time that a page may show.

import { promiseDate } from "@/lib/core/order/working-days";

/** The longest lead time of boards, and of assembly after it. */
const LONGEST_DAYS = 75;

/** By working days from one. */
export function promisedFrom(nowMs: number): number[] {
  return Array.from({ length: LONGEST_DAYS }, (_, at) => promiseDate(nowMs, at + 1));
}
