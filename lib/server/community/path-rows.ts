// Published projects for the sitemap.

import { desc, eq } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { publications } from "@/lib/server/db/tables/community";
import type { PublishedPath } from "./page-reader";

/** A sitemap holds 50,000 addresses, and each project has one in either language. */
const MAX_PATHS = 20_000;

/** Last changed first. */
export async function listPaths(db: Queryable): Promise<PublishedPath[]> {
  const { projectId, updatedAt } = publications;
  const found = await db
    .select({ projectId, updatedAt })
    .from(publications)
    .where(eq(publications.state, "published"))
    .orderBy(desc(updatedAt))
    .limit(MAX_PATHS);
  return found.map((row) => ({ projectId: row.projectId, updateTime: row.updatedAt.toISOString() }));
}
