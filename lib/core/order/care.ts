// What may be asked and said about an order, and until when: questions, complaints, the end by itself.

import { isInQuotation, type OrderStatus } from "@/lib/core/order/states";

const DAY_MS = 86_400_000;

/** How long after it left a customer may complain. */
export const COMPLAINT_DAYS = 90;
/** How long an order may stay unpaid (docs/decisions/states.md). */
export const UNPAID_DAYS = 14;
/** How long after its delivery an order completes by itself (docs/decisions/states.md). */
export const COMPLETE_DAYS = 30;

/** Engineers ask about files while they read them. */
export function mayAskQuestion(status: OrderStatus): boolean {
  return status === "Paid" || status === "Reviewed";
}

/** `shippedAt` in epoch ms; null where it never left. */
export function mayComplain(status: OrderStatus, shippedAt: number | null, now: number): boolean {
  if (status !== "Shipped" && status !== "Complete") return false;
  return shippedAt !== null && now < shippedAt + COMPLAINT_DAYS * DAY_MS;
}

/** The customer's own number, the note and the address may change until an engineer has reviewed the order. */
export function mayEditOrder(status: OrderStatus): boolean {
  const waits: readonly OrderStatus[] = ["Queued", "Order Received", "Submitted", "Failed", "Paid"];
  return isInQuotation(status) || waits.includes(status);
}

/** When a shipped order completes by itself: counted from its delivery, or from the last day on which that was likely. */
export function completesAt(deliveredMs: number): number {
  return deliveredMs + COMPLETE_DAYS * DAY_MS;
}
