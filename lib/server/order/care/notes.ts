// Words in the log of an order that stays where it is.

import type { Actor } from "@/lib/core/order/states";
import type { Transaction } from "@/lib/server/db/client";
import * as rows from "../rows";

type Note = {
  actor: Actor;
  /** A key of messages/order.json under `log.note`. */
  note: string;
  details?: Record<string, string>;
  at: Date;
};

/** Money of the order has been sent back. */
export function refundSentNote(
  { amountMicro, currency }: { amountMicro: number; currency: string },
  by: Pick<Note, "actor" | "at">,
): Note {
  return { ...by, note: "refundSent", details: { amountMicro: String(amountMicro), currency } };
}

/** A complaint was decided: by a refund of an amount, or without one. */
export function complaintDecidedNote(
  { currency }: { currency: string },
  { state, refundMicro }: { state: "refunded" | "remade" | "declined"; refundMicro: number | null },
  at: Date,
): Note {
  const amount = refundMicro === null ? null : { amountMicro: String(refundMicro), currency };
  return { actor: "staff", note: "complaintDecided", details: { state, ...amount }, at };
}

/** For an order that the caller holds. */
export async function addNote(
  tx: Transaction,
  { id, status }: Pick<rows.OrderRow, "id" | "status">,
  note: Note,
): Promise<void> {
  await rows.insertEvent(tx, id, { from: status, to: status, ...note });
}
