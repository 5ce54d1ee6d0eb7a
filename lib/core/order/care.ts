// Time limits of questions, complaints, edits, expiry and automatic completion of an order.

import { isInQuotation, type OrderStatus } from "@/lib/core/order/states";

const DAY_MS = 86_400_000;

/** Days after shipping in which a customer may complain. */
export const COMPLAINT_DAYS = 90;
/** Days after which an unpaid order expires (docs/decisions/states.md). */
export const UNPAID_DAYS = 14;
/** Days after delivery on which an order completes automatically (docs/decisions/states.md). */
export const COMPLETE_DAYS = 30;

/** Engineers ask questions about files while they review them. */
export function mayAskQuestion(status: OrderStatus): boolean {
  return status === "Paid" || status === "Reviewed";
}

/** `shippedAt` in epoch ms; null if it has not shipped. */
export function mayComplain(status: OrderStatus, shippedAt: number | null, now: number): boolean {
  if (status !== "Shipped" && status !== "Complete") return false;
  return shippedAt !== null && now < shippedAt + COMPLAINT_DAYS * DAY_MS;
}

/** The customer's own number, the note and the address may change until an engineer has reviewed the order. */
export function mayEditOrder(status: OrderStatus): boolean {
  const waits: readonly OrderStatus[] = ["Queued", "Order Received", "Submitted", "Failed", "Paid"];
  return isInQuotation(status) || waits.includes(status);
}

/**
 * Time at which a shipped order completes automatically, counted from its delivery, or from the last day of the
 * estimate.
 */
export function completesAt(deliveredMs: number): number {
  return deliveredMs + COMPLETE_DAYS * DAY_MS;
}
