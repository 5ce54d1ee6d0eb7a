// The thread of an order: messages both ways, and the engineers' questions, for which the promised date stands still.

import { AppError } from "@/lib/contracts/errors";
import type { OrderMessage } from "@/lib/contracts/order-care";
import { mayAskQuestion } from "@/lib/core/order/care";
import { promiseAfterStop } from "@/lib/core/order/working-days";
import type { Database, Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import { toCareFiles } from "./care-files";
import { mailMessage, mailPromiseMoved, mailQuestion } from "./care-mails";
import * as messageRows from "./message-rows";
import { addNote } from "./notes";
import * as rows from "../rows";

type Parts = Pick<Deps, "environment">;

/** A new message; `fileIds` are handles of the author's own uploads. */
export type Written = { authorId: string; text: string; fileIds: string[]; now: Date };

/** More is no conversation about one order. */
const MAX_MESSAGES = 500;

/** Another's file is as good as none. */
export async function requireOwnFiles(tx: Transaction, accountId: string, fileIds: string[]): Promise<void> {
  for (const fileId of fileIds) {
    if (!(await fileRows.findOwned(tx, { accountId, visitorHash: null }, fileId))) throw new AppError("NOT_FOUND");
  }
}

async function write(
  tx: Transaction,
  orderId: string,
  { authorId, text, fileIds, now }: Written,
  what: Pick<messageRows.MessageRow, "kind" | "isFromStaff"> & { questionId?: string },
): Promise<string> {
  await requireOwnFiles(tx, authorId, fileIds);
  if ((await messageRows.countMessages(tx, orderId)) >= MAX_MESSAGES) {
    throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_MESSAGES } });
  }
  const { kind, isFromStaff, questionId = null } = what;
  return messageRows.insertMessage(tx, {
    ...{ orderId, kind, isFromStaff, authorId, text, fileIds, questionId },
    createdAt: now,
  });
}

/**
 * A message to an order that the caller holds and may write about; what staff write is mailed too. NOT_FOUND for a file
 * that is not the author's. Answers the message's id.
 */
export async function addMessage(
  deps: Parts,
  tx: Transaction,
  order: rows.OrderRow,
  message: Written & { isFromStaff: boolean },
): Promise<string> {
  const id = await write(tx, order.id, message, { kind: "message", isFromStaff: message.isFromStaff });
  if (message.isFromStaff) await mailMessage(deps, tx, order, message.text);
  return id;
}

/**
 * An engineer's question about an order that the caller holds: the promised date stands still until every question is
 * answered. MOVE_NOT_ALLOWED outside Paid and Reviewed. Answers the question's id.
 */
export async function askQuestion(
  deps: Parts,
  tx: Transaction,
  order: rows.OrderRow,
  question: Written,
): Promise<string> {
  if (!mayAskQuestion(order.status)) throw new AppError("MOVE_NOT_ALLOWED");
  const id = await write(tx, order.id, question, { kind: "question", isFromStaff: true });
  const promiseStoppedAt = order.promiseStoppedAt ?? question.now;
  await rows.update(tx, order.id, { questionState: "asked", promiseStoppedAt });
  await addNote(tx, order, { actor: "staff", note: "questionAsked", at: question.now });
  await mailQuestion(deps, tx, order, question.text);
  return id;
}

/** The ids of questions that nobody has answered yet. */
function openQuestions(messages: readonly messageRows.MessageRow[]): Set<string> {
  const answered = new Set(messages.map(({ questionId }) => questionId));
  return new Set(messages.filter(({ kind, id }) => kind === "question" && !answered.has(id)).map(({ id }) => id));
}

/** The promised date goes on from where it stood: later by the working days that went by, said in log and mail. */
async function goOn(deps: Parts, tx: Transaction, order: rows.OrderRow, now: Date): Promise<void> {
  const { promisedAt: from, promiseStoppedAt: stopped } = order;
  const to = from && stopped ? new Date(promiseAfterStop(from.getTime(), stopped.getTime(), now.getTime())) : from;
  await rows.update(tx, order.id, { questionState: "answered", promiseStoppedAt: null, promisedAt: to });
  if (!from || !to || from.getTime() === to.getTime()) return;
  const details = { from: from.toISOString(), to: to.toISOString() };
  await addNote(tx, order, { actor: "system", note: "promiseMoved", details, at: now });
  await mailPromiseMoved(deps, tx, order, { from, to });
}

/**
 * The customer's answer to one question of an order that the caller holds. NOT_FOUND for what is no question of it,
 * MOVE_NOT_ALLOWED where it was answered or the order has gone on. Answers the message's id.
 */
export async function answerQuestion(
  deps: Parts,
  tx: Transaction,
  order: rows.OrderRow,
  answer: Written & { questionId: string },
): Promise<string> {
  const { questionId, now } = answer;
  const messages = await messageRows.listMessages(tx, order.id);
  if (!messages.some(({ id, kind }) => id === questionId && kind === "question")) throw new AppError("NOT_FOUND");
  const open = openQuestions(messages);
  if (!open.has(questionId) || !mayAskQuestion(order.status)) throw new AppError("MOVE_NOT_ALLOWED");
  const id = await write(tx, order.id, answer, { kind: "answer", isFromStaff: false, questionId });
  await addNote(tx, order, { actor: "customer", note: "questionAnswered", at: now });
  if (open.size === 1) await goOn(deps, tx, order, now);
  return id;
}

/** The whole thread, the oldest first, with its files. Whose order it is, the caller has asked. */
export async function listThread(db: Database | Transaction, orderId: string): Promise<OrderMessage[]> {
  const messages = await messageRows.listMessages(db, orderId);
  const open = openQuestions(messages);
  const files = await messageRows.findFiles(db, [...new Set(messages.flatMap(({ fileIds }) => fileIds))]);
  return messages.map((message) => ({
    messageId: message.id,
    kind: message.kind as OrderMessage["kind"],
    isFromStaff: message.isFromStaff,
    text: message.text,
    at: message.createdAt.toISOString(),
    seenAt: message.seenAt?.toISOString() ?? null,
    questionId: message.questionId,
    isOpen: open.has(message.id),
    files: toCareFiles(message.fileIds, files),
  }));
}
