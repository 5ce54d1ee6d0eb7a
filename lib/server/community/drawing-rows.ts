// Drawings as JSON texts: parsing a large one would hold up this process, so it is left to the worker.

import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { publicationVersions } from "@/lib/server/db/tables/community";
import { projectDocuments } from "@/lib/server/db/tables/project";
import { findChanges } from "@/lib/server/project/change-rows";

/** The stored drawing, and the changes since; null for a project without one. */
export async function findDrawing(db: Queryable, projectId: string) {
  const { version, contentVersion, content } = projectDocuments;
  const [row] = await db
    .select({ version, contentVersion, text: sql<string>`${content}::text` })
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId));
  if (!row) return null;
  const isWhole = row.contentVersion === row.version;
  const found = isWhole ? [] : await findChanges(db, projectId, row.contentVersion);
  return { version: row.version, text: row.text, changes: found.flatMap(({ change }) => change ?? []) };
}

/** The drawing of a published version; null without one. */
export async function findPublished(db: Queryable, projectId: string, version: number): Promise<string | null> {
  const [row] = await db
    .select({ text: sql<string | null>`${publicationVersions.content}::text` })
    .from(publicationVersions)
    .where(and(eq(publicationVersions.projectId, projectId), eq(publicationVersions.version, version)));
  return row?.text ?? null;
}
