// Board projects in the database, each query bound to its owner.

import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { projects } from "@/lib/server/db/tables/project";
import type { Owner } from "@/lib/server/http/context";

export type ProjectRow = typeof projects.$inferSelect;
type Reader = Database | Transaction;

/** A board read from fabrication files, beside 0 schematic and 1 simulation. */
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

/** The one that was made of an upload; where it was read twice, the last reading. */
export async function findByFile(db: Reader, owner: Owner, fileId: string): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.fileId, fileId), isOwnedBy(owner)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(1);
  return row ?? null;
}

export async function insertProject(db: Reader, project: typeof projects.$inferInsert): Promise<void> {
  await db.insert(projects).values(project);
}

/** One's own project, held until the transaction ends: its pictures change in one request at a time. */
export async function lockOwned(tx: Transaction, owner: Owner, id: string): Promise<ProjectRow | null> {
  const [row] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), isOwnedBy(owner)))
    .for("update");
  return row ?? null;
}

/** The picture that stands for a board, held until the transaction ends: what is being ordered is not deleted meanwhile. */
export async function reserveBoard3dSnapshot(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ key: projects.board3dSnapshotKey })
    .from(projects)
    .where(eq(projects.id, id))
    .for("share");
  return row?.key ?? null;
}

export async function setFacts(tx: Transaction, id: string, facts: Record<string, unknown>): Promise<void> {
  await tx.update(projects).set({ facts }).where(eq(projects.id, id));
}

export async function setBoard3dSnapshot(
  tx: Transaction,
  id: string,
  board3dSnapshotKey: string | null,
): Promise<void> {
  await tx.update(projects).set({ board3dSnapshotKey }).where(eq(projects.id, id));
}

/** True for a picture that any board shows. */
export async function hasBoard3dSnapshot(tx: Transaction, board3dSnapshotKey: string): Promise<boolean> {
  const found = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.board3dSnapshotKey, board3dSnapshotKey))
    .limit(1);
  return found.length > 0;
}

/** A visitor's board, held until the transaction ends. */
export async function lockVisitorBoard(tx: Transaction, id: string): Promise<ProjectRow | null> {
  const [row] = await tx
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.id, id),
        eq(projects.projectType, BOARD_PROJECT),
        isNull(projects.accountId),
        isNull(projects.deletedAt),
      ),
    )
    .for("update");
  return row ?? null;
}

export async function setOwner(tx: Transaction, id: string, owner: Owner): Promise<void> {
  await tx.update(projects).set(owner).where(eq(projects.id, id));
}
