// Distributors' lists in the database; each moves only from the state that it is in.

import { and, desc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { partLists } from "@/lib/server/db/tables/part";

export type PartListRow = typeof partLists.$inferSelect;
export type PartListState = "reading" | "read" | "applying" | "applied" | "failed" | "discarded";

/** Older ones are in the log of acts. */
const MAX_LISTED = 20;

const applier = alias(accounts, "applier");

export async function list(db: Queryable) {
  return db
    .select({ row: partLists, sentBy: accounts.email, appliedBy: applier.email })
    .from(partLists)
    .leftJoin(accounts, eq(accounts.id, partLists.createdBy))
    .leftJoin(applier, eq(applier.id, partLists.appliedBy))
    .orderBy(desc(partLists.createdAt), desc(partLists.id))
    .limit(MAX_LISTED);
}

export async function find(db: Queryable, id: string): Promise<PartListRow | null> {
  const [row] = await db.select().from(partLists).where(eq(partLists.id, id));
  return row ?? null;
}

/** True while a list is being read or written. */
export async function hasRunning(db: Queryable): Promise<boolean> {
  const [row] = await db
    .select({ id: partLists.id })
    .from(partLists)
    .where(inArray(partLists.state, ["reading", "applying"]))
    .limit(1);
  return row !== undefined;
}

export async function insert(db: Queryable, row: typeof partLists.$inferInsert): Promise<void> {
  await db.insert(partLists).values(row);
}

/** False where it is not in that state any more. */
export async function move(
  db: Queryable,
  { id, from }: { id: string; from: PartListState },
  change: Partial<typeof partLists.$inferInsert> & { state: PartListState },
): Promise<boolean> {
  const moved = await db
    .update(partLists)
    .set(change)
    .where(and(eq(partLists.id, id), eq(partLists.state, from)))
    .returning({ id: partLists.id });
  return moved.length > 0;
}

export async function setProgress(db: Queryable, id: string, change: { seen: number } | { written: number }) {
  await db.update(partLists).set(change).where(eq(partLists.id, id));
}
