// Comments on a published project: read, written, changed and deleted.

import type {
  addDiscussionComment,
  DiscussionComment,
  editComment,
  listDiscussion,
  listMentionable,
} from "@/lib/contracts/discussion";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { type Queryable, type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { newId } from "@/lib/server/ids";
import { holdComment } from "@/lib/server/moderation/open-case";
import { publishNotified } from "@/lib/server/notification/notify";
import { publishDiscussed } from "@/lib/server/realtime/publish";
import { commentAccess, requireCommenter, requirePublished } from "./access";
import * as blockRows from "./block-rows";
import * as commentRows from "./comment-rows";
import { mentioned, participants } from "./people";
import type { PublishedProject } from "./publication";
import { guardComment, textHashOf } from "./spam";
import { tellOfComment } from "./tell";
import { toComment } from "./view";

type Context = RequestContext<Viewer>;

const MAX_COMMENTS = 10_000;
const MAX_REPLIES = 100;
const RESTORABLE_MS = 10 * 60_000;
const MAX_COMPLETIONS = 8;

export async function list(
  { db }: Deps,
  input: ParsedInputOf<typeof listDiscussion>,
  { viewer, area, now }: RequestContext,
) {
  const publication = await requirePublished(db, input.projectId);
  const readerId = viewer?.accountId ?? null;
  const reader = {
    accountId: readerId,
    blocked: readerId === null ? [] : await blockRows.listBlockedIds(db, readerId),
  };
  const heads = await commentRows.listHeads(db, reader, input);
  const replies = await commentRows.listReplies(
    db,
    reader,
    heads.rows.map(({ comment }) => comment.id),
  );
  const sight = { publication, readerId };
  const answers = replies.map((reply) => toComment(reply, sight));
  const { obstacle, suspendedUntil } = await commentAccess(db, viewer, { area, now, publication });
  return {
    rows: heads.rows.map((head) => ({
      ...toComment(head, sight),
      replies: answers.filter(({ parentId }) => parentId === head.comment.id),
    })),
    total: heads.total,
    count: await commentRows.countOpen(db, input.projectId, reader),
    obstacle,
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
  };
}

async function viewOf(
  db: Queryable,
  id: string,
  publication: PublishedProject,
  readerId: string,
): Promise<DiscussionComment> {
  const found = await commentRows.find(db, id, readerId);
  if (!found) throw new Error("a comment that was written was not found");
  return toComment(found, { publication, readerId });
}

/** The comment that is answered and the head of its thread; NOT_FOUND for one that can't be read. */
async function requireAnswered(tx: Transaction, projectId: string, id: string) {
  const answered = await commentRows.lock(tx, id);
  if (!answered || answered.projectId !== projectId || answered.state !== "visible" || answered.deletedAt !== null)
    throw new AppError("NOT_FOUND");
  const headId = answered.parentId ?? answered.id;
  if ((await commentRows.countOf(tx, { parentId: headId })) >= MAX_REPLIES)
    throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_REPLIES } });
  return { headId, authorId: answered.accountId };
}

async function requireNotBlocked(tx: Transaction, by: string | null, viewer: Viewer): Promise<void> {
  if (by !== null && (await blockRows.isBlocked(tx, { by, blockedId: viewer.accountId })))
    throw new AppError("REPLY_REFUSED");
}

async function write(deps: Deps, tx: Transaction, input: ParsedInputOf<typeof addDiscussionComment>, context: Context) {
  const { viewer, area, now } = context;
  const { projectId, text, parentId, part } = input;
  const publication = await requirePublished(tx, projectId);
  await requireCommenter(tx, viewer, { area, now, publication });
  const answered = parentId === undefined ? null : await requireAnswered(tx, projectId, parentId);
  await requireNotBlocked(tx, answered?.authorId ?? null, viewer);
  if ((await commentRows.countOf(tx, { projectId })) >= MAX_COMMENTS)
    throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_COMMENTS } });
  const { accountId } = viewer;
  const verdict = await guardComment(tx, { accountId, text, editedId: null, now });
  const id = newId();
  const state = verdict === "hold" ? ("held" as const) : ("visible" as const);
  const place = { projectId, parentId: answered?.headId ?? null, part: part ?? null };
  await commentRows.insert(tx, { id, accountId, ...place, state, text, textHash: textHashOf(text), createdAt: now });
  const first = answered?.authorId ?? null;
  await commentRows.putMentions(tx, id, await mentioned(tx, text, { publication, viewerId: accountId, first }));
  const comment = { id, projectId, accountId };
  if (state === "held") await holdComment(tx, { ...comment, text }, now);
  const told =
    state === "held" ? [] : await tellOfComment(deps, tx, { comment, publication, answeredId: first }, { area, now });
  return { view: await viewOf(tx, id, publication, accountId), told };
}

