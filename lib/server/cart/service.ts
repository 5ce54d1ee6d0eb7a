// The cart: what a customer means to buy, priced by the server at every look.

import type { addToCart, CartItem, CheckoutView } from "@/lib/contracts/cart";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { pcbSpecification } from "@/lib/contracts/pcb";
import { standardDays } from "@/lib/core/pcb/lead-time";
import { isQuantityStep } from "@/lib/core/pcb/quantity";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as projectRows from "@/lib/server/gerber/rows";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { completeOrRefuse } from "@/lib/server/pcb/service";
import { checkoutTotals, priceCart, type PricedItem } from "./pricing";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;
type AddInput = ParsedInputOf<typeof addToCart>;

const MAX_ITEMS = 100;

export const ownerOf = (context: Context): rows.CartOwner => ({
  accountId: context.viewer.accountId,
  area: context.area,
});

export function toCartItem({ item, project, specification, price, formerTotalMicro }: PricedItem): CartItem {
  return {
    cartItemId: item.id,
    itemType: "Custom",
    partNo: item.partNo,
    projectId: item.projectId,
    projectName: project?.name ?? "",
    hasPicture: project !== null && project.topPictureKey !== null,
    specification,
    price,
    totalMicro: price.total.amountMicro,
    formerTotalMicro,
  };
}

export async function list(deps: Deps, cartItemId: string | undefined, context: Context) {
  const items = await rows.listOwned(deps.db, ownerOf(context), cartItemId ? [cartItemId] : undefined);
  if (cartItemId && items.length === 0) throw new AppError("NOT_FOUND");
  const priced = await priceCart(deps, deps.db, items, context);
  return {
    rows: priced.map(toCartItem),
    total: priced.length,
    currency: priced[0]?.price.currency ?? currencyOf(context),
  };
}

const currencyOf = (context: Context) => (context.area === "zh-CN" ? ("CNY" as const) : ("USD" as const));

/** Another's project is as good as none: a line may name only what its owner may see. */
async function requireOwnProject(deps: Deps, projectId: string | undefined, context: Context): Promise<void> {
  if (projectId === undefined) return;
  if (!(await projectRows.findOwned(deps.db, context.owner(), projectId))) throw new AppError("NOT_FOUND");
}

export async function add(deps: Deps, input: AddInput, context: Context): Promise<{ cartItemId: string }> {
  await requireOwnProject(deps, input.projectId, context);
  const given =
    input.quantity === undefined ? input.specification : { ...input.specification, quantity: input.quantity };
  const { specification, price } = completeOrRefuse(given, context);
  const owner = ownerOf(context);
  const request = { accountId: owner.accountId, key: context.idempotencyKey, operation: "cart.add", input };
  return once(deps.db, request, async (tx) => {
    const known = await rows.listOwned(tx, owner);
    if (known.length >= MAX_ITEMS) throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_ITEMS } });
    const cartItemId = await rows.insertItem(tx, {
      ...owner,
      itemType: input.itemType,
      projectId: input.projectId ?? null,
      specification,
      partNo: input.partNo,
      price,
      bookVersion: price.bookVersion,
      createdAt: context.now,
    });
    return { cartItemId };
  });
}

/** A standard lead time stays the standard one of the new quantity. */
function withQuantity(stored: Record<string, unknown>, quantity: number | undefined): Record<string, unknown> {
  if (quantity === undefined) return stored;
  const former = pcbSpecification.parse(stored);
  const { leadTimeDays, ...rest } = former;
  return leadTimeDays === standardDays(former) ? { ...rest, quantity } : { ...former, quantity };
}

type Change = { cartItemId: string; quantity?: number; partNo?: string };

export async function update(deps: Deps, change: Change, context: Context): Promise<CartItem> {
  const owner = ownerOf(context);
  if (change.quantity !== undefined && !isQuantityStep(change.quantity)) throw new AppError("UNSUPPORTED_COMBINATION");
  const changed = await withTransaction(deps.db, async (tx) => {
    const [row] = await rows.lockOwned(tx, owner, [change.cartItemId]);
    if (!row) throw new AppError("NOT_FOUND");
    const { specification, price } = completeOrRefuse(withQuantity(row.item.specification, change.quantity), context);
    const partNo = change.partNo ?? row.item.partNo;
    await rows.updateOwned(tx, owner, row.item.id, { specification, price, partNo, bookVersion: price.bookVersion });
    const [priced] = await priceCart(deps, tx, await rows.listOwned(tx, owner, [row.item.id]), context);
    return priced;
  });
  if (!changed) throw new AppError("NOT_FOUND");
  return toCartItem(changed);
}

export async function remove(deps: Deps, cartItemId: string, context: Context): Promise<Record<string, never>> {
  if ((await rows.deleteOwned(deps.db, ownerOf(context), [cartItemId])) === 0) throw new AppError("NOT_FOUND");
  return {};
}

/** Prices the chosen items now. A foreign or missing one refuses the whole: nothing is bought by half. */
export async function openCheckout(deps: Deps, cartItemIds: string[], context: Context): Promise<CheckoutView> {
  const ids = [...new Set(cartItemIds)];
  const items = await rows.listOwned(deps.db, ownerOf(context), ids);
  if (items.length !== ids.length) throw new AppError("NOT_FOUND");
  const priced = await priceCart(deps, deps.db, items, context);
  return { items: priced.map(toCartItem), ...checkoutTotals(priced, context.area) };
}
