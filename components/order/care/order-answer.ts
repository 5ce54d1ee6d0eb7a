// Headline of an order: current state, and what the customer can do.
import type { OrderStatus, OrderView } from "@/lib/contracts/order";
import { latestReviewNote } from "@/lib/core/order/notes";

export type AnswerKey =
  | OrderStatus
  | "waiting"
  | "transfer"
  | "refused"
  | "refunded"
  | "asked"
  | "leavesNext"
  | "shippingTransfer"
  | "delivered"
  | "checkedByUs"
  | "filesAwaited"
  | "filesDiffer"
  | "expired";

type Status = Pick<
  OrderView,
  "status" | "payments" | "questionState" | "canAnswer" | "canPay" | "deliveryDate" | "events"
>;
type Paying = Pick<OrderView, "status" | "payments">;

/** Statuses in which a payment may arrive: for the goods, and for the parcel after production. */
const TAKES_MONEY: readonly OrderStatus[] = ["Submitted", "Failed", "Processed"];

function pendingMethods({ status, payments }: Paying): string[] {
  if (!TAKES_MONEY.includes(status)) return [];
  return payments.filter((payment) => payment.status === "pending").map(({ method }) => method);
}

/** True if a payment was started whose provider may answer at any moment. */
export function isPaymentOpen(order: Paying): boolean {
  return pendingMethods(order).some((method) => method !== "bankTransfer");
}

/** True if a bank transfer is expected, which takes days. */
export function awaitsTransfer(order: Paying): boolean {
  return pendingMethods(order).includes("bankTransfer");
}

/** The payment with the latest time, in whatever order the payments come. */
function latestPayment({ payments }: Pick<OrderView, "payments">) {
  return payments.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1);
}

/** Reason why an order is held before payment. */
function answerOfCheck(order: Pick<OrderView, "status" | "events">): AnswerKey | null {
  const word = latestReviewNote(order);
  if (word === null) return null;
  if (order.status === "Order Received") return "checkedByUs";
  return word === "fileAwaited" ? "filesAwaited" : "filesDiffer";
}

/** Key under `order.answer`. */
export function orderAnswer(order: Status): AnswerKey {
  if (isPaymentOpen(order)) return "waiting";
  if (awaitsTransfer(order)) return order.status === "Processed" ? "shippingTransfer" : "transfer";
  if (order.canAnswer && order.questionState === "asked") return "asked";
  if (order.status === "Processed" && !order.canPay) return "leavesNext";
  if (order.status === "Shipped" && order.deliveryDate !== null) return "delivered";
  if (order.status === "Submitted" && latestPayment(order)?.status === "failed") return "refused";
  if (order.status === "Cancelled" && order.payments.some((payment) => payment.status === "refunded"))
    return "refunded";
  if (order.status === "Cancelled" && order.events.at(-1)?.note === "offerExpired") return "expired";
  return answerOfCheck(order) ?? order.status;
}

/** Amount that a cancellation refunds: the payments received. */
export function paidMicro({ payments }: Pick<OrderView, "payments">): number {
  return payments
    .filter((payment) => payment.status === "succeeded")
    .reduce((sum, payment) => sum + payment.amountMicro, 0);
}

/** Amount due now: the goods, or the parcel after production. */
export function dueMicro(order: Pick<OrderView, "status" | "amountPayableMicro" | "shippingDueMicro">): number {
  return (order.status === "Processed" ? order.shippingDueMicro : order.amountPayableMicro) ?? 0;
}
