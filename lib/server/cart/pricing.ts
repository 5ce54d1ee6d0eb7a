// Cart items priced now, and why one costs something else than it did.

import { pcbPrice } from "@/lib/contracts/pcb";
import type { PriceChangeReason } from "@/lib/contracts/cart";
import { shanghaiDay } from "@/lib/core/order/working-days";
import type { Database, Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import * as orderRows from "@/lib/server/order/rows";
import type { ItemPrice, OpenItem } from "./kind";
import { openItem } from "./kinds";
import type { CartItemWithProject } from "./rows";
import { withParts } from "./with-parts";

export type PricedItem = CartItemWithProject & {
  open: OpenItem;
  price: ItemPrice;
  keptUntil: string | null;
  usesOffer: boolean;
  /** Total when the item was added, if today's differs, and the reason. */
  change: PriceChange | null;
};

/** The part of an item that totals are computed from: of a cart, or of an order's lines. */
export type ChargedItem = Omit<PricedItem, "item" | "keptUntil" | "change"> & {
  item: Pick<PricedItem["item"], "itemType" | "partNo">;
};

export type PriceChange = { previousTotalMicro: number; changedBy: PriceChangeReason };

export const hasOffer = ({ lines }: Pick<ItemPrice, "lines">) => lines.some(({ key }) => key === "prototypeOffer");

/** A stored price may come from an older version: if it cannot be read, there is no former price. */
function changeSince(stored: Record<string, unknown>, price: ItemPrice): PriceChange | null {
  const previous = pcbPrice.safeParse(stored).data;
  if (!previous || previous.total.amountMicro === price.total.amountMicro) return null;
  const [had, has] = [hasOffer(previous), hasOffer(price)];
  const otherwise = price.lines.some(({ key }) => key === "partPrice") ? "partPrice" : "priceBook";
  const changedBy = had && !has ? "offerUsed" : has && !had ? "offerAvailable" : otherwise;
  return { previousTotalMicro: previous.total.amountMicro, changedBy };
}

/** Database and price books for reading and pricing items: the services' own, or those of a transaction. */
export type Till = Pick<Deps, "books"> & { db: Database | Transaction };

/** Something to price, and the price book that it names. */
export type ToPrice = { open: OpenItem; bookVersion: string | null };

/**
 * Prices items in their order, each by the book that it names while that is honored. The prototype offer goes to the
 * first that may have it, and to none where the account has an order of today that used it.
 */
export async function priceOpen(
  { db, books }: Till,
  items: ToPrice[],
  { viewer, area, now }: RequestContext<Viewer>,
): Promise<{ price: ItemPrice; keptUntil: string | null }[]> {
  const nowMs = now.getTime();
  const priceAll = (mayUseOffer: boolean) => {
    let isLeft = mayUseOffer;
    return items.map(({ open, bookVersion }) => {
      const { price, keptUntil = null } = open.prices({ books, area, bookVersion, nowMs, mayUseOffer: isLeft });
      if (hasOffer(price)) isLeft = false;
      return { price, keptUntil };
    });
  };
  const priced = priceAll(true);
  // Few carts hold a board that may have the offer; the others need not ask for today's orders.
  const usesOffer = priced.some(({ price }) => hasOffer(price));
  if (!usesOffer || !(await orderRows.hasUsedOffer(db, viewer.accountId, shanghaiDay(nowMs)))) return priced;
  return priceAll(false);
}

export async function priceCart(
  till: Till,
  items: CartItemWithProject[],
  context: RequestContext<Viewer>,
): Promise<PricedItem[]> {
  const stocked = await withParts(
    till.db,
    items.map(({ item }) => item),
  );
  const opened = items.map((row, at) => ({ ...row, open: openItem(stocked[at] ?? row.item) }));
  const prices = await priceOpen(
    till,
    opened.map(({ open, item }) => ({ open, bookVersion: item.bookVersion })),
    context,
  );
  return opened.flatMap((row, at) => {
    const priced = prices[at];
    if (!priced) return [];
    return [
      { ...row, ...priced, usesOffer: hasOffer(priced.price), change: changeSince(row.item.price, priced.price) },
    ];
  });
}
