// Events of orders, with the order as its owner's list shows it.

import type { WebhookEventType } from "@/lib/contracts/webhook";
import type { OrderStatus } from "@/lib/core/order/states";
import type { Transaction } from "@/lib/server/db/client";
import { getById } from "@/lib/server/order/rows";
import { listedOrders } from "@/lib/server/order/summary";
import { announce } from "./announce";

type Told = { id: string; accountId: string };

/** Events of the statuses that customers wait for, beside `order.state_changed`. */
export const STATUS_EVENTS: Readonly<Partial<Record<OrderStatus, WebhookEventType>>> = {
  Paid: "order.paid",
  Failed: "order.payment_failed",
  Shipped: "order.shipped",
  Complete: "order.completed",
  Cancelled: "order.cancelled",
};

export const movedTypes = (to: OrderStatus): WebhookEventType[] => {
  const own = STATUS_EVENTS[to];
  return own ? [own, "order.state_changed"] : ["order.state_changed"];
};

/** The order as the transaction has left it. */
const describe =
  (tx: Transaction, { id }: Told, more: Readonly<Record<string, unknown>> = {}) =>
  async () => {
    const [order] = await listedOrders(tx, [await getById(tx, id)]);
    return { order, ...more };
  };

/** In the transaction that placed it. */
export async function announceOrder(tx: Transaction, order: Told, at: Date): Promise<void> {
  await announce(tx, { accountId: order.accountId, isTest: false, at }, ["order.created"], describe(tx, order));
}

/** After the move, in the same transaction. */
export async function announceMove(
  tx: Transaction,
  order: Told,
  { from, to, at }: { from: OrderStatus; to: OrderStatus; at: Date },
): Promise<void> {
  const data = describe(tx, order, { previousStatus: from });
  await announce(tx, { accountId: order.accountId, isTest: false, at }, movedTypes(to), data);
}

interface SentRefund {
  readonly id: string;
  readonly amountMicro: number;
  readonly currency: string;
  readonly reference: string | null;
}

/** Money was sent back. */
export async function announceRefund(
  tx: Transaction,
  order: Told,
  { id: refundId, ...refund }: SentRefund,
  at: Date,
): Promise<void> {
  const data = describe(tx, order, { refund: { refundId, ...refund } });
  await announce(tx, { accountId: order.accountId, isTest: false, at }, ["order.refunded"], data);
}
