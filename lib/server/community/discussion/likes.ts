// Likes of comments: each person's counts once.

import type { likeComment } from "@/lib/contracts/discussion";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { notify, publishNotified } from "@/lib/server/notification/notify";
import { requirePublished } from "./access";
import * as commentRows from "./comment-rows";
import * as likeRows from "./like-rows";

export async function like(
  deps: Deps,
  { commentsId, type }: ParsedInputOf<typeof likeComment>,
  { viewer, area, now }: RequestContext<Viewer>,
) {
  const { accountId } = viewer;
  const { likes, told } = await withTransaction(deps.db, async (tx) => {
    const found = await commentRows.find(tx, commentsId);
    if (!found || found.comment.state !== "visible" || found.comment.deletedAt !== null)
      throw new AppError("NOT_FOUND");
    const { projectId, accountId: authorId } = found.comment;
    await requirePublished(tx, projectId);
    const isChanged =
      type === 1
        ? await likeRows.add(tx, { commentId: commentsId, accountId, createdAt: now })
        : await likeRows.remove(tx, commentsId, accountId);
    const number = await likeRows.raise(tx, commentsId, isChanged ? (type === 1 ? 1 : -1) : 0);
    if (type === 0 || !isChanged || authorId === null) return { likes: number, told: [] };
    // One that was taken back and given again is no news.
    const news = { kind: "like" as const, cause: `like:${commentsId}:${accountId}`, actorId: accountId };
    const wanted = [{ ...news, accountId: authorId, projectId, commentId: commentsId }];
    return { likes: number, told: await notify(deps, tx, wanted, { area, now }) };
  });
  publishNotified(deps, told);
  return { commentsId, likes, isLiked: type === 1 };
}
