// Customer actions after ordering, beside payment: messages, seen marks, hiding finished orders.

import type { sendOrderMessage } from "@/lib/contracts/order-care";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { mayHideOrder } from "@/lib/core/order/states";
import { ownerOf } from "@/lib/server/cart/service";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import * as messageRows from "./message-rows";
import * as rows from "../rows";
import { addMessage, answerQuestion } from "./thread";

type Context = RequestContext<Viewer>;
type Message = ParsedInputOf<typeof sendOrderMessage>;

async function write(deps: Deps, tx: Transaction, input: Message, context: Context) {
  const order = await rows.lockOwned(tx, ownerOf(context), input.orderId);
  if (!order) throw new AppError("NOT_FOUND");
  const { text, fileIds, questionId } = input;
  const written = { authorId: context.viewer.accountId, text, fileIds, now: context.now };
  const messageId =
    questionId === undefined
      ? await addMessage(deps, tx, order, { ...written, isFromStaff: false })
      : await answerQuestion(deps, tx, order, { ...written, questionId });
  return { messageId };
}

export async function sendMessage(deps: Deps, input: Message, context: Context): Promise<{ messageId: string }> {
  const { accountId } = context.viewer;
  const request = { accountId, key: context.idempotencyKey, operation: "order.message", input };
  const sent = await once(deps.db, request, (tx) => write(deps, tx, input, context));
  publishOrderChanged(deps, { id: input.orderId, accountId });
  return sent;
}

export async function seeMessages(deps: Deps, orderId: string, context: Context): Promise<Record<string, never>> {
  if (!(await rows.findOwned(deps.db, ownerOf(context), orderId))) throw new AppError("NOT_FOUND");
  await messageRows.markSeen(deps.db, orderId, { reader: "customer", now: context.now });
  return {};
}

/** MOVE_NOT_ALLOWED for what is not over. */
export async function hide(deps: Deps, orderId: string, context: Context): Promise<Record<string, never>> {
  await withTransaction(deps.db, async (tx) => {
    const order = await rows.lockOwned(tx, ownerOf(context), orderId);
    if (!order) throw new AppError("NOT_FOUND");
    if (!mayHideOrder(order.status)) throw new AppError("MOVE_NOT_ALLOWED");
    await rows.update(tx, orderId, { hiddenAt: context.now });
  });
  return {};
}
