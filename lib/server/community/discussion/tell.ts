// Notifications about a comment, and updates of open pages.

import type { MarketArea } from "@/lib/core/market/area";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { notify, type NewNotification } from "@/lib/server/notification/notify";
import type { CommentRow } from "./comment-rows";
import * as commentRows from "./comment-rows";
import type { PublishedProject } from "./publication";

/** Cause of every notification of a comment: a person is told of it once, as the first of answered, named and author. */
export const commentCause = (id: string): string => `comment:${id}`;

interface Told {
  readonly comment: Pick<CommentRow, "id" | "projectId" | "accountId">;
  readonly publication: PublishedProject;
  /** Author of the comment that it answers. */
  readonly answeredId: string | null;
}

/** In the transaction that makes the comment visible. Returns the accounts to publish to. */
export async function tellOfComment(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  { comment, publication, answeredId }: Told,
  circumstances: { area: MarketArea; now: Date },
): Promise<string[]> {
  const { id, projectId, accountId: actorId } = comment;
  const mentions = await commentRows.listMentions(tx, [id]);
  const about = { cause: commentCause(id), actorId, projectId, commentId: id };
  const wanted: NewNotification[] = [
    ...(answeredId === null ? [] : [{ ...about, accountId: answeredId, kind: "reply" as const }]),
    ...mentions.map(({ accountId }) => ({ ...about, accountId, kind: "mention" as const })),
    ...(publication.accountId === null
      ? []
      : [{ ...about, accountId: publication.accountId, kind: "comment" as const }]),
  ];
  return notify(deps, tx, wanted, circumstances);
}
