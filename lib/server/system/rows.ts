// Processes, durations and errors of calls, dead jobs and sizes in the database.

import { and, count, desc, eq, gte, lt, sql, sum } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "@/lib/server/db/client";
import { files } from "@/lib/server/db/tables/project";
import { jobs } from "@/lib/server/db/tables/promise";
import { callErrors, callWindows, serverProcesses } from "@/lib/server/db/tables/system";
import type { CallError, CallWindow } from "@/lib/server/system/call-log";

export type ProcessRow = typeof serverProcesses.$inferSelect;

/** By the clock of the database: those of two machines may differ. */
export async function putProcess(
  db: Database,
  row: Omit<ProcessRow, "seenAt" | "leaseUntil">,
  leaseMs: number,
): Promise<void> {
  const seen = {
    ...{ memoryBytes: row.memoryBytes, loopDelayMs: row.loopDelayMs, seenAt: sql`now()` },
    leaseUntil: sql`now() + ${leaseMs} * interval '1 millisecond'`,
  };
  await db
    .insert(serverProcesses)
    .values({ ...row, ...seen })
    .onConflictDoUpdate({ target: serverProcesses.id, set: seen });
}

export async function deleteProcess(db: Database, id: string): Promise<void> {
  await db.delete(serverProcesses).where(eq(serverProcesses.id, id));
}

/** Those that live, and those that ended without a word within the last day. */
export async function listProcesses(db: Queryable): Promise<(ProcessRow & { isAlive: boolean })[]> {
  const found = await db
    .select({ row: serverProcesses, isAlive: sql<boolean>`${serverProcesses.leaseUntil} > now()` })
    .from(serverProcesses)
    .where(gte(serverProcesses.leaseUntil, sql`now() - interval '1 day'`))
    .orderBy(serverProcesses.role, serverProcesses.startedAt)
    .limit(100);
  return found.map(({ row, isAlive }) => ({ ...row, isAlive }));
}

/** Windows replace what the process wrote of them before. */
export async function putWindows(db: Database, processId: string, windows: readonly CallWindow[]): Promise<void> {
  if (windows.length === 0) return;
  await db
    .insert(callWindows)
    .values(windows.map((window) => ({ ...window, processId })))
    .onConflictDoUpdate({
      target: [callWindows.startsAt, callWindows.processId, callWindows.route],
      set: { calls: sql`excluded.calls`, failed: sql`excluded.failed`, buckets: sql`excluded.buckets` },
    });
}

export async function addErrors(db: Database, errors: readonly CallError[]): Promise<void> {
  if (errors.length === 0) return;
  // In one order in every process: two that add to the same rows must not wait for each other.
  const sorted = errors.toSorted((a, b) => `${a.route} ${a.code}`.localeCompare(`${b.route} ${b.code}`));
  await db
    .insert(callErrors)
    .values(sorted)
    .onConflictDoUpdate({
      target: [callErrors.startsAt, callErrors.route, callErrors.code],
      set: {
        count: sql`${callErrors.count} + excluded.count`,
        lastRequestId: sql`excluded.last_request_id`,
        lastAt: sql`excluded.last_at`,
      },
    });
}

export type RouteCounts = { route: string; bucket: number; count: number };

/** Calls per bucket and route since a moment. */
export async function sumBuckets(db: Database, since: Date): Promise<RouteCounts[]> {
  const { rows } = await db.$client.query<RouteCounts>(
    `select route, (bucket.place - 1)::int as bucket, sum(bucket.count)::int as count
     from call_windows, unnest(buckets) with ordinality as bucket(count, place)
     where starts_at >= $1 group by route, bucket.place having sum(bucket.count) > 0`,
    [since],
  );
  return rows;
}

export async function sumFailed(db: Queryable, since: Date): Promise<Map<string, number>> {
  const found = await db
    .select({ route: callWindows.route, failed: sum(callWindows.failed).mapWith(Number) })
    .from(callWindows)
    .where(gte(callWindows.startsAt, since))
    .groupBy(callWindows.route);
  return new Map(found.map(({ route, failed }) => [route, failed]));
}

/** The most frequent codes per route, with their latest request. */
export async function groupErrors(db: Database, since: Date, limit: number): Promise<Omit<CallError, "startsAt">[]> {
  const { rows } = await db.$client.query<Omit<CallError, "startsAt">>(
    `select route, code, sum(count)::int as count, max(last_at) as "lastAt",
       (array_agg(last_request_id order by last_at desc))[1] as "lastRequestId"
     from call_errors where starts_at >= $1 group by route, code order by sum(count) desc, route, code limit $2`,
    [since, limit],
  );
  return rows;
}

/** Rows of processes that ended long ago, and calls and errors that nobody looks at any more. */
export async function deleteOld(db: Database, before: Date): Promise<void> {
  await db.delete(serverProcesses).where(lt(serverProcesses.leaseUntil, before));
  await db.delete(callWindows).where(lt(callWindows.startsAt, before));
  await db.delete(callErrors).where(lt(callErrors.startsAt, before));
}

const isDead = eq(jobs.state, "dead");

export async function listDead(db: Queryable, filter: { kind?: string; pageNum: number; pageSize: number }) {
  const where = filter.kind ? and(isDead, eq(jobs.kind, filter.kind)) : isDead;
  const rows = await db
    .select()
    .from(jobs)
    .where(where)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(filter.pageSize)
    .offset((filter.pageNum - 1) * filter.pageSize);
  const [total] = await db.select({ count: count() }).from(jobs).where(where);
  return { rows, total: total?.count ?? 0 };
}

export async function lockJob(tx: Transaction, id: string) {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for("update");
  return row ?? null;
}

/** Due at once with all its attempts; the last error stays until the next one. */
export async function reviveJob(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(jobs).set({ state: "waiting", attempts: 0, runAt: now, leaseUntil: null }).where(eq(jobs.id, id));
}

export async function discardJob(tx: Transaction, id: string): Promise<void> {
  await tx.update(jobs).set({ state: "discarded", leaseUntil: null }).where(eq(jobs.id, id));
}

/** Bytes of the database and of all stored uploads. */
export async function readSizes(
  db: Database,
): Promise<{ databaseBytes: number; fileBytes: number; fileCount: number }> {
  const { rows } = await db.$client.query<{ size: number }>("select pg_database_size(current_database()) as size");
  const [stored] = await db.select({ bytes: sum(files.size).mapWith(Number), count: count() }).from(files);
  return { databaseBytes: rows[0]?.size ?? 0, fileBytes: stored?.bytes ?? 0, fileCount: stored?.count ?? 0 };
}
