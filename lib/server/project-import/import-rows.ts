// Import reports in the database.

import { eq } from "drizzle-orm";
import type { ImportReport } from "@/lib/core/schematic-import/report";
import type { Database, Transaction } from "@/lib/server/db/client";
import { files, projectImports } from "@/lib/server/db/tables/project";

type Reader = Database | Transaction;
export type ImportRow = typeof projectImports.$inferInsert;

/** Another import into the same project takes the place of the one before. */
export async function put(db: Reader, row: ImportRow): Promise<void> {
  const { report, fileId, createdAt } = row;
  await db
    .insert(projectImports)
    .values(row)
    .onConflictDoUpdate({ target: projectImports.projectId, set: { report, fileId, createdAt } });
}

/** The copy has the report without the upload, which is its owner's. True if there was one. */
export async function copyTo(db: Reader, from: string, to: string): Promise<boolean> {
  const kept = await find(db, from);
  if (kept) await put(db, { projectId: to, report: kept.report, fileId: null, createdAt: kept.createdAt });
  return kept !== null;
}

export interface KeptImport {
  readonly report: ImportReport;
  readonly createdAt: Date;
  readonly file: { readonly id: string; readonly name: string; readonly size: number } | null;
}

export async function has(db: Reader, projectId: string): Promise<boolean> {
  const rows = await db
    .select({ projectId: projectImports.projectId })
    .from(projectImports)
    .where(eq(projectImports.projectId, projectId));
  return rows.length > 0;
}

export async function find(db: Reader, projectId: string): Promise<KeptImport | null> {
  const [row] = await db
    .select({
      report: projectImports.report,
      createdAt: projectImports.createdAt,
      file: { id: files.id, name: files.name, size: files.size },
    })
    .from(projectImports)
    .leftJoin(files, eq(files.id, projectImports.fileId))
    .where(eq(projectImports.projectId, projectId));
  return row ?? null;
}
