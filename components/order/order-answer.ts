// The one sentence a person opens an order for: what holds now, and what they can still do.
import type { OrderStatus, OrderView } from "@/lib/contracts/order";

export type AnswerKey = OrderStatus | "waiting" | "transfer" | "refused" | "refunded";

type Standing = Pick<OrderView, "status" | "payments">;

function pendingMethods({ status, payments }: Standing): string[] {
  if (status !== "Submitted" && status !== "Failed") return [];
  return payments.filter((payment) => payment.status === "pending").map(({ method }) => method);
}

/** Whether a payment was begun whose provider may say at any moment how it ended. */
export function isPaymentOpen(order: Standing): boolean {
  return pendingMethods(order).some((method) => method !== "bankTransfer");
}

/** Whether money is on its way through banks, which takes days. */
export function awaitsTransfer(order: Standing): boolean {
  return pendingMethods(order).includes("bankTransfer");
}

/** The latest word counts, in whatever order the payments come. */
function latestPayment({ payments }: Pick<OrderView, "payments">) {
  return payments.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1);
}

/** A key under `order.answer`. */
export function orderAnswer(order: Standing): AnswerKey {
  if (isPaymentOpen(order)) return "waiting";
  if (awaitsTransfer(order)) return "transfer";
  if (order.status === "Submitted" && latestPayment(order)?.status === "failed") return "refused";
  if (order.status === "Cancelled" && order.payments.some((payment) => payment.status === "refunded"))
    return "refunded";
  return order.status;
}

/** What a cancellation gives back: the payments that arrived. */
export function paidMicro({ payments }: Pick<OrderView, "payments">): number {
  return payments
    .filter((payment) => payment.status === "succeeded")
    .reduce((sum, payment) => sum + payment.amountMicro, 0);
}
