// Comments as an endpoint answers them to one reader.

import type { DiscussionComment, DiscussionPerson, DiscussionState } from "@/lib/contracts/discussion";
import type { Queryable } from "@/lib/server/db/client";
import type { AuthoredComment, CommentRow } from "./comment-rows";
import * as commentRows from "./comment-rows";
import * as likeRows from "./like-rows";
import type { PublishedProject } from "./publication";

export const avatarPath = (key: string | null): string => (key === null ? "" : `/api/eda/user/avatar/${key}`);

export const stateOf = ({ state, deletedAt }: Pick<CommentRow, "state" | "deletedAt">): DiscussionState =>
  deletedAt === null ? state : "deleted";

interface Sight {
  readonly publication: PublishedProject;
  readonly readerId: string | null;
  readonly liked: ReadonlySet<string>;
  readonly mentions: ReadonlyMap<string, string[]>;
}

function toPerson(
  { comment, name, avatarKey }: AuthoredComment,
  publication: PublishedProject,
): DiscussionPerson | null {
  const { accountId } = comment;
  if (accountId === null) return null;
  const isProjectAuthor = accountId === publication.accountId;
  return { authorId: accountId, name: name ?? "", avatar: avatarPath(avatarKey), isProjectAuthor };
}

function toComment(authored: AuthoredComment, { publication, readerId, liked, mentions }: Sight): DiscussionComment {
  const { comment } = authored;
  const { id, parentId, accountId, text, part, likeCount, editedAt, createdAt } = comment;
  const state = stateOf(comment);
  const isOwn = accountId !== null && accountId === readerId;
  const isRead = state === "visible" || (isOwn && (state === "held" || state === "hidden"));
  return {
    ...{ commentsId: id, parentId, state, text: isRead ? text : "", part: isRead ? part : null },
    ...{ author: isRead ? toPerson(authored, publication) : null, mentions: isRead ? (mentions.get(id) ?? []) : [] },
    ...{ isOwn, isLiked: liked.has(id), likes: isRead ? likeCount : 0 },
    ...{ createTime: createdAt.toISOString(), editTime: isRead ? (editedAt?.toISOString() ?? null) : null },
  };
}

/** In the order that is given. */
export async function toComments(
  db: Queryable,
  found: readonly AuthoredComment[],
  { publication, readerId }: Pick<Sight, "publication" | "readerId">,
): Promise<DiscussionComment[]> {
  const ids = found.map(({ comment }) => comment.id);
  const mentions = new Map<string, string[]>();
  for (const { commentId, name } of await commentRows.listMentions(db, ids))
    mentions.set(commentId, [...(mentions.get(commentId) ?? []), name]);
  const liked = await likeRows.findLiked(db, readerId, ids);
  return found.map((each) => toComment(each, { publication, readerId, liked, mentions }));
}
