// The one sentence a person opens an order for: what holds now, and what they can still do.
import type { OrderStatus, OrderView } from "@/lib/contracts/order";

export type AnswerKey = OrderStatus | "waiting" | "refused" | "refunded";

type Standing = Pick<OrderView, "status" | "payments">;

/** Whether a payment was begun and nobody has said yet how it ended. */
export function isPaymentOpen({ status, payments }: Standing): boolean {
  return (status === "Submitted" || status === "Failed") && payments.some((payment) => payment.status === "pending");
}

/** A key under `order.answer`. */
export function orderAnswer(order: Standing): AnswerKey {
  if (isPaymentOpen(order)) return "waiting";
  const last = order.payments.at(-1);
  if (order.status === "Submitted" && last?.status === "failed") return "refused";
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
