// Messages of staff to a customer about an order, and marking the customer's as read.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { writeAdminMessage } from "@/lib/contracts/ops-order";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { markSeen } from "@/lib/server/order/care/message-rows";
import * as orderRows from "@/lib/server/order/rows";
import { addMessage, askQuestion } from "@/lib/server/order/care/thread";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { recordAct } from "../records/audit";
import { getOrder, orderSubject } from "./orders";

type Context = RequestContext<Viewer>;

export async function write(deps: Deps, input: ParsedInputOf<typeof writeAdminMessage>, context: Context) {
  const { viewer, now } = context;
  const request = { accountId: viewer.accountId, key: context.idempotencyKey, operation: "ops.order.message", input };
  const answer = await once(deps.db, request, async (tx) => {
    const order = await orderRows.lock(tx, input.id);
    if (!order) throw new AppError("NOT_FOUND");
    const written = { authorId: viewer.accountId, text: input.text, fileIds: input.fileIds, now };
    const isQuestion = input.asQuestion === 1;
    const messageId = isQuestion
      ? await askQuestion(deps, tx, order, written)
      : await addMessage(deps, tx, order, { ...written, isFromStaff: true });
    const kind = isQuestion ? "order-asked" : "order-answered";
    await recordAct(tx, context, { kind, accountId: order.accountId, subject: orderSubject(order.id) });
    return { messageId };
  });
  publishOrderChanged(deps, await getOrder(deps, input.id));
  return answer;
}

export async function read(deps: Deps, { id }: { id: string }, context: Context) {
  const order = await getOrder(deps, id);
  const seen = await markSeen(deps.db, id, { reader: "staff", now: context.now });
  if (seen > 0) publishOrderChanged(deps, order);
  return {};
}
