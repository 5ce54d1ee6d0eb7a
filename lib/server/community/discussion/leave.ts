// Discussions when an account is closed: its comments stay, without a name.

import { eq, inArray, or, sql } from "drizzle-orm";
import type { Transaction } from "@/lib/server/db/client";
import {
  accountBlocks,
  communitySuspensions,
  discussionComments,
  discussionLikes,
  discussionMentions,
} from "@/lib/server/db/tables/discussion";
import { notifications, notificationSettings } from "@/lib/server/db/tables/notification";

/** Likes are taken back, with their numbers; notifications of the person and by the person go. */
export async function leaveDiscussions(tx: Transaction, accountId: string): Promise<void> {
  const liked = tx
    .select({ id: discussionLikes.commentId })
    .from(discussionLikes)
    .where(eq(discussionLikes.accountId, accountId));
  await tx
    .update(discussionComments)
    .set({ likeCount: sql`${discussionComments.likeCount} - 1` })
    .where(inArray(discussionComments.id, liked));
  await tx.delete(discussionLikes).where(eq(discussionLikes.accountId, accountId));
  await tx.update(discussionComments).set({ accountId: null }).where(eq(discussionComments.accountId, accountId));
  await tx.delete(discussionMentions).where(eq(discussionMentions.accountId, accountId));
  await tx
    .delete(accountBlocks)
    .where(or(eq(accountBlocks.accountId, accountId), eq(accountBlocks.blockedId, accountId)));
  await tx.delete(communitySuspensions).where(eq(communitySuspensions.accountId, accountId));
  await tx
    .delete(notifications)
    .where(or(eq(notifications.accountId, accountId), eq(notifications.actorId, accountId)));
  await tx.delete(notificationSettings).where(eq(notificationSettings.accountId, accountId));
}
