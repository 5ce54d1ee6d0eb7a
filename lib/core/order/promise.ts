// The promised ship date of an order: counted from its payment, or set by staff.

import { isScheduled } from "@/lib/core/pcb/lead-time";
import { cutOff, isWorkingDay, promiseDate, shanghaiDay } from "./working-days";

/** Later days are assumed to be typing errors. */
export const MAX_PROMISE_DAYS = 365;

const DAY_MS = 86_400_000;

/**
 * As epoch ms, for an order of `leadTimeDays` paid at `paidAtMs`; null if the ship date is agreed with the customer, so
 * that staff set it.
 */
export function promiseOnPayment(paidAtMs: number, leadTimeDays: number): number | null {
  return isScheduled({ leadTimeDays }) ? null : promiseDate(paidAtMs, leadTimeDays);
}

/**
 * The reason why a day (`YYYY-MM-DD`, Asia/Shanghai) cannot be promised; each is a key of messages/validation.json
 * under `promise`.
 */
export type ShipDayFault = "past" | "tooFar" | "notWorkingDay";

export function shipDayFault(day: string, nowMs: number): ShipDayFault | null {
  if (cutOff(day) <= nowMs) return "past";
  if (day > lastShipDay(nowMs)) return "tooFar";
  return isWorkingDay(day) ? null : "notWorkingDay";
}

/** The last day that can be promised, `YYYY-MM-DD` in Shanghai. */
export function lastShipDay(nowMs: number): string {
  return shanghaiDay(nowMs + MAX_PROMISE_DAYS * DAY_MS);
}
