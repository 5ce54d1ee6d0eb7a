// Comments as an endpoint answers them to one reader.

import type { DiscussionComment, DiscussionPerson, DiscussionState } from "@/lib/contracts/discussion";
import type { AuthoredComment, CommentRow } from "./comment-rows";
import type { PublishedProject } from "./publication";

export const avatarPath = (key: string | null): string => (key === null ? "" : `/api/eda/user/avatar/${key}`);

const stateOf = ({ state, deletedAt }: Pick<CommentRow, "state" | "deletedAt">): DiscussionState =>
  deletedAt === null ? state : "deleted";

function toPerson(
  { comment, name, avatarKey }: AuthoredComment,
  publication: PublishedProject,
): DiscussionPerson | null {
  const { accountId } = comment;
  if (accountId === null) return null;
  const isProjectAuthor = accountId === publication.accountId;
  return { authorId: accountId, name: name ?? "", avatar: avatarPath(avatarKey), isProjectAuthor };
}

interface Sight {
  readonly publication: PublishedProject;
  readonly readerId: string | null;
}

export function toComment(authored: AuthoredComment, { publication, readerId }: Sight): DiscussionComment {
  const { comment, isLiked, mentions } = authored;
  const { id, parentId, accountId, text, part, likeCount, editedAt, createdAt } = comment;
  const state = stateOf(comment);
  const isOwn = accountId !== null && accountId === readerId;
  const isRead = state === "visible" || (isOwn && (state === "held" || state === "hidden"));
  return {
    ...{ commentsId: id, parentId, state, text: isRead ? text : "", part: isRead ? part : null },
    ...{ author: isRead ? toPerson(authored, publication) : null, mentions: isRead ? [...mentions] : [] },
    ...{ isOwn, isLiked, likes: isRead ? likeCount : 0 },
    ...{ createTime: createdAt.toISOString(), editTime: isRead ? (editedAt?.toISOString() ?? null) : null },
  };
}
