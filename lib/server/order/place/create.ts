// Placing an order: cart items become an immutable snapshot in one transaction, once.

import type { OrderStatus } from "@/lib/core/order/states";
import type { UsedCoupon } from "@/lib/contracts/coupon";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { createOrder } from "@/lib/contracts/order";
import { bookFor } from "@/lib/core/pricing/book-for";
import * as addressRows from "@/lib/server/address/rows";
import { spend } from "@/lib/server/api-key/spending";
import { listOfOrder } from "@/lib/server/bom/rows";
import { takeQuotes } from "@/lib/server/bom/status";
import { chosenMethod, type CheckoutTotals, computeTotals } from "@/lib/server/cart/checkout";
import { priceCart, type PricedItem } from "@/lib/server/cart/pricing";
import * as cartRows from "@/lib/server/cart/rows";
import { ownerOf, requireBorneOut } from "@/lib/server/cart/service";
import { countOrders } from "@/lib/server/community/count-orders";
import * as couponRows from "@/lib/server/coupon/rows";
import { toCoupon } from "@/lib/server/coupon/service";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { newId } from "@/lib/server/ids";
import { newNumber } from "@/lib/server/numbers";
import { enqueue } from "@/lib/server/jobs/queue";
import { publishOrderWithQuotes } from "@/lib/server/realtime/publish";
import { ORDER_CHECK_JOB } from "../change/check";
import { announceOrder } from "@/lib/server/webhook/order-events";
import { mailOrderPlaced } from "../mails";
import { loadBillingAddress, loadShippingAddress } from "./parties";
import * as rows from "../rows";
import { requireLive } from "./live";
import { requirePlayMoney } from "./samples";
import { describe, toLine } from "./snapshot";

type Input = ParsedInputOf<typeof createOrder>;
type Context = RequestContext<Viewer>;
type Placed = { orderId: string; orderNumber: string };

/** The confirmed total must still apply: the customer pays the amount shown or is asked again. */
export function requireExpectedTotal(seen: number | undefined, payable: number): void {
  if (seen !== undefined && seen !== payable) {
    throw new AppError("PRICE_CHANGED", { data: { amountPayableMicro: payable } });
  }
}

export async function lockCartItems(
  deps: Deps,
  tx: Transaction,
  input: Input,
  context: Context,
): Promise<PricedItem[]> {
  const owner = ownerOf(context);
  const ids = [...new Set(input.cartItemIds)];
  const items = await cartRows.lockOwned(tx, owner, ids);
  if (items.length !== ids.length) throw new AppError("NOT_FOUND");
  const priced = await priceCart({ ...deps, db: tx }, items, context);
  for (const { open } of priced) {
    if (open.lack) throw new AppError("OUT_OF_STOCK", { values: { mpn: open.lack.mpn }, data: { ...open.lack } });
  }
  requireBorneOut(priced, context);
  if (priced.some(({ open }) => !open.isMakeable)) throw new AppError("UNSUPPORTED_COMBINATION");
  return priced;
}

/** The chosen coupon; the totals say whether it is used. */
async function findCoupon(tx: Transaction, couponId: string | undefined, context: Context) {
  if (couponId === undefined) return [];
  const row = await couponRows.findOwned(tx, ownerOf(context), couponId);
  if (!row) throw new AppError("NOT_FOUND");
  return [toCoupon(row)];
}

function usedCoupon({ ranked, used }: CheckoutTotals): UsedCoupon | null {
  const [requested] = ranked;
  if (!requested) return null;
  if (!used) throw new AppError("COUPON_UNUSABLE", { data: { reason: requested.verdict.reason } });
  const { id, kind, amountMicro } = used.coupon;
  return { couponId: id, kind, amountMicro, discountMicro: used.verdict.discountMicro };
}

