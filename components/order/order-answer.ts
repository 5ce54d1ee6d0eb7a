// The one sentence a person opens an order for: what holds now, and what they can still do.
import type { OrderStatus, OrderView } from "@/lib/contracts/order";

export type AnswerKey = OrderStatus | "waiting" | "refused" | "refunded";

type Standing = Pick<OrderView, "status" | "payments">;

/** Whether a payment was begun and nobody has said yet how it ended. */
export function isPaymentOpen({ status, payments }: Standing): boolean {
  return (status === "Submitted" || status === "Failed") && payments.some((payment) => payment.status === "pending");
}

/** The latest word counts, in whatever order the payments come. */
function latestPayment({ payments }: Pick<OrderView, "payments">) {
  return payments.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1);
}

/** A key under `order.answer`. */
export function orderAnswer(order: Standing): AnswerKey {
  if (isPaymentOpen(order)) return "waiting";
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
