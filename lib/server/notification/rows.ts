// Notifications and how people are mailed, in the database.

import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { NotificationMail } from "@/lib/contracts/notification";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { publications } from "@/lib/server/db/tables/community";
import { accountBlocks, discussionComments } from "@/lib/server/db/tables/discussion";
import { notifications, notificationSettings } from "@/lib/server/db/tables/notification";

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotificationRow = typeof notifications.$inferInsert;

export const DEFAULT_MAIL: NotificationMail = "daily";

const actors = alias(accounts, "actors");

/** Columns that tell a notification; the comment only while everybody can read it. */
const told = (db: Queryable) =>
  db
    .select({
      notification: notifications,
      actor: actors.username,
      title: publications.title,
      text: discussionComments.text,
    })
    .from(notifications)
    .leftJoin(actors, eq(actors.id, notifications.actorId))
    .leftJoin(publications, eq(publications.projectId, notifications.projectId))
    .leftJoin(
      discussionComments,
      and(
        eq(discussionComments.id, notifications.commentId),
        eq(discussionComments.state, "visible"),
        isNull(discussionComments.deletedAt),
      ),
    );

export type ToldNotification = Awaited<ReturnType<typeof told>>[number];

type Listed = { accountId: string; isUnread: boolean; pageNum: number; pageSize: number };

export async function list(db: Queryable, { accountId, isUnread, pageNum, pageSize }: Listed) {
  const where = and(eq(notifications.accountId, accountId), isUnread ? isNull(notifications.readAt) : undefined);
  const rows = await told(db)
    .where(where)
    .orderBy(desc(notifications.createdAt), asc(notifications.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(notifications).where(where);
  return { rows, total: all?.total ?? 0 };
}

export async function countUnread(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** `ids` null for all. */
export async function markRead(
  db: Queryable,
  accountId: string,
  { ids, now }: { ids: readonly string[] | null; now: Date },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        ids === null ? undefined : inArray(notifications.id, [...ids]),
      ),
    );
}

/** Null for a cause that the person was told of before. */
export async function insert(tx: Transaction, notification: NewNotificationRow): Promise<NotificationRow | null> {
  const [row] = await tx.insert(notifications).values(notification).onConflictDoNothing().returning();
  return row ?? null;
}

/** Whom of these accounts a notification of the actor may reach: neither closed nor blocking the actor. */
export async function findReachable(
  tx: Transaction,
  accountIds: readonly string[],
  actorId: string | null,
): Promise<Set<string>> {
  if (accountIds.length === 0) return new Set();
  const isBlocking =
    actorId === null
      ? undefined
      : sql`not exists (select 1 from ${accountBlocks} where ${accountBlocks.accountId} = ${accounts.id} and ${accountBlocks.blockedId} = ${actorId})`;
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, [...accountIds]), isNull(accounts.closedAt), isBlocking));
  return new Set(found.map(({ id }) => id));
}

export async function findTold(db: Queryable, ids: readonly string[]): Promise<ToldNotification[]> {
  if (ids.length === 0) return [];
  return told(db)
    .where(inArray(notifications.id, [...ids]))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
}

export async function markMailed(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(notifications)
      .set({ mailedAt: now })
      .where(inArray(notifications.id, [...ids]));
}

export async function findMail(db: Queryable, accountId: string): Promise<NotificationMail> {
  const [row] = await db
    .select({ mail: notificationSettings.mail })
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, accountId));
  return row?.mail ?? DEFAULT_MAIL;
}

export async function findDigestAt(db: Queryable, accountId: string): Promise<Date | null> {
  const [row] = await db
    .select({ digestAt: notificationSettings.digestAt })
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, accountId));
  return row?.digestAt ?? null;
}

type Settings = Partial<Pick<typeof notificationSettings.$inferInsert, "mail" | "digestAt">>;

export async function putSettings(db: Queryable, accountId: string, settings: Settings): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ accountId, mail: DEFAULT_MAIL, ...settings })
    .onConflictDoUpdate({ target: notificationSettings.accountId, set: settings });
}

export interface DigestTimes {
  /** Notifications older than that are left out. */
  after: Date;
  /** The oldest one must have waited since then, so that a burst becomes one message. */
  before: Date;
  /** No digest since then. */
  lastBefore: Date;
}

const isPending = ({ after }: Pick<DigestTimes, "after">) =>
  and(isNull(notifications.readAt), isNull(notifications.mailedAt), gte(notifications.createdAt, after));

/** Unread and unmailed, oldest first. */
export async function findPending(db: Queryable, accountId: string, after: Date): Promise<ToldNotification[]> {
  return told(db)
    .where(and(eq(notifications.accountId, accountId), isPending({ after })))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
}

/** Accounts with a confirmed email address that want a digest and have something for it. */
export async function findDigestsDue(db: Queryable, times: DigestTimes, limit: number): Promise<string[]> {
  const found = await db
    .selectDistinct({ accountId: notifications.accountId })
    .from(notifications)
    .innerJoin(accounts, eq(accounts.id, notifications.accountId))
    .leftJoin(notificationSettings, eq(notificationSettings.accountId, notifications.accountId))
    .where(
      and(
        isPending(times),
        lt(notifications.createdAt, times.before),
        isNotNull(accounts.email),
        isNotNull(accounts.contactConfirmedAt),
        or(isNull(notificationSettings.mail), eq(notificationSettings.mail, "daily")),
        or(isNull(notificationSettings.digestAt), lt(notificationSettings.digestAt, times.lastBefore)),
      ),
    )
    .limit(limit);
  return found.map(({ accountId }) => accountId);
}

/** Read ones from before `before`. */
export async function deleteOld(db: Queryable, before: Date): Promise<void> {
  await db.delete(notifications).where(and(lt(notifications.createdAt, before), isNotNull(notifications.readAt)));
  await db
    .delete(notifications)
    .where(and(lt(notifications.createdAt, before), ne(notifications.kind, "content-moderated")));
}
