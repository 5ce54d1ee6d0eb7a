// Opening the payment of an order: one pending payment at a time, whoever asks how often and by which method.

import type { PaymentMethod } from "@/lib/contracts/payment";
import { AppError } from "@/lib/contracts/errors";
import type { PriceBook } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import { ownerOf } from "@/lib/server/cart/service";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { closePayment } from "@/lib/server/payment/closing";
import { applyPaymentEvent } from "@/lib/server/payment/effects";
import { feeMicro, providerFor, readMethod, requireMethod } from "@/lib/server/payment/methods";
import { openPayment } from "@/lib/server/payment/opening";
import { PAY_LINK_MS } from "@/lib/server/payment/provider";
import * as paymentRows from "@/lib/server/payment/rows";
import { mailTransferDetails } from "../mails";
import { moveOrder } from "../move";
import * as rows from "../rows";
import { requirePlayMoney } from "../place/samples";
import { isShippingSettled, shippingDueOf } from "./shipping-due";

type Input = { orderId: string; paymentMethod?: PaymentMethod };
type Context = RequestContext<Viewer>;

/** Amount due next: the goods before production, the parcel after it. */
type Due = { part: "order" | "shipping"; feeMicro: number; amountMicro: number };

/** The order that may be paid, held; a failed one is brought back by trying again. */
async function takePayable(tx: Transaction, orderId: string, context: Context): Promise<rows.OrderRow> {
  const order = await rows.lockOwned(tx, ownerOf(context), orderId);
  if (!order) throw new AppError("NOT_FOUND");
  if (order.status === "Submitted" || order.status === "Processed") return order;
  if (order.status !== "Failed") throw new AppError("MOVE_NOT_ALLOWED");
  const move = { from: "Failed" as const, to: "Submitted" as const, actor: "customer" as const, at: context.now };
  await moveOrder(tx, order, move);
  return { ...order, status: "Submitted" };
}

/** Amount due by a payment method: the same goods, the method's own fee. The parcel costs the same by each. */
async function dueBy(tx: Transaction, order: rows.OrderRow, method: PaymentMethod, book: PriceBook): Promise<Due> {
  if (order.status === "Processed") {
    const amountMicro = shippingDueOf(order);
    // Nothing is asked for a parcel that was not weighed.
    if (amountMicro === null || (await isShippingSettled(tx, order))) throw new AppError("MOVE_NOT_ALLOWED");
    return { part: "shipping", feeMicro: 0, amountMicro };
  }
  const subtotalMicro = order.merchandiseMicro - order.couponDiscountMicro;
  const fee = feeMicro(book, method, subtotalMicro);
  return { part: "order", feeMicro: fee, amountMicro: order.amountPayableMicro - order.transactionFeeMicro + fee };
}

/** The order at the method's own fee, until it is paid. */
async function choose(tx: Transaction, order: rows.OrderRow, method: PaymentMethod, due: Due): Promise<rows.OrderRow> {
  if (due.part === "shipping") return order;
  const { feeMicro: transactionFeeMicro, amountMicro: amountPayableMicro } = due;
  const chosen = { ...order, paymentMethod: method, transactionFeeMicro, amountPayableMicro };
  await rows.setMethod(tx, chosen);
  return chosen;
}

/** A link that is about to end is no use to a person who has yet to find their card. */
const MIN_LEFT_MS = 60_000;

function isStillGood(
  payment: paymentRows.PaymentRow,
  due: { method: string; amountMicro: number },
  now: Date,
): boolean {
  const { method, amountMicro, expiresAt } = payment;
  if (method !== due.method || amountMicro !== due.amountMicro) return false;
  return expiresAt === null || expiresAt.getTime() - now.getTime() > MIN_LEFT_MS;
}

/** The pending payment by this method, begun where there is none; one by another method is closed. */
async function begin(deps: Deps, tx: Transaction, input: Input, context: Context): Promise<{ paymentId: string }> {
  const order = await takePayable(tx, input.orderId, context);
  const named = input.paymentMethod ?? readMethod(order.paymentMethod) ?? undefined;
  const offer = requireMethod(deps, context, named);
  const { method } = offer;
  if (method !== "sandbox" && !context.viewer.contactConfirmed) throw new AppError("EMAIL_UNCONFIRMED");
  requirePlayMoney(await rows.findLines(tx, order.id), method);
  const payer = providerFor(deps, method);
  if (!payer) throw new AppError("PAYMENT_UNAVAILABLE");
  const { book } = bookFor(deps.books.boards, order.area, { nowMs: context.now.getTime() });
  const due = await dueBy(tx, order, method, book);
  const pending = await paymentRows.findPending(tx, order.id, due.part);
  if (pending && isStillGood(pending, { method, ...due }, context.now)) return { paymentId: pending.id };
  if (pending) await closePayment(tx, pending, context.now);
  const payment = await paymentRows.insertPending(tx, {
    orderId: order.id,
    provider: payer.name,
    method,
    currency: order.currency,
    ...due,
    // Money on its way through banks has no hour at which its account closes.
    expiresAt: method === "bankTransfer" ? null : new Date(context.now.getTime() + PAY_LINK_MS),
    createdAt: context.now,
  });
  const chosen = await choose(tx, order, method, due);
  if (due.amountMicro === 0) await settleNothing(deps, tx, { payment, order: chosen });
  else if (offer.transferAccount) {
    const { amountMicro: amountPayableMicro } = due;
    await mailTransferDetails(deps, tx, { ...chosen, amountPayableMicro, account: offer.transferAccount });
  }
  return { paymentId: payment.id };
}

/** A coupon paid for everything: no provider charges nothing. */
async function settleNothing(
  deps: Deps,
  tx: Transaction,
  locked: { payment: paymentRows.PaymentRow; order: rows.OrderRow },
): Promise<void> {
  const event = { kind: "succeeded" as const, currency: locked.payment.currency, amountMicro: 0 };
  await applyPaymentEvent(deps, tx, locked, { event, actor: "provider", source: "nothing to pay" });
}

/** Answers where to pay: the provider's page, or the order's own where a bank transfer is awaited or nothing is due. */
export async function pay(deps: Deps, input: Input, context: Context): Promise<{ payUrl: string }> {
  const { accountId } = context.viewer;
  const request = { accountId, key: context.idempotencyKey, operation: "order.pay", input };
  const { paymentId } = await once(deps.db, request, (tx) => begin(deps, tx, input, context));
  // Outside the transaction: a provider may take its time, and the same payment is opened once.
  return { payUrl: await openPayment(deps, paymentId, context) };
}
