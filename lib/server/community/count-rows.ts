// Visits, likes, favorites, copies and orders: a row for each person, and the counter raised with it.

import { and, eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import {
  publicationCopies,
  publicationFavorites,
  publicationLikes,
  publicationOrders,
  publications,
  publicationVisits,
} from "@/lib/server/db/tables/community";

const COUNTED = {
  like: { table: publicationLikes, by: publicationLikes.accountId, counter: "likeCount" },
  favorite: { table: publicationFavorites, by: publicationFavorites.accountId, counter: "favoriteCount" },
  visit: { table: publicationVisits, by: publicationVisits.visitor, counter: "visitCount" },
  copy: { table: publicationCopies, by: publicationCopies.accountId, counter: "copyCount" },
  order: { table: publicationOrders, by: publicationOrders.orderId, counter: "orderCount" },
} as const satisfies Record<string, { table: PgTable; by: PgColumn; counter: keyof typeof publications.$inferSelect }>;

export type Counted = keyof typeof COUNTED;
type Subject = { projectId: string; by: string };

function rowOf(kind: Counted, { projectId, by }: Subject) {
  const { table, by: column } = COUNTED[kind];
  return { table, column, isRow: and(eq(table.projectId, projectId), eq(column, by)) };
}

async function move(tx: Transaction, kind: Counted, projectId: string, step: 1 | -1): Promise<void> {
  const { counter } = COUNTED[kind];
  await tx
    .update(publications)
    .set({ [counter]: sql`${publications[counter]} + ${step}` })
    .where(eq(publications.projectId, projectId));
}

async function insert(tx: Transaction, kind: Counted, { projectId, by }: Subject): Promise<boolean> {
  const { table } = COUNTED[kind];
  const values = { projectId, accountId: by, visitor: by, orderId: by };
  const made = await tx.insert(table).values(values).onConflictDoNothing().returning({ projectId: table.projectId });
  return made.length > 0;
}

/** True if it was not counted before. */
export async function add(tx: Transaction, kind: Counted, subject: Subject): Promise<boolean> {
  const isNew = await insert(tx, kind, subject);
  if (isNew) await move(tx, kind, subject.projectId, 1);
  return isNew;
}

export async function remove(tx: Transaction, kind: Counted, subject: Subject): Promise<boolean> {
  const { table, isRow } = rowOf(kind, subject);
  const gone = await tx.delete(table).where(isRow).returning({ projectId: table.projectId });
  if (gone.length > 0) await move(tx, kind, subject.projectId, -1);
  return gone.length > 0;
}

export async function has(db: Queryable, kind: Counted, subject: Subject): Promise<boolean> {
  const { table, isRow } = rowOf(kind, subject);
  const found = await db.select({ projectId: table.projectId }).from(table).where(isRow).limit(1);
  return found.length > 0;
}
