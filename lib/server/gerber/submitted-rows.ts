// Projects that were sent to us with an order or a quote. Staff read those, and no others.

import { and, eq, or, sql } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { orderLines } from "@/lib/server/db/tables/order";
import { files, projects } from "@/lib/server/db/tables/project";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { BOARD_PROJECT, type ProjectRow } from "./rows";

const isOrdered = sql`exists (select 1 from ${orderLines} where ${orderLines.projectId} = ${projects.id}
  or ${orderLines.fileId} = ${projects.fileId}
  or ${orderLines.boardFiles} @> jsonb_build_array(jsonb_build_object('fileId', ${projects.fileId})))`;

const isQuoted = sql`exists (select 1 from ${bomQuotes} where ${bomQuotes.projectId} = ${projects.id}
  or ${bomQuotes.files} @> jsonb_build_array(jsonb_build_object('fileUrl', ${projects.fileId})))`;

/** True where an order has the project or its files. */
export async function wasOrdered(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, id), isOrdered));
  return row !== undefined;
}

/** A board with its file; null for a project that is part of no order and no quote. */
export async function findSubmitted(db: Queryable, id: string) {
  const [row] = await db
    .select({ project: projects, file: files })
    .from(projects)
    .leftJoin(files, eq(files.id, projects.fileId))
    .where(and(eq(projects.id, id), eq(projects.projectType, BOARD_PROJECT), or(isOrdered, isQuoted)));
  return row ? { project: row.project as ProjectRow, file: row.file } : null;
}
