// Conversations in the database.

import { and, asc, count, desc, eq, exists, ilike, isNotNull, max, ne, or, type SQL, sql } from "drizzle-orm";
import type { ChatTurn } from "@/lib/contracts/chat";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { chats, chatTurns } from "@/lib/server/db/tables/chat";

export type ChatRecord = typeof chats.$inferSelect;

/** Signs that stand for others in a pattern stand for themselves. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

function matching(accountId: string, keyword: string, folder: string | undefined): SQL | undefined {
  const ofChat = eq(chatTurns.chatId, chats.id);
  return and(
    eq(chats.accountId, accountId),
    folder === undefined ? undefined : eq(chats.folder, folder),
    keyword === ""
      ? undefined
      : or(
          ilike(chats.title, containing(keyword)),
          exists(
            sql`(select 1 from ${chatTurns} where ${and(ofChat, ilike(chatTurns.question, containing(keyword)))})`,
          ),
        ),
  );
}

type Page = { keyword: string; folder?: string | undefined; pageNum: number; pageSize: number };

export async function list(db: Queryable, accountId: string, { keyword, folder, pageNum, pageSize }: Page) {
  const where = matching(accountId, keyword, folder);
  const rows = await db
    .select()
    .from(chats)
    .where(where)
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(chats).where(where);
  return { rows, total: all?.total ?? 0 };
}

export const listFolders = (db: Queryable, accountId: string) =>
  db
    .select({ name: chats.folder, count: count() })
    .from(chats)
    .where(and(eq(chats.accountId, accountId), ne(chats.folder, "")))
    .groupBy(chats.folder)
    .orderBy(asc(chats.folder));

export async function countOwn(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db.select({ own: count() }).from(chats).where(eq(chats.accountId, accountId));
  return row?.own ?? 0;
}

export async function findOwn(db: Queryable, accountId: string, id: string): Promise<ChatRecord | null> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.accountId, accountId), eq(chats.id, id)));
  return row ?? null;
}

export async function findShared(db: Queryable, shareId: string): Promise<ChatRecord | null> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.shareId, shareId), isNotNull(chats.sharedTurns)));
  return row ?? null;
}

export async function insert(tx: Transaction, chat: typeof chats.$inferInsert): Promise<void> {
  await tx.insert(chats).values(chat);
}

type Change = Partial<Pick<ChatRecord, "title" | "folder" | "shareId" | "sharedTurns" | "updatedAt">>;

/** Null where the account has no such conversation. */
export async function change(
  tx: Queryable,
  accountId: string,
  id: string,
  changed: Change,
): Promise<ChatRecord | null> {
  const [row] = await tx
    .update(chats)
    .set(changed)
    .where(and(eq(chats.accountId, accountId), eq(chats.id, id)))
    .returning();
  return row ?? null;
}

/** False where the account has no such conversation. */
export async function remove(tx: Queryable, accountId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(chats)
    .where(and(eq(chats.accountId, accountId), eq(chats.id, id)))
    .returning({ id: chats.id });
  return removed.length > 0;
}

function toTurn({ id: turnId, createdAt, ...row }: typeof chatTurns.$inferSelect): ChatTurn {
  const { parentId, question, files, answer, state } = row;
  return { turnId, parentId, question, files, answer, state, createTime: createdAt.toISOString() };
}

export async function listTurns(db: Queryable, chatId: string): Promise<ChatTurn[]> {
  const turns = await db.select().from(chatTurns).where(eq(chatTurns.chatId, chatId)).orderBy(asc(chatTurns.position));
  return turns.map(toTurn);
}

/** A turn of a conversation of the account. */
export async function findOwnTurn(db: Queryable, accountId: string, turnId: string): Promise<ChatTurn | null> {
  const [row] = await db
    .select({ turn: chatTurns })
    .from(chatTurns)
    .innerJoin(chats, eq(chats.id, chatTurns.chatId))
    .where(and(eq(chatTurns.id, turnId), eq(chats.accountId, accountId)));
  return row ? toTurn(row.turn) : null;
}

/** The last turns of a conversation, in any order. */
export async function listLastTurns(
  db: Queryable,
  chatId: string,
  limit: number,
): Promise<Pick<ChatTurn, "turnId" | "parentId" | "question" | "answer">[]> {
  const { id: turnId, parentId, question, answer } = chatTurns;
  return db
    .select({ turnId, parentId, question, answer })
    .from(chatTurns)
    .where(eq(chatTurns.chatId, chatId))
    .orderBy(desc(chatTurns.position))
    .limit(limit);
}

/** Adds a turn behind the last one; a turn that is there already stays as it is. */
export async function addTurn(tx: Transaction, chatId: string, turn: ChatTurn): Promise<void> {
  const [last] = await tx
    .select({ position: max(chatTurns.position) })
    .from(chatTurns)
    .where(eq(chatTurns.chatId, chatId));
  const { turnId: id, createTime, ...rest } = turn;
  await tx
    .insert(chatTurns)
    .values({ id, chatId, position: (last?.position ?? 0) + 1, ...rest, createdAt: new Date(createTime) })
    .onConflictDoNothing();
}
