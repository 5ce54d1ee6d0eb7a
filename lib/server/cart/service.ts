// The cart: what a customer means to buy, priced by the server at every look.

import type {
  addToCart,
  CartItem,
  CheckoutView,
  openCheckout as openCheckoutContract,
  updateCartItem,
} from "@/lib/contracts/cart";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { MAX_ORDER_LINES } from "@/lib/contracts/order";
import { currencyOf } from "@/lib/core/market/area";
import { bookFor } from "@/lib/core/pricing/book-for";
import * as addressRows from "@/lib/server/address/rows";
import { requireOffers } from "@/lib/server/bom/status";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as couponRows from "@/lib/server/coupon/rows";
import { toCoupon } from "@/lib/server/coupon/service";
import { pictureName } from "@/lib/server/gerber/picture-answer";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { namedProject, requireMeasured } from "@/lib/server/pcb/measured";
import { chosenMethod, couponChoice, computeTotals } from "./checkout";
import type { CartItemType, ItemPrice, OpenItem } from "./kind";
import { kindOf } from "./kinds";
import { priceCart, type PriceChange, type PricedItem, type Till } from "./pricing";
import * as rows from "./rows";
import { withPart } from "./with-parts";

type Context = RequestContext<Viewer>;
type AddInput = ParsedInputOf<typeof addToCart>;
type UpdateInput = ParsedInputOf<typeof updateCartItem>;
type CheckoutInput = ParsedInputOf<typeof openCheckoutContract>;

export const ownerOf = (context: Context): rows.CartOwner => ({
  accountId: context.viewer.accountId,
  area: context.area,
});

export function toCartItem({ item, name, project, open, price, keptUntil, change }: PricedItem): CartItem {
  return {
    cartItemId: item.id,
    itemType: item.itemType as CartItemType,
    partNo: item.partNo,
    projectId: item.projectId,
    projectName: name,
    hasPicture: project !== null && project.topPictureKey !== null,
    board3dSnapshot: pictureName(project?.board3dSnapshotKey ?? null),
    position: item.position,
    specification: open.specification,
    price,
    totalMicro: price.total.amountMicro,
    previousTotalMicro: change?.previousTotalMicro ?? null,
    changedBy: change?.changedBy ?? null,
    keptUntil,
  } as CartItem;
}

/** An item costs what it costs beside the others: the prototype offer is had once. */
export async function list(deps: Deps, cartItemId: string | undefined, context: Context) {
  const priced = await priceCart(deps, await rows.listOwned(deps.db, ownerOf(context)), context);
  const shown = priced.filter(({ item }) => cartItemId === undefined || item.id === cartItemId);
  if (cartItemId !== undefined && shown.length === 0) throw new AppError("NOT_FOUND");
  return { rows: shown.map(toCartItem), total: shown.length, currency: currencyOf(context.area) };
}

/** NEEDS_MANUAL_REVIEW for what the engine must not price: its files say something else. */
export function requireBorneOut(items: readonly Pick<PricedItem, "open" | "project">[], { locale }: Context): void {
  requireMeasured(
    items.flatMap(({ open, project }) => open.contradictions?.(project) ?? []),
    locale,
  );
}

/**
 * Price that the page showed: of the item alone, with the prototype offer if available, by the named book. If that book
 * has expired meanwhile, the cart shows the change.
 */
function shownPrice({ prices }: OpenItem, bookVersion: string | null, { books }: Deps, context: Context): ItemPrice {
  const { area, now } = context;
  const { price, previous } = prices({ books, area, bookVersion, nowMs: now.getTime(), mayUseOffer: true });
  return previous ?? price;
}

export async function add(deps: Deps, input: AddInput, context: Context): Promise<{ cartItemId: string }> {
  // Another's project is as good as none: a line may name only what its owner may see.
  const project = await namedProject(deps, input.projectId, context);
  const options: Record<string, unknown> =
    input.quantity === undefined ? input.specification : { ...input.specification, quantity: input.quantity };
  const kind = kindOf(input.itemType);
  const open = kind.complete(await withPart(deps.db, input.itemType, options), context);
  requireBorneOut([{ open, project }], context);
  const shown = shownPrice(open, input.bookVersion ?? null, deps, context);
  const owner = ownerOf(context);
  const request = {
    accountId: owner.accountId,
    key: context.idempotencyKey,
    operation: "cart.add",
    input: { ...input, area: owner.area },
  };
  return once(deps.db, request, async (tx) => {
    await addressRows.lockBook(tx, owner);
    if ((await rows.listOwned(tx, owner)).length >= MAX_ORDER_LINES) {
      throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_ORDER_LINES } });
    }
    const cartItemId = await rows.insertItem(tx, {
      ...owner,
      itemType: input.itemType,
      projectId: input.projectId ?? null,
      specification: open.specification,
      partNo: input.partNo,
      price: shown,
      bookVersion: shown.bookVersion,
      position: input.position ?? (await rows.nextPosition(tx, owner)),
      createdAt: context.now,
    });
    return { cartItemId };
  });
}

