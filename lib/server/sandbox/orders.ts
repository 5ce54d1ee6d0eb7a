// Orders of test keys: placed like any other, without money, mail, stock or anybody who makes them.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { type createOrder, listedOrder, type ListedOrder, type OrderView, viewOrder } from "@/lib/contracts/order";
import { mayMoveOrder } from "@/lib/core/order/states";
import { bookFor } from "@/lib/core/pricing/book-for";
import { chosenMethod, computeTotals } from "@/lib/server/cart/checkout";
import * as cartRows from "@/lib/server/cart/rows";
import { ownerOf } from "@/lib/server/cart/service";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { newId } from "@/lib/server/ids";
import { newNumber } from "@/lib/server/numbers";
import type { OrderFilter } from "@/lib/server/order/list-rows";
import { lockCartItems, requireExpectedTotal } from "@/lib/server/order/place/create";
import { loadBillingAddress, loadShippingAddress } from "@/lib/server/order/place/parties";
import { describe } from "@/lib/server/order/place/snapshot";
import { announceSandboxOrder } from "@/lib/server/webhook/sandbox-events";
import { placedView, withStatus } from "./view";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;
type Input = ParsedInputOf<typeof createOrder>;

/** Whose sandbox a request acts in. */
export const personOf = ({ viewer }: Context): string => viewer.apiKey?.personId ?? viewer.accountId;

/** True for a request by a test key. */
export const isTest = ({ viewer }: Context): boolean => viewer.apiKey?.isTest === true;

async function place(deps: Deps, tx: Transaction, input: Input, context: Context) {
  const owner = ownerOf(context);
  const { now, area } = context;
  // No coupon is ever given to a sandbox.
  if (input.couponId !== undefined) throw new AppError("NOT_FOUND");
  const receiver = await loadShippingAddress(tx, input.receiverId, context);
  const bill = await loadBillingAddress(tx, input.billId, context);
  const items = await lockCartItems(deps, tx, input, context);
  const { shippingMethod, process, remark, purchaseNumber } = input;
  const paymentMethod = chosenMethod(deps, input.paymentMethod, context);
  const { book } = bookFor(deps.books.boards, area, { nowMs: now.getTime() });
  const choices = {
    area,
    book,
    now,
    shippingMethod,
    paymentMethod,
    country: receiver.country,
    coupons: [],
    couponId: undefined,
  };
  const totals = computeTotals(items, choices);
  requireExpectedTotal(input.expectedTotalMicro, totals.amountPayableMicro);
  const id = newId();
  const status = process === "checkFirst" ? ("Queued" as const) : ("Submitted" as const);
  const view = placedView({
    ...{ id, orderNumber: newNumber("TEST", now), status, items, totals, receiver, bill, now },
    ...{ shippingMethod, paymentMethod, process, remark, purchaseNumber, ...describe(items, now) },
  });
  await rows.insertOrder(tx, { id, ...owner, status, view: { ...view }, createdAt: now });
  await cartRows.deleteOwned(
    tx,
    owner,
    items.map(({ item }) => item.id),
  );
  await announceSandboxOrder(tx, personOf(context), toListed(view), { types: ["order.created"], at: now });
  return { orderId: id, orderNumber: view.orderNumber };
}

export async function create(deps: Deps, input: Input, context: Context) {
  const { accountId } = context.viewer;
  const request = { accountId, key: context.idempotencyKey, operation: "sandbox.create", input };
  return once(deps.db, request, (tx) => place(deps, tx, input, context));
}

/** The order with what may be done about it now. */
export function toView({ view, status }: rows.SandboxOrderRow): OrderView {
  const canCancel = mayMoveOrder(status, "Cancelled", "customer");
  return viewOrder.output.parse({ ...view, status, canCancel });
}

export function toListed(view: OrderView): ListedOrder {
  return listedOrder.parse({ ...view, lines: view.lines.length, line: null, parcel: view.shipment });
}

export async function list(deps: Deps, filter: OrderFilter, context: Context) {
  const owner = ownerOf(context);
  const found = await rows.listOrders(deps.db, owner, filter);
  const count = await rows.countByStatus(deps.db, owner);
  const all = Object.values(count).reduce((sum, orders) => sum + orders, 0);
  const total = filter.status ? (count[filter.status] ?? 0) : all;
  return { rows: found.map((row) => toListed(toView(row))), total, count };
}

export async function view(deps: Deps, id: string, context: Context): Promise<OrderView> {
  const row = await rows.findOrder(deps.db, ownerOf(context), id);
  if (!row) throw new AppError("NOT_FOUND");
  return toView(row);
}

export async function cancel(deps: Deps, id: string, context: Context) {
  const { accountId } = context.viewer;
  const request = { accountId, key: context.idempotencyKey, operation: "sandbox.cancel", input: { id } };
  return once(deps.db, request, async (tx) => {
    const row = await rows.lockOrder(tx, ownerOf(context), id);
    if (!row) throw new AppError("NOT_FOUND");
    if (!mayMoveOrder(row.status, "Cancelled", "customer")) throw new AppError("MOVE_NOT_ALLOWED");
    const moved = withStatus(toView(row), { to: "Cancelled", actor: "customer", at: context.now });
    await rows.setOrder(tx, id, { status: "Cancelled", view: { ...moved } });
    const told = { types: ["order.cancelled", "order.state_changed"], from: row.status, at: context.now } as const;
    await announceSandboxOrder(tx, personOf(context), toListed(moved), told);
    return { status: "Cancelled" as const };
  });
}
