// Published projects as discussions and moderation need them.

import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { ownerOf } from "@/lib/server/community/moderate";
import type { Queryable } from "@/lib/server/db/client";
import { publications } from "@/lib/server/db/tables/community";
import { discussionComments } from "@/lib/server/db/tables/discussion";

export interface PublishedProject {
  readonly projectId: string;
  readonly title: string;
  /** Its author. */
  readonly accountId: string | null;
}

const SELECTED = { projectId: publications.projectId, title: publications.title, accountId: publications.accountId };

/** Null for a project that nobody but its author can read. */
export async function findPublished(db: Queryable, projectId: string): Promise<PublishedProject | null> {
  const owner = await ownerOf(db, projectId);
  return owner && { projectId, ...owner };
}

/** In any state, with the texts that staff decide on. */
export async function findPublication(db: Queryable, projectId: string) {
  const [row] = await db
    .select({ ...SELECTED, introduction: publications.introduction, state: publications.state })
    .from(publications)
    .where(eq(publications.projectId, projectId));
  return row ?? null;
}

/** True for those whose name everybody can read: they have published or commented. */
export async function isKnownAuthor(db: Queryable, accountId: string): Promise<boolean> {
  const published = await db
    .select({ id: publications.projectId })
    .from(publications)
    .where(and(eq(publications.accountId, accountId), isNotNull(publications.publishedAt)))
    .limit(1);
  if (published.length > 0) return true;
  const commented = await db
    .select({ id: discussionComments.id })
    .from(discussionComments)
    .where(
      and(
        eq(discussionComments.accountId, accountId),
        eq(discussionComments.state, "visible"),
        isNull(discussionComments.deletedAt),
      ),
    )
    .limit(1);
  return commented.length > 0;
}
