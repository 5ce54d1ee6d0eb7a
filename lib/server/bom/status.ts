// Validity of the quotes in a cart, and their status once they are ordered.

import { AppError } from "@/lib/contracts/errors";
import type { PricedItem } from "@/lib/server/cart/pricing";
import type { Locale } from "@/lib/core/market/area";
import type { Database, Queryable, Transaction } from "@/lib/server/db/client";
import { requireMeasured } from "@/lib/server/pcb/measured";
import { moveQuote } from "./move";
import { offerContradictions } from "./quote-projects";
import * as rows from "./rows";

type Status = Pick<rows.BomQuoteRow, "status" | "expiresAt">;

/** True for an offer that is still valid. */
export function isInTime({ status, expiresAt }: Status, now: Date): boolean {
  return status === "Quoted" && (expiresAt === null || expiresAt > now);
}

/** QUOTE_EXPIRED where its time is over, MOVE_NOT_ALLOWED where it is no offer. */
export function requireInTime(quote: Status, now: Date): void {
  if (isInTime(quote, now)) return;
  throw new AppError(quote.status === "Expired" || quote.status === "Quoted" ? "QUOTE_EXPIRED" : "MOVE_NOT_ALLOWED");
}

/** As `requireInTime`, and MOVE_NOT_ALLOWED where it was ordered: for good, or by an order that waits for an answer. */
export function requireOffer(quote: Status & Pick<rows.BomQuoteRow, "orderId">, now: Date): void {
  requireInTime(quote, now);
  if (quote.orderId !== null) throw new AppError("MOVE_NOT_ALLOWED");
}

/** NEEDS_MANUAL_REVIEW for an offer of the engine that the files of its boards contradict. */
export async function requireBorneOutOffers(
  db: Queryable,
  quotes: readonly rows.BomQuoteRow[],
  locale: Locale,
): Promise<void> {
  for (const quote of quotes) requireMeasured(await offerContradictions(db, quote), locale);
}

const quoteIdsOf = (items: readonly Pick<PricedItem, "open">[]) =>
  items.flatMap(({ open }) => (open.quoteId === undefined ? [] : [open.quoteId]));

type Offers = { items: readonly PricedItem[]; now: Date; locale: Locale };

function requireAll(found: rows.BomQuoteRow[], ids: string[], now: Date): void {
  // One that was deleted stands no longer.
  if (found.length !== ids.length) throw new AppError("QUOTE_EXPIRED");
  for (const quote of found) requireOffer(quote, now);
}

/**
 * Before a checkout is shown: what cannot be ordered is said there, not after the last click. OUT_OF_STOCK, with `mpn`
 * and `stock`, where a part of an offer is not there any more as it was offered; NEEDS_MANUAL_REVIEW where the files of a
 * board contradict what the engine offered.
 */
export async function requireOffers(
  db: Database,
  owner: rows.QuoteOwner,
  { items, now, locale }: Offers,
): Promise<void> {
  const ids = quoteIdsOf(items);
  if (ids.length === 0) return;
  const found = await rows.findValid(db, owner, ids);
  requireAll(found, ids, now);
  await requireBorneOutOffers(db, found, locale);
  const lack = items.find(({ open }) => open.quoteId !== undefined && open.lack)?.open.lack;
  if (lack) throw new AppError("OUT_OF_STOCK", { values: { mpn: lack.mpn }, data: { ...lack } });
}

/** Within the order's transaction: each quote is ordered once. */
export async function takeQuotes(
  tx: Transaction,
  owner: rows.QuoteOwner,
  { items, orderId, now, locale }: Offers & { orderId: string },
): Promise<void> {
  const ids = quoteIdsOf(items);
  if (ids.length === 0) return;
  const locked = await rows.lockOwned(tx, owner, ids);
  requireAll(locked, ids, now);
  await requireBorneOutOffers(tx, locked, locale);
  for (const quote of locked) {
    await moveQuote(tx, quote, { to: "Order Received", actor: "customer", at: now, change: { orderId } });
  }
}