async function pricedInCart(till: Till, cartItemId: string, context: Context): Promise<PricedItem> {
  const priced = await priceCart(till, await rows.listOwned(till.db, ownerOf(context)), context);
  const found = priced.find(({ item }) => item.id === cartItemId);
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** Effect of a change of the item on its price. */
function changeBetween(before: PricedItem, after: PricedItem): PriceChange | null {
  const previousTotalMicro = before.price.total.amountMicro;
  return previousTotalMicro === after.price.total.amountMicro ? null : { previousTotalMicro, changedBy: "option" };
}

export async function update(deps: Deps, input: UpdateInput, context: Context): Promise<CartItem> {
  const owner = ownerOf(context);
  const { cartItemId, quantity, partNo, specification, bookVersion } = input;
  const change = { ...specification, ...(quantity === undefined ? {} : { quantity }) };
  const changed = await withTransaction(deps.db, async (tx) => {
    const till = { ...deps, db: tx };
    await addressRows.lockBook(tx, owner);
    const before = await pricedInCart(till, cartItemId, context);
    const { item } = before;
    if (partNo !== undefined) await rows.updateOwned(tx, owner, item.id, { partNo });
    if (Object.keys(change).length === 0 && bookVersion === undefined) return pricedInCart(till, cartItemId, context);
    const kind = kindOf(item.itemType as CartItemType);
    const wanted = kind.change(item.specification, change, context);
    const open = kind.complete(await withPart(tx, item.itemType, wanted), context);
    requireBorneOut([{ open, project: before.project }], context);
    await rows.updateOwned(tx, owner, item.id, { specification: open.specification, bookVersion });
    // The price shown from now on; later changes are reported relative to it.
    const after = await pricedInCart(till, cartItemId, context);
    await rows.updateOwned(tx, owner, item.id, { price: after.price, bookVersion: after.price.bookVersion });
    return { ...after, change: changeBetween(before, after) };
  });
  return toCartItem(changed);
}

export async function remove(deps: Deps, cartItemId: string, context: Context): Promise<Record<string, never>> {
  if ((await rows.deleteOwned(deps.db, ownerOf(context), [cartItemId])) === 0) throw new AppError("NOT_FOUND");
  return {};
}

/** The country that is asked about; another's address is as good as none. */
async function countryOf(deps: Deps, input: CheckoutInput, context: Context): Promise<string | null> {
  if (input.receiverId === undefined) return input.country ?? null;
  const receiver = await addressRows.findOwned(deps.db, ownerOf(context), input.receiverId);
  if (!receiver) throw new AppError("NOT_FOUND");
  return receiver.country;
}

/** Prices the chosen items now. A foreign or missing one refuses the whole: nothing is bought by half. */
export async function openCheckout(deps: Deps, input: CheckoutInput, context: Context): Promise<CheckoutView> {
  const owner = ownerOf(context);
  const ids = [...new Set(input.cartItemIds)];
  const items = await rows.listOwned(deps.db, owner, ids);
  if (items.length !== ids.length) throw new AppError("NOT_FOUND");
  if (input.couponId !== undefined && !(await couponRows.findOwned(deps.db, owner, input.couponId))) {
    throw new AppError("NOT_FOUND");
  }
  const priced = await priceCart(deps, items, context);
  requireBorneOut(priced, context);
  const { area, now, locale } = context;
  await requireOffers(deps.db, owner, { items: priced, now, locale });
  const { shippingMethod, couponId } = input;
  const paymentMethod = chosenMethod(deps, input.paymentMethod, context);
  const country = await countryOf(deps, input, context);
  const coupons = (await couponRows.listUnused(deps.db, owner)).map(toCoupon);
  const { book } = bookFor(deps.books.boards, area, { nowMs: now.getTime() });
  const totals = computeTotals(priced, { area, book, now, shippingMethod, paymentMethod, couponId, country, coupons });
  return {
    ...totals,
    ...couponChoice(totals, now),
    items: priced.map(toCartItem),
    shippingMethod,
    paymentMethod,
  };
}