/** Written is Queued; what is paid at once is Submitted in the same moment, the rest waits for its check. */
async function begin(tx: Transaction, order: { id: string; status: OrderStatus }, now: Date): Promise<void> {
  await rows.insertEvent(tx, order.id, { from: null, to: "Queued", actor: "customer", at: now });
  if (order.status === "Queued") {
    await enqueue(tx, { kind: ORDER_CHECK_JOB, payload: { orderId: order.id } });
    return;
  }
  await rows.insertEvent(tx, order.id, { from: "Queued", to: "Submitted", actor: "system", at: now });
}

async function place(deps: Deps, tx: Transaction, input: Input, context: Context): Promise<Placed> {
  requireLive(context);
  const owner = ownerOf(context);
  const { now } = context;
  // One checkout of an account at a time: the offer's once-a-day rule is read and written under this lock.
  await addressRows.lockBook(tx, owner);
  const receiver = await loadShippingAddress(tx, input.receiverId, context);
  const bill = await loadBillingAddress(tx, input.billId, context);
  const items = await lockCartItems(deps, tx, input, context);
  const { shippingMethod, couponId, process, remark, purchaseNumber } = input;
  const paymentMethod = chosenMethod(deps, input.paymentMethod, context);
  const lines = items.map(({ item, open }) => ({ itemType: item.itemType, specification: { ...open.specification } }));
  requirePlayMoney(lines, paymentMethod);
  const coupons = await findCoupon(tx, couponId, context);
  const { country } = receiver;
  const { area } = context;
  const { book } = bookFor(deps.books.boards, area, { nowMs: now.getTime() });
  const choices = { area, book, now, shippingMethod, paymentMethod, couponId, country, coupons };
  const totals = computeTotals(items, choices);
  const coupon = usedCoupon(totals);
  requireExpectedTotal(input.expectedTotalMicro, totals.amountPayableMicro);
  const order = {
    id: newId(),
    orderNumber: newNumber("BW", now),
    ...owner,
    locale: context.locale,
    currency: totals.currency,
    status: process === "checkFirst" ? ("Queued" as const) : ("Submitted" as const),
    ...describe(items, now),
    merchandiseMicro: totals.merchandiseTotalMicro,
    couponDiscountMicro: totals.couponDiscountMicro,
    transactionFeeMicro: totals.transactionFeeMicro,
    amountPayableMicro: totals.amountPayableMicro,
    shippingEstimateMicro: totals.shippingEstimateMicro,
    shippingDiscountMicro: totals.shippingDiscountMicro,
    shippingMethod,
    paymentMethod,
    process,
    receiver,
    bill,
    coupon,
    taxes: totals.taxes,
    remark,
    purchaseNumber,
    createdAt: now,
  };
  const bought: rows.OrderLineInsert[] = [];
  for (const item of items) bought.push(await toLine(tx, item));
  await rows.insertOrder(tx, order, bought);
  await spend(tx, context.viewer, order, now);
  await takeQuotes(tx, owner, { items, orderId: order.id, now, locale: context.locale });
  if (coupon && !(await couponRows.takeCoupon(tx, owner, { couponId: coupon.couponId, orderId: order.id }))) {
    throw new AppError("COUPON_UNUSABLE", { data: { reason: "state" } });
  }
  await begin(tx, order, now);
  await countOrders(tx, order.id, { lines: bought, items: items.map(({ item }) => item) });
  const itemIds = items.map(({ item }) => item.id);
  await cartRows.deleteOwned(tx, owner, itemIds);
  await announceOrder(tx, order, now);
  await mailOrderPlaced(deps, tx, order, items);
  return { orderId: order.id, orderNumber: order.orderNumber };
}

export async function create(deps: Deps, input: Input, context: Context): Promise<Placed> {
  const { accountId } = context.viewer;
  const request = {
    accountId,
    key: context.idempotencyKey,
    operation: "order.create",
    input: { ...input, area: context.area },
  };
  const placed = await once(deps.db, request, (tx) => place(deps, tx, input, context));
  const quotes = await listOfOrder(deps.db, placed.orderId);
  publishOrderWithQuotes(deps, { order: { id: placed.orderId, accountId }, quotes });
  deps.count?.({ name: "order", area: context.area });
  return placed;
}
