// Board projects in the database, each query bound to its owner.

import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { projects } from "@/lib/server/db/tables/project";
import type { Owner } from "@/lib/server/http/context";

export type ProjectRow = typeof projects.$inferSelect;
type Reader = Database | Transaction;

/** decisions: a board read from fabrication files, beside 0 schematic and 1 simulation. */
export const BOARD_PROJECT = 2;

export function isOwnedBy(owner: Owner) {
  return owner.accountId !== null
    ? eq(projects.accountId, owner.accountId)
    : eq(projects.visitorHash, owner.visitorHash);
}

export async function findOwned(db: Reader, owner: Owner, id: string): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), isOwnedBy(owner)));
  return row ?? null;
}

export async function insertProject(db: Reader, project: typeof projects.$inferInsert): Promise<void> {
  await db.insert(projects).values(project);
}
