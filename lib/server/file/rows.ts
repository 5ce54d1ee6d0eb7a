// Uploaded files in the database, each query bound to its owner.

import { and, count, eq, gte, isNull, sql, sum } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { files } from "@/lib/server/db/tables/project";
import type { Owner } from "@/lib/server/http/context";

export type FileRow = typeof files.$inferSelect;
type Reader = Database | Transaction;

function isOwnedBy(owner: Owner) {
  return owner.accountId !== null ? eq(files.accountId, owner.accountId) : eq(files.visitorHash, owner.visitorHash);
}

export async function findOwned(db: Reader, owner: Owner, id: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isOwnedBy(owner)));
  return row ?? null;
}

/** Files of one batch are counted and added one after the other. */
export async function lockBatch(tx: Transaction, owner: Owner, batchUid: string): Promise<void> {
  const name = `${owner.accountId ?? owner.visitorHash} ${batchUid}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function countBatch(db: Reader, owner: Owner, batchUid: string): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(files)
    .where(and(isOwnedBy(owner), eq(files.batchUid, batchUid)));
  return row?.files ?? 0;
}

/** Scope of an upload quota: an owner, a network, or the visitors (of one network). */
export type SentBy = { owner: Owner } | { owner?: undefined; network?: string; isVisitor?: boolean };

function isSentBy(by: SentBy) {
  if (by.owner) return isOwnedBy(by.owner);
  return and(
    by.network === undefined ? undefined : eq(files.network, by.network),
    by.isVisitor ? isNull(files.accountId) : undefined,
  );
}

/** Files and bytes that were sent since a moment. */
export async function sentSince(db: Reader, by: SentBy, since: Date): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: count(), bytes: sum(files.size) })
    .from(files)
    .where(and(isSentBy(by), gte(files.createdAt, since)));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
}

export async function insertFile(db: Reader, file: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(file);
}

export async function deleteFile(db: Reader, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id));
}

/** Gives a file of `from` to another owner; another's file stays. */
export async function transfer(tx: Transaction, id: string, from: Owner, to: Owner): Promise<void> {
  await tx
    .update(files)
    .set(to)
    .where(and(eq(files.id, id), isOwnedBy(from)));
}