export async function add(deps: Deps, input: ParsedInputOf<typeof addDiscussionComment>, context: Context) {
  const { viewer, idempotencyKey } = context;
  const request = { accountId: viewer.accountId, key: idempotencyKey, operation: "discussion.add", input };
  let told: string[] = [];
  const view = await once(deps.db, request, async (tx) => {
    const written = await write(deps, tx, input, context);
    told = written.told;
    return written.view;
  });
  publishNotified(deps, told);
  if (view.state === "visible") publishDiscussed(deps, { projectId: input.projectId, commentsId: view.commentsId });
  return view;
}

/** One's own comment that was neither deleted nor taken down; NOT_FOUND otherwise. */
async function requireOwn(tx: Transaction, id: string, { viewer }: Context) {
  const comment = await commentRows.lock(tx, id);
  const isOwn = comment !== null && comment.accountId === viewer.accountId;
  if (!isOwn || comment.state === "hidden" || comment.state === "removed") throw new AppError("NOT_FOUND");
  return comment;
}

export async function edit(deps: Deps, { commentsId, text }: ParsedInputOf<typeof editComment>, context: Context) {
  const { viewer, area, now } = context;
  const { view, told, projectId } = await withTransaction(deps.db, async (tx) => {
    const comment = await requireOwn(tx, commentsId, context);
    if (comment.deletedAt !== null) throw new AppError("NOT_FOUND");
    const { projectId: id, accountId } = { ...comment, accountId: viewer.accountId };
    const publication = await requirePublished(tx, id);
    await requireCommenter(tx, viewer, { area, now, publication });
    if (text === comment.text)
      return { view: await viewOf(tx, commentsId, publication, accountId), told: [], projectId: id };
    const verdict = await guardComment(tx, { accountId, text, editedId: commentsId, now });
    const state = verdict === "hold" ? ("held" as const) : comment.state;
    await commentRows.change(tx, commentsId, { text, textHash: textHashOf(text), state, editedAt: now });
    const named = await mentioned(tx, text, { publication, viewerId: accountId, first: null });
    await commentRows.putMentions(tx, commentsId, named);
    if (state === "held") await holdComment(tx, { id: commentsId, projectId: id, accountId, text }, now);
    const mayTell = state === "visible";
    const heard = mayTell
      ? await tellOfComment(deps, tx, { comment, publication, answeredId: null }, { area, now })
      : [];
    return { view: await viewOf(tx, commentsId, publication, accountId), told: heard, projectId: id };
  });
  publishNotified(deps, told);
  publishDiscussed(deps, { projectId, commentsId: null });
  return view;
}

export async function remove(deps: Deps, commentsId: string, context: Context): Promise<Record<string, never>> {
  const projectId = await withTransaction(deps.db, async (tx) => {
    const comment = await requireOwn(tx, commentsId, context);
    if (comment.deletedAt === null) await commentRows.change(tx, commentsId, { deletedAt: context.now });
    return comment.projectId;
  });
  publishDiscussed(deps, { projectId, commentsId: null });
  return {};
}

export async function restore(deps: Deps, commentsId: string, context: Context): Promise<DiscussionComment> {
  const { viewer, now } = context;
  const { view, projectId } = await withTransaction(deps.db, async (tx) => {
    const comment = await requireOwn(tx, commentsId, context);
    const publication = await requirePublished(tx, comment.projectId);
    const { deletedAt } = comment;
    if (deletedAt !== null && now.getTime() - deletedAt.getTime() > RESTORABLE_MS) throw new AppError("NOT_FOUND");
    if (deletedAt !== null) await commentRows.change(tx, commentsId, { deletedAt: null });
    const restored = await viewOf(tx, commentsId, publication, viewer.accountId);
    return { view: restored, projectId: comment.projectId };
  });
  publishDiscussed(deps, { projectId, commentsId: null });
  return view;
}

export async function people(
  { db }: Deps,
  { projectId, keyword }: ParsedInputOf<typeof listMentionable>,
  { viewer }: Context,
) {
  const publication = await requirePublished(db, projectId);
  const found = await participants(db, publication, viewer.accountId);
  const start = keyword.toLowerCase();
  return { rows: found.filter(({ name }) => name.toLowerCase().startsWith(start)).slice(0, MAX_COMPLETIONS) };
}

/** Hourly: what was deleted can't be restored any more. */
export async function purgeDeletedComments({ db }: Pick<Deps, "db">, now: Date): Promise<void> {
  await withTransaction(db, (tx) => commentRows.purgeDeleted(tx, new Date(now.getTime() - RESTORABLE_MS)));
}
