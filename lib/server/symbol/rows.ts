// Symbols of people's own libraries in the database; each is found by its account.

import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { userSymbols } from "@/lib/server/db/tables/symbol";

type Reader = Database | Transaction;
export type UserSymbol = typeof userSymbols.$inferSelect;

const { content } = userSymbols;

/** What lists show; the drawings stay in the database. */
const LISTED = {
  id: userSymbols.id,
  name: userSymbols.name,
  revision: userSymbols.revision,
  updatedAt: userSymbols.updatedAt,
  prefix: sql<string>`${content} ->> 'prefix'`,
  description: sql<string>`${content} ->> 'description'`,
  keywords: sql<string[]>`${content} -> 'keywords'`,
  fields: sql<Record<string, string>>`${content} -> 'fields'`,
  pinCount: sql<number>`jsonb_array_length(${content} -> 'pins')`.mapWith(Number),
};

export const list = (db: Reader, accountId: string) =>
  db
    .select(LISTED)
    .from(userSymbols)
    .where(eq(userSymbols.accountId, accountId))
    .orderBy(sql`lower(${userSymbols.name})`, asc(userSymbols.id));

const isOwn = (accountId: string, id: string) => and(eq(userSymbols.accountId, accountId), eq(userSymbols.id, id));

export async function find(db: Reader, accountId: string, id: string): Promise<UserSymbol | null> {
  const [row] = await db.select().from(userSymbols).where(isOwn(accountId, id));
  return row ?? null;
}

/** Held until the transaction ends: one change of a person's library at a time. */
export async function lockLibrary(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("update");
}

export async function countOwned(db: Reader, accountId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(userSymbols).where(eq(userSymbols.accountId, accountId));
  return row?.total ?? 0;
}

export async function findId(db: Reader, accountId: string, name: string): Promise<string | null> {
  const [row] = await db
    .select({ id: userSymbols.id })
    .from(userSymbols)
    .where(and(eq(userSymbols.accountId, accountId), eq(userSymbols.name, name)));
  return row?.id ?? null;
}

export async function insert(tx: Transaction, symbol: typeof userSymbols.$inferInsert): Promise<UserSymbol> {
  const [row] = await tx.insert(userSymbols).values(symbol).returning();
  if (!row) throw new Error("an inserted symbol was not returned");
  return row;
}

export async function insertAll(tx: Transaction, symbols: readonly (typeof userSymbols.$inferInsert)[]): Promise<void> {
  if (symbols.length > 0) await tx.insert(userSymbols).values([...symbols]);
}

export async function namesOf(db: Reader, accountId: string): Promise<Set<string>> {
  const found = await db
    .select({ name: userSymbols.name })
    .from(userSymbols)
    .where(eq(userSymbols.accountId, accountId));
  return new Set(found.map(({ name }) => name));
}

type Change = Pick<UserSymbol, "name" | "content" | "updatedAt">;

export async function change(tx: Transaction, id: string, symbol: Change): Promise<UserSymbol> {
  const [row] = await tx
    .update(userSymbols)
    .set({ ...symbol, revision: sql`${userSymbols.revision} + 1` })
    .where(eq(userSymbols.id, id))
    .returning();
  if (!row) throw new Error("a changed symbol was not returned");
  return row;
}

export async function remove(db: Reader, accountId: string, id: string): Promise<boolean> {
  const removed = await db.delete(userSymbols).where(isOwn(accountId, id)).returning({ id: userSymbols.id });
  return removed.length > 0;
}
