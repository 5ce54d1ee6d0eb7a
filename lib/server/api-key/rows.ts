// API keys in the database.

import { and, count, desc, eq, gt, isNull, sql, sum } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "@/lib/server/db/client";
import { prepared } from "@/lib/server/db/prepared";
import { accounts } from "@/lib/server/db/tables/account";
import { apiKeyOrders, apiKeys } from "@/lib/server/db/tables/api-key";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

const isLive = (accountId: string) => and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt));

export const listLive = (db: Queryable, accountId: string): Promise<ApiKeyRow[]> =>
  db.select().from(apiKeys).where(isLive(accountId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

export async function countLive(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db.select({ live: count() }).from(apiKeys).where(isLive(accountId));
  return row?.live ?? 0;
}

export async function insert(tx: Transaction, key: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(key);
}

/** Null where the account has no such live key. */
export async function revoke(tx: Transaction, accountId: string, keyId: string, now: Date): Promise<ApiKeyRow | null> {
  const [revoked] = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(isLive(accountId), eq(apiKeys.id, keyId)))
    .returning();
  return revoked ?? null;
}

const liveKeyQuery = prepared((db) =>
  db
    .select({ key: apiKeys, confirmedAt: accounts.contactConfirmedAt })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(and(eq(apiKeys.keyHash, sql.placeholder("hash")), isNull(apiKeys.revokedAt), isNull(accounts.closedAt)))
    .prepare(""),
);

/** The live key of a hash, with whether its account's contact is confirmed. */
export async function findByHash(db: Database, hash: string) {
  const [row] = await liveKeyQuery(db).execute({ hash });
  return row ?? null;
}

export async function noteUse(db: Database, keyId: string, now: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, keyId));
}

/** Locks the key, so that two orders of one key are counted one after the other. */
export async function lock(tx: Transaction, keyId: string): Promise<ApiKeyRow | null> {
  const [row] = await tx.select().from(apiKeys).where(eq(apiKeys.id, keyId)).for("update");
  return row ?? null;
}

/** Sum of the orders that were placed with a key since then, in millionths. */
export async function spentSince(tx: Transaction, keyId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ spent: sum(apiKeyOrders.amountMicro) })
    .from(apiKeyOrders)
    .where(and(eq(apiKeyOrders.keyId, keyId), gt(apiKeyOrders.createdAt, since)));
  return Number(row?.spent ?? 0);
}

export async function insertOrder(tx: Transaction, order: typeof apiKeyOrders.$inferInsert): Promise<void> {
  await tx.insert(apiKeyOrders).values(order);
}
