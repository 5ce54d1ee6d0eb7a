// Comments on published projects in the database.

import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CommentSort } from "@/lib/contracts/discussion";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import {
  discussionComments as comments,
  discussionLikes as likes,
  discussionMentions as mentions,
} from "@/lib/server/db/tables/discussion";

export type CommentRow = typeof comments.$inferSelect;
export interface AuthoredComment {
  readonly comment: CommentRow;
  readonly name: string | null;
  readonly avatarKey: string | null;
  /** By the reader. */
  readonly isLiked: boolean;
  /** Names in the text that stand for accounts. */
  readonly mentions: readonly string[];
}

/** Whose view it is: comments of the blocked are left out, one's own held and hidden ones are not. */
export interface Reader {
  readonly accountId: string | null;
  readonly blocked: readonly string[];
}

/** For a query that joins the account: what is told of a comment comes with it, in one round trip. */
const selected = (readerId: string | null) => ({
  comment: comments,
  name: accounts.username,
  avatarKey: accounts.avatarKey,
  isLiked:
    readerId === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from ${likes} where ${likes.commentId} = ${comments.id} and ${likes.accountId} = ${readerId})`,
  mentions: sql<
    string[]
  >`array(select ${mentions.name} from ${mentions} where ${mentions.commentId} = ${comments.id} order by 1)`,
});

const replies = alias(comments, "replies");

const isOpen = (table: typeof comments | typeof replies) => and(eq(table.state, "visible"), isNull(table.deletedAt));

const isNotBlocked = (table: typeof comments | typeof replies, { blocked }: Reader): SQL | undefined =>
  blocked.length === 0 ? undefined : or(isNull(table.accountId), notInArray(table.accountId, [...blocked]));

/** Read by this person. */
function isReadable(reader: Reader): SQL | undefined {
  const isOwn =
    reader.accountId === null
      ? undefined
      : and(
          eq(comments.accountId, reader.accountId),
          inArray(comments.state, ["held", "hidden"]),
          isNull(comments.deletedAt),
        );
  return and(or(isOpen(comments), isOwn), isNotBlocked(comments, reader));
}

/** Heads of threads: those that are read, and those that hold a place for replies that are. */
function isShownHead(db: Queryable, projectId: string, reader: Reader): SQL | undefined {
  const hasReplies = exists(
    db
      .select({ one: sql`1` })
      .from(replies)
      .where(and(eq(replies.parentId, comments.id), isOpen(replies), isNotBlocked(replies, reader))),
  );
  const isPlace = and(
    or(isNotNull(comments.deletedAt), inArray(comments.state, ["hidden", "removed"])),
    isNotBlocked(comments, reader),
    hasReplies,
  );
  return and(eq(comments.projectId, projectId), isNull(comments.parentId), or(isReadable(reader), isPlace));
}

type Paged = { projectId: string; sort: CommentSort; pageNum: number; pageSize: number };

export async function listHeads(db: Queryable, reader: Reader, { projectId, sort, pageNum, pageSize }: Paged) {
  const where = isShownHead(db, projectId, reader);
  const newest = [desc(comments.createdAt), asc(comments.id)];
  const rows = await db
    .select({ ...selected(reader.accountId), total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(comments)
    .leftJoin(accounts, eq(accounts.id, comments.accountId))
    .where(where)
    .orderBy(...(sort === "liked" ? [desc(comments.likeCount), ...newest] : newest))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [first] = rows;
  if (first || pageNum === 1) return { rows, total: first?.total ?? 0 };
  // Beyond the last page no row tells the number.
  const [all] = await db.select({ total: count() }).from(comments).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Oldest first. */
export async function listReplies(
  db: Queryable,
  reader: Reader,
  parentIds: readonly string[],
): Promise<AuthoredComment[]> {
  if (parentIds.length === 0) return [];
  return db
    .select(selected(reader.accountId))
    .from(comments)
    .leftJoin(accounts, eq(accounts.id, comments.accountId))
    .where(and(inArray(comments.parentId, [...parentIds]), isReadable(reader)))
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

/** Comments and replies that everybody can read, but those of the blocked. */
export async function countOpen(db: Queryable, projectId: string, reader: Reader): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(comments)
    .where(and(eq(comments.projectId, projectId), isOpen(comments), isNotBlocked(comments, reader)));
  return row?.total ?? 0;
}

export async function find(db: Queryable, id: string, readerId: string | null = null): Promise<AuthoredComment | null> {
  const [row] = await db
    .select(selected(readerId))
    .from(comments)
    .leftJoin(accounts, eq(accounts.id, comments.accountId))
    .where(eq(comments.id, id));
  return row ?? null;
}

/** Held until the transaction ends. */
export async function lock(tx: Transaction, id: string): Promise<CommentRow | null> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for("update");
  return row ?? null;
}

export async function countOf(db: Queryable, where: { projectId: string } | { parentId: string }): Promise<number> {
  const is = "projectId" in where ? eq(comments.projectId, where.projectId) : eq(comments.parentId, where.parentId);
  const [row] = await db.select({ total: count() }).from(comments).where(is);
  return row?.total ?? 0;
}

export async function insert(tx: Transaction, comment: typeof comments.$inferInsert): Promise<void> {
  await tx.insert(comments).values(comment);
}

type Change = Partial<Pick<CommentRow, "text" | "textHash" | "state" | "editedAt" | "deletedAt">>;

export async function change(tx: Transaction, id: string, set: Change): Promise<void> {
  await tx.update(comments).set(set).where(eq(comments.id, id));
}

/** Times of an account's comments since then, also of deleted ones. */
export async function timesSince(db: Queryable, accountId: string, since: Date): Promise<Date[]> {
  const found = await db
    .select({ createdAt: comments.createdAt })
    .from(comments)
    .where(and(eq(comments.accountId, accountId), gte(comments.createdAt, since)));
  return found.map(({ createdAt }) => createdAt);
}

export async function countVisibleOf(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(comments)
    .where(and(eq(comments.accountId, accountId), isOpen(comments)));
  return row?.total ?? 0;
}

/** Number of equal comments since then: of the account, and of others. `exceptId` is being edited. */
export async function countRepeats(
  db: Queryable,
  {
    accountId,
    textHash,
    since,
    exceptId,
  }: { accountId: string; textHash: string; since: Date; exceptId: string | null },
): Promise<{ own: number; others: number }> {
  const [row] = await db
    .select({
      own: sql<number>`count(*) filter (where ${comments.accountId} = ${accountId})`.mapWith(Number),
      others:
        sql<number>`count(distinct ${comments.accountId}) filter (where ${comments.accountId} <> ${accountId})`.mapWith(
          Number,
        ),
    })
    .from(comments)
    .where(
      and(
        eq(comments.textHash, textHash),
        gte(comments.createdAt, since),
        isNull(comments.deletedAt),
        exceptId === null ? undefined : ne(comments.id, exceptId),
      ),
    );
  return { own: row?.own ?? 0, others: row?.others ?? 0 };
}

/** Commenters of the project, the latest first. */
export async function listParticipants(db: Queryable, projectId: string, limit: number) {
  return db
    .select({ authorId: accounts.id, name: accounts.username, avatarKey: accounts.avatarKey })
    .from(comments)
    .innerJoin(accounts, eq(accounts.id, comments.accountId))
    .where(and(eq(comments.projectId, projectId), isOpen(comments), ne(accounts.username, "")))
    .groupBy(accounts.id)
    .orderBy(desc(sql`max(${comments.createdAt})`))
    .limit(limit);
}

/** Replaces what the comment names. */
export async function putMentions(
  tx: Transaction,
  commentId: string,
  named: readonly { authorId: string; name: string }[],
): Promise<void> {
  await tx.delete(mentions).where(eq(mentions.commentId, commentId));
  if (named.length > 0)
    await tx.insert(mentions).values(named.map(({ authorId, name }) => ({ commentId, accountId: authorId, name })));
}

export async function listMentions(db: Queryable, commentIds: readonly string[]) {
  if (commentIds.length === 0) return [];
  return db
    .select()
    .from(mentions)
    .where(inArray(mentions.commentId, [...commentIds]))
    .orderBy(asc(mentions.name));
}

/** Erases what was deleted before then: the row, or the text alone where replies need its place. */
export async function purgeDeleted(tx: Transaction, before: Date): Promise<void> {
  const isDue = and(isNotNull(comments.deletedAt), lt(comments.deletedAt, before));
  const hasReplies = exists(
    tx
      .select({ one: sql`1` })
      .from(replies)
      .where(eq(replies.parentId, comments.id)),
  );
  await tx.delete(comments).where(and(isDue, not(hasReplies)));
  const emptied = await tx
    .update(comments)
    .set({ text: "", textHash: "", accountId: null, part: null })
    .where(and(isDue, ne(comments.text, "")))
    .returning({ id: comments.id });
  const ids = emptied.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(mentions).where(inArray(mentions.commentId, ids));
}

/** Comments around one in its project, oldest first. */
export async function listAround(db: Queryable, { projectId, parentId, id }: CommentRow): Promise<AuthoredComment[]> {
  const head = parentId ?? id;
  return db
    .select(selected(null))
    .from(comments)
    .leftJoin(accounts, eq(accounts.id, comments.accountId))
    .where(and(eq(comments.projectId, projectId), or(eq(comments.id, head), eq(comments.parentId, head))))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(50);
}
