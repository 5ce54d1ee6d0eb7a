// Kept checks in the database; whose the project is, was asked before.

import { eq } from "drizzle-orm";
import type { DfmNote } from "@/lib/contracts/dfm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { dfmChecks } from "@/lib/server/db/tables/dfm";
import { files, projects } from "@/lib/server/db/tables/project";

export type DfmRow = typeof dfmChecks.$inferSelect;
type Reader = Database | Transaction;

export async function find(db: Reader, projectId: string): Promise<DfmRow | null> {
  const [row] = await db.select().from(dfmChecks).where(eq(dfmChecks.projectId, projectId));
  return row ?? null;
}

export async function lock(tx: Transaction, projectId: string): Promise<DfmRow | null> {
  const [row] = await tx.select().from(dfmChecks).where(eq(dfmChecks.projectId, projectId)).for("update");
  return row ?? null;
}

/** In place of the check before; notes and link stay. */
export async function keep(
  db: Reader,
  check: Pick<DfmRow, "projectId" | "specification" | "report" | "outline" | "pictures" | "checkedAt">,
): Promise<DfmRow> {
  const [row] = await db
    .insert(dfmChecks)
    .values(check)
    .onConflictDoUpdate({ target: dfmChecks.projectId, set: check })
    .returning();
  if (!row) throw new Error(`the check of ${check.projectId} was not kept`);
  return row;
}

export async function setNotes(tx: Transaction, projectId: string, notes: DfmNote[]): Promise<void> {
  await tx.update(dfmChecks).set({ notes }).where(eq(dfmChecks.projectId, projectId));
}

export async function setShare(db: Reader, projectId: string, shareHash: string | null): Promise<void> {
  await db.update(dfmChecks).set({ shareHash }).where(eq(dfmChecks.projectId, projectId));
}

/** A shared check with its project's name and file, whoever asks. */
export async function findShared(db: Reader, shareHash: string) {
  const [row] = await db
    .select({ check: dfmChecks, projectName: projects.name, file: files })
    .from(dfmChecks)
    .innerJoin(projects, eq(projects.id, dfmChecks.projectId))
    .leftJoin(files, eq(files.id, projects.fileId))
    .where(eq(dfmChecks.shareHash, shareHash));
  return row ?? null;
}
