// Emails and text messages in the database, as the admin lists them.

import { and, count, desc, eq, ilike, inArray, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { mails } from "@/lib/server/db/tables/promise";
import { likePattern } from "./search";

export type MailRow = typeof mails.$inferSelect;
type Filter = { keyword?: string; channel?: MailRow["channel"]; pageNum: number; pageSize: number };

export async function list(db: Queryable, { keyword, channel, pageNum, pageSize }: Filter) {
  const pattern = keyword ? likePattern(keyword) : null;
  const where = and(
    channel ? eq(mails.channel, channel) : undefined,
    pattern ? or(ilike(mails.recipient, pattern), ilike(mails.subject, pattern)) : undefined,
  );
  const rows = await db
    .select()
    .from(mails)
    .where(where)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await db.select({ mails: count() }).from(mails).where(where);
  return { rows, total: total?.mails ?? 0 };
}

/** Number of messages that are overdue or given up, and since when; a refused address is no fault of ours. */
export async function countStuck(db: Queryable, before: Date): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: sql<Date | null>`min(${mails.createdAt})`.mapWith(mails.createdAt) })
    .from(mails)
    .where(and(inArray(mails.state, ["waiting", "failed"]), lt(mails.createdAt, before)));
  return row ?? { count: 0, oldest: null };
}
