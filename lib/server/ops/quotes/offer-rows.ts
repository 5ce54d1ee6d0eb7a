// Versions of a quote's offer in the database, and the cart items that were added at an earlier one.

import { and, desc, eq, max, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { quoteOffers } from "@/lib/server/db/tables/admin";
import { cartItems } from "@/lib/server/db/tables/order";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import { accountLabel } from "../records/customer";

type Offer = Omit<typeof quoteOffers.$inferInsert, "id" | "version">;

export async function latestVersion(db: Queryable, quoteId: string): Promise<number> {
  const [row] = await db
    .select({ version: max(quoteOffers.version) })
    .from(quoteOffers)
    .where(eq(quoteOffers.quoteId, quoteId));
  return row?.version ?? 0;
}

/** The caller holds the quote. Answers the version. */
export async function insertOffer(tx: Transaction, offer: Offer): Promise<number> {
  const version = (await latestVersion(tx, offer.quoteId)) + 1;
  await tx.insert(quoteOffers).values({ id: newId(), version, ...offer });
  return version;
}

/** The newest first. */
export async function listOffers(db: Queryable, quoteId: string) {
  const found = await db
    .select({ offer: quoteOffers, email: accounts.email, mobile: accounts.mobile })
    .from(quoteOffers)
    .leftJoin(accounts, eq(accounts.id, quoteOffers.authorId))
    .where(eq(quoteOffers.quoteId, quoteId))
    .orderBy(desc(quoteOffers.version));
  return found.map(({ offer, ...author }) => ({ ...offer, author: accountLabel(author) }));
}

export async function findAccount(db: Queryable, quoteId: string): Promise<string | null> {
  const [row] = await db.select({ accountId: bomQuotes.accountId }).from(bomQuotes).where(eq(bomQuotes.id, quoteId));
  return row?.accountId ?? null;
}

type Stored = { specification: Record<string, unknown>; price: Record<string, unknown>; bookVersion: string };

/** Whoever has the quote in the cart orders at the newest price. */
export async function updateCart(
  tx: Transaction,
  { accountId, quoteId }: { accountId: string; quoteId: string },
  stored: Stored,
): Promise<void> {
  await tx
    .update(cartItems)
    .set(stored)
    .where(and(eq(cartItems.accountId, accountId), sql`${cartItems.specification} ->> 'quoteId' = ${quoteId}`));
}
