// Conversations: listed, kept, shared and deleted by their owner.

import type { ChatRow, ChatTurn, listChats, saveChat } from "@/lib/contracts/chat";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import * as accountRows from "@/lib/server/account/rows";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { isProven } from "./proof";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;

export const MAX_CHATS = 1_000;

const toRow = ({ id, title, folder, shareId, createdAt, updatedAt }: rows.ChatRecord): ChatRow => ({
  ...{ chatId: id, title, folder, status: shareId === null ? 0 : 1 },
  ...{ createTime: createdAt.toISOString(), updateTime: updatedAt.toISOString() },
});

export async function list(deps: Deps, input: ParsedInputOf<typeof listChats>, { viewer }: Context) {
  const page = await rows.list(deps.db, viewer.accountId, input);
  return {
    rows: page.rows.map(toRow),
    total: page.total,
    folders: await rows.listFolders(deps.db, viewer.accountId),
  };
}

export async function view(deps: Deps, id: string, { viewer }: RequestContext) {
  const own = viewer && (await rows.findOwn(deps.db, viewer.accountId, id));
  if (own) {
    const chatDetails = await rows.listTurns(deps.db, own.id);
    return { ...toRow(own), isOwn: true, shareId: own.shareId, chatDetails };
  }
  const shared = await rows.findShared(deps.db, id);
  if (!shared) throw new AppError("NOT_FOUND");
  // Its own id stays with its owner, and what was added since then is not shown.
  const chatDetails = [...(shared.sharedTurns ?? [])];
  return { ...toRow(shared), chatId: id, folder: "", isOwn: false, shareId: null, chatDetails };
}

type LocalTurn = ChatTurn & { readonly proof: string };

/** INVALID_INPUT for a turn that we did not answer, or whose parent is not among those before it. */
async function addLocalTurns(deps: Deps, tx: Transaction, chatId: string, turns: readonly LocalTurn[]): Promise<void> {
  const ids = new Map<string, string>();
  for (const { proof, ...turn } of turns) {
    const parentId = turn.parentId === null ? null : ids.get(turn.parentId);
    if (parentId === undefined || !isProven(deps, { ...turn, proof })) throw new AppError("INVALID_INPUT");
    // Ids of the browser may exist in another conversation.
    const turnId = newId();
    ids.set(turn.turnId, turnId);
    await rows.addTurn(tx, chatId, { ...turn, turnId, parentId });
  }
}

async function create(deps: Deps, input: ParsedInputOf<typeof saveChat>, { viewer, now }: Context) {
  const { accountId } = viewer;
  const { title, folder = "", turns = [] } = input;
  const chat: rows.ChatRecord = {
    ...{ id: newId(), accountId, title, folder, shareId: null, sharedTurns: null },
    ...{ createdAt: now, updatedAt: now },
  };
  await withTransaction(deps.db, async (tx) => {
    await accountRows.lockById(tx, accountId);
    const own = await rows.countOwn(tx, accountId);
    if (own >= MAX_CHATS) throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_CHATS } });
    await rows.insert(tx, chat);
    await addLocalTurns(deps, tx, chat.id, turns);
  });
  return toRow(chat);
}

export async function save(deps: Deps, input: ParsedInputOf<typeof saveChat>, context: Context) {
  const { chatId, title, folder } = input;
  if (chatId === undefined) return create(deps, input, context);
  const changed = { title, ...(folder === undefined ? {} : { folder }) };
  const chat = await rows.change(deps.db, context.viewer.accountId, chatId, changed);
  if (!chat) throw new AppError("NOT_FOUND");
  return toRow(chat);
}

export async function setStatus(deps: Deps, id: string, status: 0 | 1, { viewer }: Context) {
  if (!(await rows.findOwn(deps.db, viewer.accountId, id))) throw new AppError("NOT_FOUND");
  const shared =
    status === 1
      ? { shareId: newId(), sharedTurns: await rows.listTurns(deps.db, id) }
      : { shareId: null, sharedTurns: null };
  const chat = await rows.change(deps.db, viewer.accountId, id, shared);
  if (!chat) throw new AppError("NOT_FOUND");
  return { status, shareId: chat.shareId };
}

export async function remove(deps: Deps, id: string, { viewer }: Context) {
  if (!(await rows.remove(deps.db, viewer.accountId, id))) throw new AppError("NOT_FOUND");
  return {};
}

/** Keeps an answered question in one's own conversation; false where there is none. */
export async function keepTurn(deps: Deps, accountId: string, chatId: string, turn: ChatTurn): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const chat = await rows.change(tx, accountId, chatId, { updatedAt: deps.now() });
    if (chat) await rows.addTurn(tx, chatId, turn);
    return chat !== null;
  });
}
