// Refunds in the admin: those being processed, and those that a person sends where no provider does.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { AdminRefund, listAdminRefunds, markAdminRefund } from "@/lib/contracts/ops-refund";
import { type Queryable, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { addNote, refundSentNote } from "@/lib/server/order/care/notes";
import { getById } from "@/lib/server/order/rows";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { recordAct } from "../records/audit";
import { announceRefund } from "@/lib/server/webhook/order-events";
import * as rows from "./refund-rows";

function toRefund({ refund, payment, order }: rows.ListedRefund): AdminRefund {
  return {
    refundId: refund.id,
    orderId: order.id,
    orderNumber: order.orderNumber,
    area: order.area,
    currency: order.currency,
    amountMicro: refund.amountMicro,
    ...payment,
    reason: refund.reason,
    cause: refund.cause,
    state: refund.status,
    attempts: refund.attempts,
    reference: refund.reference,
    lastError: refund.lastError,
    at: refund.createdAt.toISOString(),
    sentAt: refund.sentAt?.toISOString() ?? null,
  };
}

export async function list(deps: Deps, filter: ParsedInputOf<typeof listAdminRefunds>) {
  const found = await rows.list(deps.db, filter);
  const count = await rows.countByState(deps.db, filter.area);
  return { rows: found.rows.map(toRefund), total: found.total, count };
}

export async function refundsOf(db: Queryable, orderId: string): Promise<AdminRefund[]> {
  return (await rows.listByOrder(db, orderId)).map(toRefund);
}

/** Only what waits for a person is a person's to send. */
export async function markSent(
  deps: Deps,
  { refundId, reference }: ParsedInputOf<typeof markAdminRefund>,
  context: RequestContext<Viewer>,
) {
  const order = await withTransaction(deps.db, async (tx) => {
    const held = await rows.lock(tx, refundId);
    if (!held) throw new AppError("NOT_FOUND");
    const { refund, order: of } = held;
    if (refund.status !== "byHand" && refund.status !== "refused") throw new AppError("STALE_VERSION");
    await rows.setSent(tx, refundId, { reference, sentAt: context.now });
    const said = refundSentNote({ ...refund, currency: of.currency }, { actor: "staff", at: context.now });
    await addNote(tx, await getById(tx, of.id), said);
    const { amountMicro } = refund;
    await announceRefund(tx, of, { id: refundId, amountMicro, currency: of.currency, reference }, context.now);
    const details = { from: refund.status, to: "sent", reference, amountMicro: refund.amountMicro };
    const { accountId } = of;
    await recordAct(tx, context, { kind: "refund-sent", accountId, subject: `order:${of.id}`, details });
    return of;
  });
  publishOrderChanged(deps, order);
  return {};
}
