// Kept results of simulations in the database.

import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { projects } from "@/lib/server/db/tables/project";
import { simulationResults } from "@/lib/server/db/tables/simulation-result";

export type ResultRow = typeof simulationResults.$inferSelect;
export type ListedResult = ResultRow & { author: string | null };

const listed = (db: Queryable) =>
  db
    .select({ result: simulationResults, author: accounts.username })
    .from(simulationResults)
    .leftJoin(accounts, eq(accounts.id, simulationResults.accountId));

/** Newest first. */
export async function list(db: Queryable, projectId: string): Promise<ListedResult[]> {
  const found = await listed(db)
    .where(eq(simulationResults.projectId, projectId))
    .orderBy(desc(simulationResults.createdAt), desc(simulationResults.id));
  return found.map(({ result, author }) => ({ ...result, author }));
}

export async function find(db: Queryable, projectId: string, id: string): Promise<ListedResult | null> {
  const [row] = await listed(db).where(and(eq(simulationResults.projectId, projectId), eq(simulationResults.id, id)));
  return row ? { ...row.result, author: row.author } : null;
}

export async function countOf(db: Queryable, projectId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(simulationResults)
    .where(eq(simulationResults.projectId, projectId));
  return row?.total ?? 0;
}

/** Bytes of all projects that the account owns. */
export async function bytesOfAccount(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${simulationResults.size}), 0)` })
    .from(simulationResults)
    .innerJoin(projects, eq(projects.id, simulationResults.projectId))
    .where(eq(projects.accountId, accountId));
  return Number(row?.bytes ?? 0);
}

export async function insert(tx: Transaction, result: typeof simulationResults.$inferInsert): Promise<void> {
  await tx.insert(simulationResults).values(result);
}

/** Answers the key of the store; null if there was none. */
export async function remove(tx: Transaction, projectId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .delete(simulationResults)
    .where(and(eq(simulationResults.projectId, projectId), eq(simulationResults.id, id)))
    .returning({ key: simulationResults.storageKey });
  return row?.key ?? null;
}

/** All of these projects; answers their keys of the store. */
export async function removeOf(tx: Transaction, projectIds: readonly string[]): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const removed = await tx
    .delete(simulationResults)
    .where(inArray(simulationResults.projectId, [...projectIds]))
    .returning({ key: simulationResults.storageKey });
  return removed.map(({ key }) => key);
}

/** Up to `limit` results without a name from before a moment; answers their keys of the store. */
export async function removeExpired(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const due = tx
    .select({ id: simulationResults.id })
    .from(simulationResults)
    .where(and(isNull(simulationResults.name), lt(simulationResults.createdAt, before)))
    .limit(limit);
  const removed = await tx
    .delete(simulationResults)
    .where(inArray(simulationResults.id, due))
    .returning({ key: simulationResults.storageKey });
  return removed.map(({ key }) => key);
}

/** Results of the projects that an account owns, the oldest first. */
export async function listOfAccount(db: Queryable, accountId: string): Promise<ResultRow[]> {
  const owned = await db
    .select({ result: simulationResults })
    .from(simulationResults)
    .innerJoin(projects, eq(projects.id, simulationResults.projectId))
    .where(eq(projects.accountId, accountId))
    .orderBy(asc(simulationResults.createdAt), asc(simulationResults.id));
  return owned.map(({ result }) => result);
}
