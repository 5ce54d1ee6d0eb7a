// People who have blocked others, in the database.

import { and, count, desc, eq } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { accountBlocks } from "@/lib/server/db/tables/discussion";

export async function isBlocked(db: Queryable, { by, blockedId }: { by: string; blockedId: string }): Promise<boolean> {
  const found = await db
    .select({ blockedId: accountBlocks.blockedId })
    .from(accountBlocks)
    .where(and(eq(accountBlocks.accountId, by), eq(accountBlocks.blockedId, blockedId)));
  return found.length > 0;
}

export async function listBlockedIds(db: Queryable, accountId: string): Promise<string[]> {
  const found = await db
    .select({ id: accountBlocks.blockedId })
    .from(accountBlocks)
    .where(eq(accountBlocks.accountId, accountId));
  return found.map(({ id }) => id);
}

/** Accounts that have blocked the person. */
export async function listBlockers(db: Queryable, blockedId: string): Promise<string[]> {
  const found = await db
    .select({ id: accountBlocks.accountId })
    .from(accountBlocks)
    .where(eq(accountBlocks.blockedId, blockedId));
  return found.map(({ id }) => id);
}

export function listBlocked(db: Queryable, accountId: string) {
  return db
    .select({ authorId: accountBlocks.blockedId, name: accounts.username, createdAt: accountBlocks.createdAt })
    .from(accountBlocks)
    .innerJoin(accounts, eq(accounts.id, accountBlocks.blockedId))
    .where(eq(accountBlocks.accountId, accountId))
    .orderBy(desc(accountBlocks.createdAt));
}

export async function countBlocked(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(accountBlocks).where(eq(accountBlocks.accountId, accountId));
  return row?.total ?? 0;
}

export async function block(db: Queryable, row: typeof accountBlocks.$inferInsert): Promise<void> {
  await db.insert(accountBlocks).values(row).onConflictDoNothing();
}

export async function unblock(db: Queryable, accountId: string, blockedId: string): Promise<void> {
  await db
    .delete(accountBlocks)
    .where(and(eq(accountBlocks.accountId, accountId), eq(accountBlocks.blockedId, blockedId)));
}
