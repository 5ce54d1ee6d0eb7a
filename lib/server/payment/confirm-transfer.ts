// A bank transfer that has arrived, confirmed by staff and recorded with their name.

import { AppError } from "@/lib/contracts/errors";
import * as accountRows from "@/lib/server/account/rows";
import { withTransaction } from "@/lib/server/db/client";
import { findByNumber } from "@/lib/server/order/rows";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { applyPaymentEvent, type Effect, type EffectDeps, lockPayment } from "./effects";
import * as rows from "./rows";

export type Transfer = {
  orderNumber: string;
  currency: string;
  /** Amount received, not the amount due: they must agree. */
  amountMicro: number;
  /** The bank's name for the booking; one booking pays once. */
  bankReference: string;
};

/**
 * Counts an arrived transfer for its order; one for an order that is over goes back by hand. Throws NOT_FOUND for whoever
 * is not staff and for an order that awaits no transfer. Answers what it did; "none" where the booking is known or the transfer was counted before.
 */
export async function confirmTransfer(deps: EffectDeps, staffId: string, transfer: Transfer): Promise<Effect> {
  const { effect, order } = await withTransaction(deps.db, async (tx) => {
    const staff = await accountRows.getById(tx, staffId);
    if (!staff.isStaff) throw new AppError("NOT_FOUND");
    const found = await findByNumber(tx, transfer.orderNumber);
    const payment = found && (await rows.findTransfer(tx, found.id));
    const locked = payment && (await lockPayment(tx, payment.id));
    if (!locked) throw new AppError("NOT_FOUND");
    const { currency, amountMicro, bankReference, orderNumber } = transfer;
    const id = `bankTransfer:${bankReference}`;
    const { id: paymentId, provider } = locked.payment;
    if (await rows.hasNotice(tx, id)) return { effect: "none" as const, order: locked.order };
    const event = { kind: "succeeded" as const, currency, amountMicro, chargeReference: bankReference };
    const done = await applyPaymentEvent(deps, tx, locked, { event, actor: "staff", source: id });
    // A booking of another amount may have been mistyped: it can be said again.
    if (done !== "mismatch")
      await rows.insertNotice(tx, { id, provider, paymentId, kind: "succeeded", effect: done, createdAt: deps.now() });
    const details = { orderNumber, currency, amountMicro, bankReference, effect: done };
    const { accountId, id: orderId } = locked.order;
    const by = { actorId: staffId, subject: `order:${orderId}` };
    await accountRows.recordEvent(tx, accountId, "transfer-confirmed", details, by);
    return { effect: done, order: locked.order };
  });
  if (effect !== "none") publishOrderChanged(deps, order);
  return effect;
}
