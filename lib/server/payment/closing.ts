// Payments that shall not be paid any more: closed here at once, and at their provider as soon as it answers.

import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { enqueue } from "@/lib/server/jobs/queue";
import type { JobHandler } from "@/lib/server/jobs/runner";
import * as rows from "./rows";

export const CLOSE_JOB = "payment.close";

/** A payment that was not opened yet has no link that anybody could pay by. */
export async function closePayment(tx: Transaction, payment: rows.PaymentRow, now: Date): Promise<void> {
  await rows.settle(tx, payment.id, { status: "expired", now });
  if (payment.reference !== null) await enqueue(tx, { kind: CLOSE_JOB, payload: { paymentId: payment.id } });
}

/** For an order that is over, or is paid already. */
export async function closePending(tx: Transaction, orderId: string, now: Date): Promise<void> {
  for (const payment of await rows.listByOrder(tx, orderId)) {
    if (payment.status === "pending") await closePayment(tx, payment, now);
  }
}

/** Money that comes in before the provider hears of it is counted or given back by its notice. */
export function createCloseHandler(deps: Pick<Deps, "db" | "paymentProviders">): JobHandler<typeof CLOSE_JOB> {
  return async ({ paymentId }) => {
    const payment = await rows.findById(deps.db, paymentId);
    if (!payment || payment.reference === null) return;
    const { id, reference, currency, amountMicro } = payment;
    await deps.paymentProviders[payment.provider]?.close({ paymentId: id, reference, currency, amountMicro });
  };
}
