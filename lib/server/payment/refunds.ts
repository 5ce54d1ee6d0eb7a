// Refunds on their way: sent when they are due, tried again with growing pauses, and handed to a person where no provider will.

import { recordEvent } from "@/lib/server/account/rows";
import type { Deps } from "@/lib/server/deps";
import { backoffMs } from "@/lib/server/jobs/queue";
import { withTransaction } from "@/lib/server/db/client";
import { addNote, refundSentNote } from "@/lib/server/order/care/notes";
import { getById, lock } from "@/lib/server/order/rows";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { announceRefund } from "@/lib/server/webhook/order-events";
import { ProviderError, type RefundAnswer } from "./provider";
import * as refundRows from "./refund-rows";
import type { PaymentRow } from "./rows";

/** Longer than a provider's call with its repetition. */
const SHORTEST_PAUSE_MS = 60_000;
const AT_ONCE = 200;

type Due = { refund: refundRows.RefundRow; payment: PaymentRow };

async function send(deps: Deps, { refund, payment }: Due): Promise<RefundAnswer> {
  const provider = deps.paymentProviders[payment.provider];
  if (!provider) return { state: "byHand" };
  return provider.refund({
    refundId: refund.id,
    attempt: refund.attempts,
    paymentId: payment.id,
    chargeReference: payment.chargeReference,
    currency: payment.currency,
    amountMicro: refund.amountMicro,
  });
}

/** Refunds that no provider can send are left to staff, with the reason. */
async function handToPerson(deps: Deps, { refund, payment }: Due, answer: Exclude<RefundAnswer, { state: "sent" }>) {
  const { state: status } = answer;
  const reason = answer.state === "refused" ? answer.reason : null;
  const { accountId, orderNumber } = await getById(deps.db, payment.orderId);
  await refundRows.update(deps.db, refund.id, { status, lastError: reason });
  await recordEvent(deps.db, accountId, "refund-needs-person", { refundId: refund.id, orderNumber, status, reason });
  deps.log.error({ refundId: refund.id, orderNumber, status, reason }, "a refund needs a person");
}

/** Written on the refund and in the order's log, which its customer's pages are told of. */
async function noteSent(deps: Deps, { refund, payment }: Due, reference: string | null): Promise<void> {
  const now = deps.now();
  const order = await withTransaction(deps.db, async (tx) => {
    const locked = await lock(tx, payment.orderId);
    if (!locked) throw new Error(`refund ${refund.id} has no order`);
    await refundRows.update(tx, refund.id, { status: "sent", reference, sentAt: now, lastError: null });
    await addNote(tx, locked, refundSentNote({ ...refund, currency: payment.currency }, { actor: "system", at: now }));
    const { id, amountMicro } = refund;
    await announceRefund(tx, locked, { id, amountMicro, currency: payment.currency, reference }, now);
    return locked;
  });
  publishOrderChanged(deps, order);
}

async function sendOne(deps: Deps, due: Due): Promise<void> {
  const { refund } = due;
  try {
    const answer = await send(deps, due);
    if (answer.state !== "sent") return await handToPerson(deps, due, answer);
    await noteSent(deps, due, answer.reference);
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    await refundRows.update(deps.db, refund.id, { lastError });
    const level = error instanceof ProviderError ? "warn" : "error";
    deps.log[level]({ err: error, refundId: refund.id, attempts: refund.attempts }, "a refund was not sent");
  }
}

/** Sends what is due; answers how many were tried. `random` is in [0, 1). */
export async function sendDueRefunds(deps: Deps, now: Date, random: () => number = Math.random): Promise<number> {
  const putOffMs = (attempts: number) => Math.max(SHORTEST_PAUSE_MS, backoffMs(attempts, random()));
  for (let tried = 0; tried < AT_ONCE; tried++) {
    const due = await refundRows.takeDue(deps.db, now, putOffMs);
    if (!due) return tried;
    await sendOne(deps, due);
  }
  return AT_ONCE;
}
