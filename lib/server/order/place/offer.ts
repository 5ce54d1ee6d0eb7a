// Orders that wait for a price: offered with their quote, accepted, released for payment, or ended. A transaction that
// changes both locks the quote before its order: see `hold`.

import type { PaymentMethod } from "@/lib/contracts/payment";
import { AppError } from "@/lib/contracts/errors";
import { type Actor, isInQuotation, mayMoveOrder } from "@/lib/core/order/states";
import { bookFor } from "@/lib/core/pricing/book-for";
import type { ShippingMethod } from "@/lib/core/pricing/shipping";
import { moveQuote } from "@/lib/server/bom/move";
import * as bomRows from "@/lib/server/bom/rows";
import { requireInTime } from "@/lib/server/bom/status";
import { chosenMethod, computeTotals } from "@/lib/server/cart/checkout";
import { ownerOf } from "@/lib/server/cart/service";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { enqueue } from "@/lib/server/jobs/queue";
import { publishOrderChanged, publishQuoteChanged } from "@/lib/server/realtime/publish";
import { ORDER_CHECK_JOB } from "../change/check";
import { holdWithQuotes } from "../change/hold";
import { mailOffered } from "../mails";
import { quotedItem } from "./quoted-item";
import { moveOrder } from "../move";
import * as rows from "../rows";
import { describe, offeredPart } from "./snapshot";

/** The totals as a checkout computes them, by the usual method of the order's area, without a coupon. */
function sumsOf(
  deps: Deps,
  order: rows.OrderRow,
  item: Awaited<ReturnType<typeof quotedItem>>,
  { now, paymentMethod }: { now: Date; paymentMethod: PaymentMethod | null },
) {
  const area = order.area;
  const { book } = bookFor(deps.books.boards, area, { nowMs: now.getTime() });
  const country = typeof order.receiver.country === "string" ? order.receiver.country : null;
  const shippingMethod = order.shippingMethod as ShippingMethod;
  const totals = computeTotals([item], {
    ...{ area, book, now, paymentMethod, country, shippingMethod },
    couponId: undefined,
    coupons: [],
  });
  return {
    merchandiseMicro: totals.merchandiseTotalMicro,
    couponDiscountMicro: totals.couponDiscountMicro,
    transactionFeeMicro: totals.transactionFeeMicro,
    amountPayableMicro: totals.amountPayableMicro,
    shippingEstimateMicro: totals.shippingEstimateMicro,
    shippingDiscountMicro: totals.shippingDiscountMicro,
    taxes: totals.taxes,
    paymentMethod,
  };
}

/**
 * Offers the order that waits for this quote, which the caller holds and has just priced: with all its sums, in one
 * move, mailed. False where no order waits.
 */
export async function offerOrder(
  deps: Deps,
  tx: Transaction,
  quote: bomRows.BomQuoteRow & { expiresAt: Date },
  { note, context }: { note: string; context: RequestContext<Viewer> },
): Promise<boolean> {
  const order = quote.orderId === null ? null : await rows.lock(tx, quote.orderId);
  if (order?.status !== "Quotation Process") return false;
  const { now } = context;
  const item = await quotedItem(tx, quote);
  const paymentMethod = chosenMethod(deps, undefined, { ...context, area: order.area });
  const set = {
    ...describe([item], now),
    ...sumsOf(deps, order, item, { now, paymentMethod }),
    isPriced: true,
  };
  await rows.offerLine(tx, order.id, offeredPart(item));
  const to = "Quotation Offered" as const;
  await moveOrder(tx, order, { from: "Quotation Process", to, actor: "staff", note, at: now, set });
  await mailOffered(deps, tx, { ...order, ...set }, { note, expiresAt: quote.expiresAt });
  return true;
}

async function take(tx: Transaction, orderId: string, context: RequestContext<Viewer>) {
  const { now } = context;
  const locked = await holdWithQuotes(tx, orderId, ownerOf(context));
  if (!locked) throw new AppError("NOT_FOUND");
  const { order, quotes } = locked;
  const [quote] = quotes;
  const from = order.status;
  const to = "Order Received" as const;
  if (!mayMoveOrder(from, to, "customer") || !quote) throw new AppError("MOVE_NOT_ALLOWED");
  requireInTime(quote, now);
  await moveQuote(tx, quote, { to: "Final", actor: "customer", at: now });
  await moveOrder(tx, order, { from, to, actor: "customer", at: now });
  await enqueue(tx, { kind: ORDER_CHECK_JOB, payload: { orderId } });
  return { status: to, quoteId: quote.id };
}

/** The product looks at it once more before it may be paid: see `order/check`. */
export async function accept(deps: Deps, { orderId }: { orderId: string }, context: RequestContext<Viewer>) {
  const { accountId } = context.viewer;
  const request = { accountId, key: context.idempotencyKey, operation: "order.accept", input: { orderId } };
  const { status, quoteId } = await once(deps.db, request, (tx) => take(tx, orderId, context));
  publishOrderChanged(deps, { id: orderId, accountId });
  publishQuoteChanged(deps, { id: quoteId, accountId });
  return { status };
}

type Ending = { actor: Actor; note: string; at: Date };

/**
 * Cancels the order that waits for a price or an answer by a quote that stands no longer; the caller holds the quote.
 * The order as it was, to be mailed about and told; null where none waits.
 */
export async function endWithQuote(
  tx: Transaction,
  quote: Pick<bomRows.BomQuoteRow, "orderId">,
  { actor, note, at }: Ending,
): Promise<rows.OrderRow | null> {
  const order = quote.orderId === null ? null : await rows.lock(tx, quote.orderId);
  if (!order || !isInQuotation(order.status)) return null;
  const from = order.status;
  await moveOrder(tx, order, { from, to: "Cancelled", actor, note, at });
  await bomRows.releaseOrder(tx, order.id);
  return order;
}
