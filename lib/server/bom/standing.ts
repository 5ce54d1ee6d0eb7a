// Whether quotes in a cart still stand, and what becomes of them when they are ordered.

import { AppError } from "@/lib/contracts/errors";
import type { PricedItem } from "@/lib/server/cart/pricing";
import type { Database, Transaction } from "@/lib/server/db/client";
import { moveQuote } from "./move";
import * as rows from "./rows";

type Standing = Pick<rows.BomQuoteRow, "status" | "expiresAt">;

/** Whether it is an offer whose time is not over. */
export function isInTime({ status, expiresAt }: Standing, now: Date): boolean {
  return status === "Quoted" && (expiresAt === null || expiresAt > now);
}

/** QUOTE_EXPIRED where its time is over, MOVE_NOT_ALLOWED where it is no offer. */
export function requireInTime(quote: Standing, now: Date): void {
  if (isInTime(quote, now)) return;
  throw new AppError(quote.status === "Expired" || quote.status === "Quoted" ? "QUOTE_EXPIRED" : "MOVE_NOT_ALLOWED");
}

/** As `requireInTime`, and MOVE_NOT_ALLOWED where it was ordered: for good, or by an order that waits for an answer. */
export function requireOffer(quote: Standing & Pick<rows.BomQuoteRow, "orderId">, now: Date): void {
  requireInTime(quote, now);
  if (quote.orderId !== null) throw new AppError("MOVE_NOT_ALLOWED");
}

const quoteIdsOf = (items: readonly Pick<PricedItem, "open">[]) =>
  items.flatMap(({ open }) => (open.quoteId === undefined ? [] : [open.quoteId]));

function requireAll(found: rows.BomQuoteRow[], ids: string[], now: Date): void {
  // One that was deleted stands no longer.
  if (found.length !== ids.length) throw new AppError("QUOTE_EXPIRED");
  for (const quote of found) requireOffer(quote, now);
}

/**
 * Before a checkout is shown: what cannot be ordered is said there, not after the last click. OUT_OF_STOCK, with `mpn`
 * and `stock`, where a part of an offer is not there any more as it was offered.
 */
export async function requireOffers(
  db: Database,
  owner: rows.QuoteOwner,
  { items, now }: { items: readonly PricedItem[]; now: Date },
): Promise<void> {
  const ids = quoteIdsOf(items);
  if (ids.length === 0) return;
  requireAll(await rows.findStanding(db, owner, ids), ids, now);
  const lack = items.find(({ open }) => open.quoteId !== undefined && open.lack)?.open.lack;
  if (lack) throw new AppError("OUT_OF_STOCK", { values: { mpn: lack.mpn }, data: { ...lack } });
}

/** Within the order's transaction: each quote is ordered once. */
export async function takeQuotes(
  tx: Transaction,
  owner: rows.QuoteOwner,
  { items, orderId, now }: { items: readonly PricedItem[]; orderId: string; now: Date },
): Promise<void> {
  const ids = quoteIdsOf(items);
  if (ids.length === 0) return;
  const held = await rows.lockOwned(tx, owner, ids);
  requireAll(held, ids, now);
  for (const quote of held) {
    await moveQuote(tx, quote, { to: "Order Received", actor: "customer", at: now, change: { orderId } });
  }
}
