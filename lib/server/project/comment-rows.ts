// Comments of drawings in the database.

import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { sheetComments } from "@/lib/server/db/tables/sheet-comment";

type Reader = Database | Transaction;
export type CommentRow = typeof sheetComments.$inferSelect;
export type AuthoredComment = { comment: CommentRow; author: string | null };

/** Oldest first; of one instant, comments before their answers. */
export function list(db: Reader, projectId: string): Promise<AuthoredComment[]> {
  return db
    .select({ comment: sheetComments, author: accounts.username })
    .from(sheetComments)
    .leftJoin(accounts, eq(accounts.id, sheetComments.accountId))
    .where(eq(sheetComments.projectId, projectId))
    .orderBy(asc(sheetComments.createdAt), sql`${sheetComments.parentId} nulls first`, asc(sheetComments.id));
}

export async function find(db: Reader, projectId: string, id: string): Promise<AuthoredComment | null> {
  const [row] = await db
    .select({ comment: sheetComments, author: accounts.username })
    .from(sheetComments)
    .leftJoin(accounts, eq(accounts.id, sheetComments.accountId))
    .where(and(eq(sheetComments.projectId, projectId), eq(sheetComments.id, id)));
  return row ?? null;
}

export async function countOf(db: Reader, projectId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(sheetComments).where(eq(sheetComments.projectId, projectId));
  return row?.total ?? 0;
}

export async function insert(tx: Transaction, comment: typeof sheetComments.$inferInsert): Promise<void> {
  await tx.insert(sheetComments).values(comment);
}

export async function resolve(tx: Transaction, id: string, resolvedAt: Date | null): Promise<void> {
  await tx.update(sheetComments).set({ resolvedAt }).where(eq(sheetComments.id, id));
}

export async function remove(tx: Transaction, id: string): Promise<void> {
  await tx.delete(sheetComments).where(eq(sheetComments.id, id));
}
