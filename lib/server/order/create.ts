// Placing an order: cart items become an immutable snapshot in one transaction, once.

import { randomInt } from "node:crypto";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { createOrder } from "@/lib/contracts/order";
import { productTypeOf } from "@/lib/core/order/totals";
import { shanghaiDay } from "@/lib/core/order/working-days";
import { checkSpecification } from "@/lib/core/pcb/rules";
import * as addressRows from "@/lib/server/address/rows";
import { checkoutTotals, priceCart, type PricedItem } from "@/lib/server/cart/pricing";
import * as cartRows from "@/lib/server/cart/rows";
import { ownerOf } from "@/lib/server/cart/service";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { newId } from "@/lib/server/ids";
import { mailOrderPlaced } from "./mails";
import * as rows from "./rows";

type Input = ParsedInputOf<typeof createOrder>;
type Context = RequestContext<Viewer>;
type Placed = { orderId: string; orderNumber: string };

/** Digits and letters that cannot be taken for one another. */
const NUMBER_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** `BW261121-7K2MQ4`: the day in Shanghai and a random part, so that nobody reads our volume off it. */
function newOrderNumber(now: Date): string {
  const random = Array.from({ length: 6 }, () => NUMBER_SIGNS[randomInt(NUMBER_SIGNS.length)]).join("");
  return `BW${shanghaiDay(now.getTime()).slice(2).replaceAll("-", "")}-${random}`;
}

/** What a confirmed total must still be: the person pays what was shown, or is asked again. */
function requireSeenTotal(seen: number | undefined, payable: number): void {
  if (seen !== undefined && seen !== payable) {
    throw new AppError("PRICE_CHANGED", { data: { amountPayableMicro: payable } });
  }
}

async function takeItems(deps: Deps, tx: Transaction, input: Input, context: Context): Promise<PricedItem[]> {
  const owner = ownerOf(context);
  const ids = [...new Set(input.cartItemIds)];
  const items = await cartRows.lockOwned(tx, owner, ids);
  if (items.length !== ids.length) throw new AppError("NOT_FOUND");
  const priced = await priceCart(deps, tx, items, context);
  if (priced.some(({ specification }) => checkSpecification(specification).length > 0))
    throw new AppError("UNSUPPORTED_COMBINATION");
  return priced;
}

function toLine({ item, project, specification, price }: PricedItem): rows.OrderLineInsert {
  return {
    itemType: item.itemType,
    partNo: item.partNo,
    projectId: item.projectId,
    projectName: project?.name ?? "",
    fileId: project?.fileId ?? null,
    topPictureKey: project?.topPictureKey ?? null,
    specification,
    price,
    bookVersion: price.bookVersion,
    totalMicro: price.total.amountMicro,
  };
}

async function place(deps: Deps, tx: Transaction, input: Input, context: Context): Promise<Placed> {
  const owner = ownerOf(context);
  // One checkout of an account at a time: the offer's once-a-day rule is read and written under this lock.
  await addressRows.lockBook(tx, owner);
  const receiver = await addressRows.findOwned(tx, owner, input.receiverId);
  if (!receiver) throw new AppError("ADDRESS_NEEDED");
  const items = await takeItems(deps, tx, input, context);
  const totals = checkoutTotals(items, context.area);
  requireSeenTotal(input.seenTotalMicro, totals.amountPayableMicro);
  const shipping = totals.shippingEstimates.find((estimate) => estimate.method === input.shippingMethod);
  const usesOffer = items.some((item) => item.usesOffer);
  const orderId = newId();
  const orderNumber = newOrderNumber(context.now);
  const { id: _id, accountId: _accountId, area: _area, isDefault: _isDefault, createdAt: _at, ...address } = receiver;
  const order = {
    id: orderId,
    orderNumber,
    ...owner,
    locale: context.locale,
    currency: totals.currency,
    status: "Submitted",
    productType: productTypeOf(items.map(({ item }) => item.itemType)),
    title: items.find(({ project }) => project)?.project?.name ?? "",
    quantity: items.reduce((sum, { specification }) => sum + specification.quantity, 0),
    lineCount: items.length,
    merchandiseMicro: totals.merchandiseTotalMicro,
    couponDiscountMicro: totals.couponDiscountMicro,
    transactionFeeMicro: totals.transactionFeeMicro,
    amountPayableMicro: totals.amountPayableMicro,
    shippingEstimateMicro: shipping?.amountMicro ?? 0,
    shippingMethod: input.shippingMethod,
    receiver: address,
    remark: input.remark,
    offerDay: usesOffer ? shanghaiDay(context.now.getTime()) : null,
    leadTimeDays: Math.max(...items.map(({ specification }) => specification.leadTimeDays)),
    createdAt: context.now,
  };
  await rows.insertOrder(tx, order, items.map(toLine));
  await rows.insertEvent(tx, orderId, { from: null, to: "Queued", actor: "customer", position: 0, at: context.now });
  await rows.insertEvent(tx, orderId, {
    from: "Queued",
    to: "Submitted",
    actor: "system",
    position: 1,
    at: context.now,
  });
  await cartRows.deleteOwned(
    tx,
    owner,
    items.map(({ item }) => item.id),
  );
  await mailOrderPlaced(deps, tx, order, items);
  return { orderId, orderNumber };
}

export function create(deps: Deps, input: Input, context: Context): Promise<Placed> {
  const request = {
    accountId: context.viewer.accountId,
    key: context.idempotencyKey,
    operation: "order.create",
    input: { ...input, area: context.area },
  };
  return once(deps.db, request, (tx) => place(deps, tx, input, context));
}
