// Likes of comments in the database: a row for each person, and their number with the comment.

import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/lib/server/db/client";
import { discussionComments as comments, discussionLikes as likes } from "@/lib/server/db/tables/discussion";

/** False for a like that was there. */
export async function add(tx: Transaction, like: typeof likes.$inferInsert): Promise<boolean> {
  const added = await tx.insert(likes).values(like).onConflictDoNothing().returning({ id: likes.commentId });
  return added.length > 0;
}

/** False for a like that was not there. */
export async function remove(tx: Transaction, commentId: string, accountId: string): Promise<boolean> {
  const removed = await tx
    .delete(likes)
    .where(and(eq(likes.commentId, commentId), eq(likes.accountId, accountId)))
    .returning({ id: likes.commentId });
  return removed.length > 0;
}

/** The new number. */
export async function raise(tx: Transaction, commentId: string, by: 1 | 0 | -1): Promise<number> {
  const [row] = await tx
    .update(comments)
    .set({ likeCount: sql`${comments.likeCount} + ${by}` })
    .where(eq(comments.id, commentId))
    .returning({ likeCount: comments.likeCount });
  return row?.likeCount ?? 0;
}
