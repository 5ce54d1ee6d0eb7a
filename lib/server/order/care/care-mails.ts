// The mails of what happens to an order after it was paid, written in the transaction of what they tell.

import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { amountText, dateText, type MailedOrder, mailOrder } from "../mails";

type Parts = Pick<Deps, "environment">;

/** A message of staff in full. */
export function mailMessage(deps: Parts, tx: Transaction, order: MailedOrder, text: string): Promise<void> {
  return mailOrder(deps, tx, order, { kind: "orderMessage", values: { text } });
}

/** Staff asked: work and the promised date stand still until the answer. */
export function mailQuestion(deps: Parts, tx: Transaction, order: MailedOrder, text: string): Promise<void> {
  return mailOrder(deps, tx, order, { kind: "orderQuestion", values: { text } });
}

/** The promised date stands elsewhere now. */
export function mailPromiseMoved(
  deps: Parts,
  tx: Transaction,
  order: MailedOrder,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const values = { from: dateText(order, from), to: dateText(order, to) };
  return mailOrder(deps, tx, order, { kind: "orderPromiseMoved", values });
}

/** Staff set the ship date, or another one: `from` is null the first time, `note` empty where they wrote none. */
export function mailShipDate(
  deps: Parts,
  tx: Transaction,
  order: MailedOrder,
  { from, to, note }: { from: Date | null; to: Date; note: string },
): Promise<void> {
  const values = {
    ...{ isFirst: from === null ? "yes" : "no", from: from === null ? "" : dateText(order, from) },
    ...{ to: dateText(order, to), hasNote: note === "" ? "no" : "yes", note },
  };
  return mailOrder(deps, tx, order, { kind: "orderShipDate", values });
}

/** Moves that say no more than where the order stands now. */
export function mailMoved(
  deps: Parts,
  tx: Transaction,
  order: MailedOrder,
  to: "Reviewed" | "In Production" | "Complete",
): Promise<void> {
  const kinds = { Reviewed: "orderReviewed", "In Production": "orderInProduction", Complete: "orderComplete" } as const;
  return mailOrder(deps, tx, order, { kind: kinds[to], values: {} });
}

/** It is made; `dueMicro` is what shipping asks for now, 0 where nothing is due. */
export function mailProcessed(deps: Parts, tx: Transaction, order: MailedOrder, dueMicro: number): Promise<void> {
  const values = { amount: amountText(order, dueMicro), isDue: dueMicro > 0 ? "yes" : "no" };
  return mailOrder(deps, tx, order, { kind: "orderProcessed", values });
}

export function mailShippingPaid(deps: Parts, tx: Transaction, order: MailedOrder, paidMicro: number): Promise<void> {
  return mailOrder(deps, tx, order, { kind: "orderShippingPaid", values: { amount: amountText(order, paidMicro) } });
}

/** On its way; without a tracking number where the carrier gives none. */
export function mailShipped(
  deps: Parts,
  tx: Transaction,
  order: MailedOrder,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
): Promise<void> {
  const values = { carrier, trackingNumber, hasNumber: trackingNumber === "" ? "no" : "yes" };
  return mailOrder(deps, tx, order, { kind: "orderShipped", values });
}

/** A complaint has come in; what was decided about it is told later. */
export function mailComplaint(deps: Parts, tx: Transaction, order: MailedOrder): Promise<void> {
  return mailOrder(deps, tx, order, { kind: "orderComplaint", values: {} });
}

/** `refunded`: with the amount; `remade`, `declined`: with the answer alone. */
export function mailComplaintDecided(
  deps: Parts,
  tx: Transaction,
  order: MailedOrder,
  {
    state,
    answer,
    refundMicro,
  }: { state: "refunded" | "remade" | "declined"; answer: string; refundMicro: number | null },
): Promise<void> {
  const values = { state, answer, amount: amountText(order, refundMicro ?? 0) };
  return mailOrder(deps, tx, order, { kind: "orderComplaintDecided", values });
}
