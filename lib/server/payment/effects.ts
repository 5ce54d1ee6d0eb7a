// Effect of a payment event: once, for the right amount, on an order that can still be paid.

import { promiseOnPayment } from "@/lib/core/order/promise";
import { recordEvent } from "@/lib/server/account/rows";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { mailShippingPaid } from "@/lib/server/order/care/care-mails";
import { mailMoneyReturned, mailOrderFailed, mailOrderPaid } from "@/lib/server/order/mails";
import { addNote } from "@/lib/server/order/care/notes";
import { moveOrder } from "@/lib/server/order/move";
import * as orderRows from "@/lib/server/order/rows";
import { closePending } from "./closing";
import type { PaymentEvent, Captured } from "./provider";
import { insertRefund } from "./refund-rows";
import * as rows from "./rows";

/** Recorded with the notice, so that its effect can be looked up later. */
export type Effect = "paid" | "failed" | "expired" | "refunded" | "mismatch" | "none";

/** The payment with its order, both locked: the order first, as every other writer takes them. */
export type LockedPayment = { payment: rows.PaymentRow; order: orderRows.OrderRow };
/** Dependencies of an effect; a command line has no others. */
export type EffectDeps = Pick<Deps, "db" | "environment" | "log" | "eventBus" | "now">;
/** The source of the event: a provider, or staff who saw the money. */
export type PaymentActor = "provider" | "staff";

export async function lockPayment(tx: Transaction, paymentId: string): Promise<LockedPayment | null> {
  const known = await rows.findById(tx, paymentId);
  if (!known) return null;
  const order = await orderRows.lock(tx, known.orderId);
  const payment = await rows.findById(tx, paymentId);
  return order && payment ? { payment, order } : null;
}

async function refundPayment(
  deps: EffectDeps,
  tx: Transaction,
  { payment, order }: LockedPayment,
  why: { reason: string; event: Captured },
) {
  const now = deps.now();
  const { reference, chargeReference } = why.event;
  await rows.settle(tx, payment.id, { status: "refunded", now, reference, chargeReference });
  await insertRefund(tx, payment, { reason: why.reason, now });
  await mailMoneyReturned(deps, tx, order, payment.amountMicro);
}

/** The order becomes what was paid: by the method that paid it, at that method's fee. */
function asPaid({ payment, order }: LockedPayment) {
  return {
    paymentMethod: payment.method,
    transactionFeeMicro: payment.feeMicro,
    amountPayableMicro: order.amountPayableMicro - order.transactionFeeMicro + payment.feeMicro,
  };
}

/** Order statuses in which each part can be paid. */
const PAYABLE: Readonly<Record<string, readonly string[]>> = {
  order: ["Submitted", "Failed"],
  shipping: ["Processed"],
};

async function succeed(
  deps: EffectDeps,
  tx: Transaction,
  locked: LockedPayment,
  { event, actor }: { event: Captured; actor: PaymentActor },
) {
  const { payment, order } = locked;
  const now = deps.now();
  if (payment.status === "succeeded" || payment.status === "refunded") return "none";
  const payments = await rows.listByOrder(tx, order.id);
  const isPaid = payments.some(({ part, status }) => part === payment.part && status === "succeeded");
  if (isPaid || !PAYABLE[payment.part]?.includes(order.status)) {
    await refundPayment(deps, tx, locked, { reason: isPaid ? "paid already" : `order is ${order.status}`, event });
    return "refunded";
  }
  if (payment.part === "order" && asPaid(locked).amountPayableMicro !== payment.amountMicro) {
    await refundPayment(deps, tx, locked, { reason: "the order has changed since", event });
    return "refunded";
  }
  const { reference, chargeReference } = event;
  await rows.settle(tx, payment.id, { status: "succeeded", now, reference, chargeReference });
  await closePending(tx, order.id, now);
  await (payment.part === "shipping" ? countShipping(deps, tx, locked, actor) : countOrder(deps, tx, locked, actor));
  return "paid";
}

/** The parcel may leave; the order stays where it is until it does. */
async function countShipping(
  deps: EffectDeps,
  tx: Transaction,
  { payment, order }: LockedPayment,
  actor: PaymentActor,
) {
  await addNote(tx, order, { actor, note: "shippingPaid", at: deps.now() });
  await mailShippingPaid(deps, tx, order, payment.amountMicro);
}

/** Money for a failed order makes it one that may be paid, before it is. */
async function backFromFailed(tx: Transaction, order: orderRows.OrderRow, at: Date): Promise<orderRows.OrderRow> {
  if (order.status !== "Failed") return order;
  await moveOrder(tx, order, { from: "Failed", to: "Submitted", actor: "provider", at });
  return { ...order, status: "Submitted" };
}

async function countOrder(deps: EffectDeps, tx: Transaction, locked: LockedPayment, actor: PaymentActor) {
  const now = deps.now();
  const order = await backFromFailed(tx, locked.order, now);
  const promisedMs = promiseOnPayment(now.getTime(), order.leadTimeDays);
  const promisedAt = promisedMs === null ? null : new Date(promisedMs);
  const paid = asPaid(locked);
  const move = { from: "Submitted", to: "Paid", actor: actor, at: now } as const;
  const moved = await moveOrder(tx, order, { ...move, set: { paidAt: now, promisedAt, ...paid } });
  if (!moved) throw new Error(`order ${order.id} moved under its own lock`);
  await mailOrderPaid(deps, tx, { ...order, ...paid, promisedAt });
}

/**
 * A payment that its provider ends as failed takes its order to Failed, from where paying brings it back. An expired link
 * is no failure: nobody tried. A parcel that could not be paid leaves its order where it is.
 */
async function end(deps: EffectDeps, tx: Transaction, { payment, order }: LockedPayment, status: "failed" | "expired") {
  const now = deps.now();
  if (payment.status !== "pending") return "none";
  await rows.settle(tx, payment.id, { status, now });
  if (status === "failed" && payment.part === "order" && order.status === "Submitted") {
    await moveOrder(tx, order, { from: "Submitted", to: "Failed", actor: "provider", at: now });
    await mailOrderFailed(deps, tx, order, payment.amountMicro);
  }
  return status;
}

export async function applyPaymentEvent(
  deps: EffectDeps,
  tx: Transaction,
  locked: LockedPayment,
  { event, actor, source }: { event: PaymentEvent; actor: PaymentActor; source: string },
): Promise<Effect> {
  const { payment, order } = locked;
  if (event.currency !== payment.currency || event.amountMicro !== payment.amountMicro) {
    const { currency, amountMicro } = event;
    deps.log.error(
      { paymentId: payment.id, source, currency, amountMicro },
      "the amount of an event is not that of the payment",
    );
    await recordEvent(tx, order.accountId, "payment-mismatch", {
      paymentId: payment.id,
      source,
      currency,
      amountMicro,
    });
    return "mismatch";
  }
  return event.kind === "succeeded" ? succeed(deps, tx, locked, { event, actor }) : end(deps, tx, locked, event.kind);
}
