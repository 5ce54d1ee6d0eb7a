// What a provider's notice does: once, for the right amount, to an order that may still be paid.

import { AppError } from "@/lib/contracts/errors";
import { promiseDate } from "@/lib/core/order/working-days";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { readBody } from "@/lib/server/http/body";
import type { RequestContext } from "@/lib/server/http/context";
import { mailOrderPaid } from "@/lib/server/order/mails";
import * as orderRows from "@/lib/server/order/rows";
import { recordEvent } from "@/lib/server/account/rows";
import { SERVER_EVENTS } from "@/lib/server/realtime/publish";
import type { PaymentNotice } from "./provider";
import * as rows from "./rows";

const MAX_NOTICE_BYTES = 64 * 1024;

/** Effects are kept with the notice, for whoever asks later what it did. */
type Effect = "paid" | "failed" | "refunded" | "mismatch" | "none";

async function refund(tx: Transaction, payment: rows.PaymentRow, reason: string, now: Date): Promise<Effect> {
  await rows.insertRefund(tx, payment, reason);
  await rows.settle(tx, payment.id, "refunded", now);
  return "refunded";
}

/** The payment with its order, both held: the order first, as every other writer takes them. */
type Held = { payment: rows.PaymentRow; order: orderRows.OrderRow };

async function hold(tx: Transaction, paymentId: string, providerName: string): Promise<Held | null> {
  const known = await rows.findById(tx, paymentId);
  if (!known || known.provider !== providerName) return null;
  const order = await orderRows.lockForNotice(tx, known.orderId);
  const payment = await rows.findById(tx, paymentId);
  return order && payment ? { payment, order } : null;
}

async function succeed(deps: Deps, tx: Transaction, { payment, order }: Held, now: Date): Promise<Effect> {
  if (payment.status === "succeeded" || payment.status === "refunded") return "none";
  const settled = (await rows.listByOrder(tx, order.id)).some((other) => other.status === "succeeded");
  if (order.status !== "Submitted" && order.status !== "Failed")
    return refund(tx, payment, `order is ${order.status}`, now);
  if (settled) return refund(tx, payment, "paid already", now);
  await rows.settle(tx, payment.id, "succeeded", now);
  if (order.status === "Failed") {
    await orderRows.insertEvent(tx, order.id, {
      from: "Failed",
      to: "Submitted",
      actor: "provider",
      position: 0,
      at: now,
    });
  }
  const promisedAt = new Date(promiseDate(now.getTime(), order.leadTimeDays));
  const move = { from: "Submitted", to: "Paid", actor: "provider", position: 1, at: now } as const;
  const moved = await orderRows.moveOrder(tx, order, { ...move, set: { paidAt: now, promisedAt } });
  if (!moved) throw new Error(`order ${order.id} moved under its own lock`);
  await mailOrderPaid(deps, tx, { ...order, promisedAt });
  return "paid";
}

async function fail(tx: Transaction, payment: rows.PaymentRow, now: Date): Promise<Effect> {
  if (payment.status !== "pending") return "none";
  // The order stays Submitted: a refused card is not the last word, another may be tried.
  await rows.settle(tx, payment.id, "failed", now);
  return "failed";
}

async function apply(deps: Deps, tx: Transaction, held: Held, notice: PaymentNotice): Promise<Effect> {
  const now = deps.now();
  const { payment, order } = held;
  if (notice.currency !== payment.currency || notice.amountMicro !== payment.amountMicro) {
    deps.log.error({ paymentId: payment.id, noticeId: notice.noticeId }, "a notice's amount is not the payment's");
    await recordEvent(tx, order.accountId, "payment-mismatch", { paymentId: payment.id, noticeId: notice.noticeId });
    return "mismatch";
  }
  return notice.kind === "succeeded" ? succeed(deps, tx, held, now) : fail(tx, payment, now);
}

export async function receiveNotice(
  deps: Deps,
  providerName: string,
  context: RequestContext,
): Promise<Record<string, never>> {
  const provider = Object.hasOwn(deps.paymentProviders, providerName) ? deps.paymentProviders[providerName] : undefined;
  if (!provider) throw new AppError("UNKNOWN_ROUTE");
  const body = await readBody(context.request, MAX_NOTICE_BYTES);
  const notice = provider.readNotice(body, context.request.headers, context.now);
  if (!notice) throw new AppError("NOTICE_REFUSED");
  const order = await withTransaction(deps.db, async (tx) => {
    const held = await hold(tx, notice.paymentId, providerName);
    if (!held) throw new AppError("NOTICE_REFUSED");
    const id = `${providerName}:${notice.noticeId}`;
    const paymentId = held.payment.id;
    const row = { id, provider: providerName, paymentId, kind: notice.kind, effect: "none", createdAt: context.now };
    if (!(await rows.insertNotice(tx, row))) return null;
    const effect = await apply(deps, tx, held, notice);
    await rows.setNoticeEffect(tx, id, effect);
    return effect === "none" ? null : held.order;
  });
  if (order) {
    const news = { orderId: order.id };
    deps.news.publish({ kind: "event", accountId: order.accountId, event: SERVER_EVENTS.orderChanged, data: news });
  }
  return {};
}
