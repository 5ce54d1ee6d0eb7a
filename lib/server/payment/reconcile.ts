// Payments whose outcome no notice told: the provider is asked, and its answer has the effects of a notice.

import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { newId } from "@/lib/server/ids";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { applyPaymentEvent, type Effect, lockPayment } from "./effects";
import type { PaymentProvider, PaymentEvent } from "./provider";
import * as rows from "./rows";

/** Time to wait for a notification before the provider is asked, and between questions. */
export const PATIENCE_MS = 15 * 60_000;
const AT_ONCE = 200;

/** Applies an event that has no signature because we asked for it ourselves; recorded like any notice. */
async function take(deps: Deps, payment: rows.PaymentRow, event: PaymentEvent): Promise<Effect> {
  const id = `asked:${newId()}`;
  const { effect, order } = await withTransaction(deps.db, async (tx) => {
    const locked = await lockPayment(tx, payment.id);
    if (!locked) throw new Error(`payment ${payment.id} is gone`);
    const done = await applyPaymentEvent(deps, tx, locked, { event, actor: "provider", source: id });
    if (done !== "none") {
      const { id: paymentId, provider } = payment;
      await rows.insertNotice(tx, { id, provider, paymentId, kind: event.kind, effect: done, createdAt: deps.now() });
    }
    return { effect: done, order: locked.order };
  });
  if (effect !== "none") publishOrderChanged(deps, order);
  return effect;
}

async function ask(provider: PaymentProvider, payment: rows.PaymentRow, now: Date): Promise<PaymentEvent | "open"> {
  const { id: paymentId, reference, currency, amountMicro, expiresAt } = payment;
  // Its opening was never answered, so nobody was given a link.
  if (reference === null) return { kind: "expired", currency, amountMicro };
  const known = { paymentId, reference, currency, amountMicro };
  const event = await provider.findEvent(known);
  if (event !== "open" || expiresAt === null || expiresAt > now) return event;
  await provider.close(known);
  return provider.findEvent(known);
}

async function settleOne(deps: Deps, payment: rows.PaymentRow, now: Date): Promise<Effect> {
  const provider = deps.paymentProviders[payment.provider];
  if (!provider) return "none";
  await rows.setLookedUp(deps.db, payment.id, now);
  const event = await ask(provider, payment, now);
  return event === "open" ? "none" : take(deps, payment, event);
}

/**
 * Asks about payments that have been pending for a quarter of an hour; `all` asks about every one that was opened, for
 * the start of a process. One that cannot be asked about is left for the next time. Answers the effects.
 */
export async function reconcilePayments(deps: Deps, now: Date, { all = false } = {}): Promise<Effect[]> {
  const patient = new Date(now.getTime() - PATIENCE_MS);
  const range = all ? { begunBy: now, askedBefore: now } : { begunBy: patient, askedBefore: patient };
  const effects: Effect[] = [];
  for (const payment of await rows.listUnsettled(deps.db, { ...range, limit: AT_ONCE })) {
    // Another process may be opening it right now.
    if (payment.reference === null && payment.createdAt > patient) continue;
    try {
      effects.push(await settleOne(deps, payment, now));
    } catch (error) {
      deps.log.warn({ err: error, paymentId: payment.id }, "a payment could not be asked about");
    }
  }
  return effects;
}
