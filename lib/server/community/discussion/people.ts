// People of a discussion: whom a comment can name, and whom it names.

import type { DiscussionPerson } from "@/lib/contracts/discussion";
import { mentionsIn } from "@/lib/core/discussion/mentions";
import * as accountRows from "@/lib/server/account/rows";
import type { Queryable } from "@/lib/server/db/client";
import * as blockRows from "./block-rows";
import * as commentRows from "./comment-rows";
import type { PublishedProject } from "./publication";
import { avatarPath } from "./view";

/** The latest ones: a name that nobody remembers is not completed. */
const MAX_PARTICIPANTS = 500;
const MAX_MENTIONS = 10;

/** The author of the project first, then who commented last; without the viewer and those who have blocked the viewer. */
export async function participants(
  db: Queryable,
  { projectId, accountId }: PublishedProject,
  viewerId: string,
): Promise<DiscussionPerson[]> {
  const author = accountId === null ? null : await accountRows.getById(db, accountId);
  const found = [
    ...(author ? [{ authorId: author.id, name: author.username, avatarKey: author.avatarKey }] : []),
    ...(await commentRows.listParticipants(db, projectId, MAX_PARTICIPANTS)),
  ];
  const left = new Set([viewerId, ...(await blockRows.listBlockers(db, viewerId))]);
  return found.flatMap(({ authorId, name, avatarKey }) => {
    if (left.has(authorId) || name === "") return [];
    left.add(authorId);
    return [{ authorId, name, avatar: avatarPath(avatarKey), isProjectAuthor: authorId === accountId }];
  });
}

/** Whom the text names; `first` wins where two people have one name. */
export async function mentioned(
  db: Queryable,
  text: string,
  { publication, viewerId, first }: { publication: PublishedProject; viewerId: string; first: string | null },
): Promise<DiscussionPerson[]> {
  if (!text.includes("@")) return [];
  const people = await participants(db, publication, viewerId);
  const ordered = people.toSorted((a, b) => Number(b.authorId === first) - Number(a.authorId === first));
  return mentionsIn(text, ordered).slice(0, MAX_MENTIONS);
}
