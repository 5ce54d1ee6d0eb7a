// The latest version of drawings, and the changes that led to it.

import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import type { Database, Transaction } from "@/lib/server/db/client";
import { projectChanges, projectDocuments } from "@/lib/server/db/tables/project";

type Reader = Database | Transaction;
export type ChangeRow = typeof projectChanges.$inferSelect;

/** Since a version, oldest first. */
export function findChanges(db: Reader, projectId: string, since: number): Promise<ChangeRow[]> {
  return db
    .select()
    .from(projectChanges)
    .where(and(eq(projectChanges.projectId, projectId), gt(projectChanges.version, since)))
    .orderBy(asc(projectChanges.version));
}

export async function findVersion(db: Reader, projectId: string): Promise<number | null> {
  const [row] = await db
    .select({ version: projectDocuments.version })
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId));
  return row?.version ?? null;
}

/** Held until the transaction ends: changes of one drawing follow each other. */
export async function lockDocument(tx: Transaction, projectId: string) {
  const [row] = await tx
    .select({ version: projectDocuments.version, contentVersion: projectDocuments.contentVersion })
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId))
    .for("update");
  return row ?? null;
}

/** Version that the change has made; null if it was not made. */
export async function findMade(tx: Transaction, projectId: string, changeId: string): Promise<number | null> {
  const [row] = await tx
    .select({ version: projectChanges.version })
    .from(projectChanges)
    .where(and(eq(projectChanges.projectId, projectId), eq(projectChanges.changeId, changeId)));
  return row?.version ?? null;
}

export async function insertChange(tx: Transaction, change: typeof projectChanges.$inferInsert): Promise<void> {
  await tx.insert(projectChanges).values(change);
  await tx
    .update(projectDocuments)
    .set({ version: change.version, savedAt: change.createdAt ?? sql`now()` })
    .where(eq(projectDocuments.projectId, change.projectId));
}

/** How much the changes that the content does not have amount to. */
export async function sizeSince(tx: Transaction, projectId: string, contentVersion: number) {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${projectChanges.size}), 0)::int` })
    .from(projectChanges)
    .where(and(eq(projectChanges.projectId, projectId), gt(projectChanges.version, contentVersion)));
  return row ?? { count: 0, bytes: 0 };
}

/** The content at the latest version. */
export async function storeContent(
  tx: Transaction,
  projectId: string,
  { version, content }: { version: number; content: SchematicContent },
): Promise<void> {
  await tx
    .update(projectDocuments)
    .set({ content, contentVersion: version })
    .where(eq(projectDocuments.projectId, projectId));
}

/** Changes up to a version are no longer kept one by one. */
export async function deleteChanges(tx: Transaction, projectId: string, upTo: number): Promise<void> {
  await tx
    .delete(projectChanges)
    .where(and(eq(projectChanges.projectId, projectId), lte(projectChanges.version, upTo)));
}
