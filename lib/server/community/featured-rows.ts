// Projects of the home page: what a picture, a title, an author and a number of likes need, and no more.

import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { publications } from "@/lib/server/db/tables/community";

const { projectId, accountId, title, translations, coverName, likeCount } = publications;
const COLUMNS = { projectId, accountId, title, translations, coverName, likeCount, author: accounts.username };

const isPublished = eq(publications.state, "published");

/** Written as the indexes are. */
const first = (db: Queryable, column: SQL, limit: number, where?: SQL) =>
  db
    .select(COLUMNS)
    .from(publications)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(and(isPublished, where))
    .orderBy(sql`${column} desc nulls last`, sql`${projectId} desc nulls last`)
    .limit(limit);

/** With at least one like. */
export const listLiked = (db: Queryable, limit: number) => first(db, sql`${likeCount}`, limit, gt(likeCount, 0));

export const listNewest = (db: Queryable, limit: number) => first(db, sql`${publications.publishedAt}`, limit);

/** Names of the covers of those that are still published. */
export async function listCovers(db: Queryable, projectIds: readonly string[]): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const rows = await db
    .select({ coverName })
    .from(publications)
    .where(and(inArray(projectId, [...projectIds]), isPublished));
  return rows.map((row) => row.coverName);
}
