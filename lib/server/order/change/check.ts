// The check before payment: an order whose files and price agree with what was ordered may be paid, any other waits for
// a person.

import { type CheckNote, latestReviewNote } from "@/lib/core/order/notes";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { moveQuote } from "@/lib/server/bom/move";
import type { BomQuoteRow } from "@/lib/server/bom/rows";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { JobHandler } from "@/lib/server/jobs/runner";
import { publishOrderWithQuotes } from "@/lib/server/realtime/publish";
import { boardsOfLine, orderedBoard } from "../place/boards";
import { differencesOf } from "./differences";
import { holdWithQuotes, type OrderWithQuotes } from "./hold";
import { mailAccepted, mailOrderReady } from "../mails";
import { moveOrder } from "../move";
import * as rows from "../rows";

export const ORDER_CHECK_JOB = "order-check";

async function checkBoard(
  tx: Transaction,
  ordered: PcbSpecification,
  { fileId, accountId }: { fileId: string | null; accountId: string },
): Promise<CheckNote | null> {
  if (fileId === null) return "fileAwaited";
  return (await differencesOf(tx, ordered, { fileId, accountId })).length === 0 ? null : "fileDiffers";
}

/** Each board of the line; what is no board has no files that can be compared. */
async function checkLine(tx: Transaction, line: rows.OrderLineRow, accountId: string): Promise<(CheckNote | null)[]> {
  const notes: (CheckNote | null)[] = [];
  for (const [at, { fileId }] of boardsOfLine(line).entries()) {
    const ordered = orderedBoard(line, at);
    if (ordered) notes.push(await checkBoard(tx, ordered, { fileId, accountId }));
  }
  return notes;
}

/** A missing file is said before a different one; null where the files of all boards agree. */
async function checkLines(tx: Transaction, order: rows.OrderRow): Promise<CheckNote | null> {
  const notes: (CheckNote | null)[] = [];
  for (const line of await rows.findLines(tx, order.id)) notes.push(...(await checkLine(tx, line, order.accountId)));
  // An accepted offer may be paid before its files arrive: they are needed by the review.
  const isAwaited = order.status === "Queued" && notes.includes("fileAwaited");
  return isAwaited ? "fileAwaited" : (notes.find((note) => note === "fileDiffers") ?? null);
}

type Parts = Pick<Deps, "environment">;

/** An accepted offer costs what its quote says. */
function checkPrice(order: rows.OrderRow, quotes: readonly BomQuoteRow[]): CheckNote | null {
  const quotedMicro = quotes.reduce((sum, { totalMicro }) => sum + (totalMicro ?? 0), 0);
  return order.status === "Order Received" && quotedMicro !== order.merchandiseMicro ? "priceDiffers" : null;
}

/**
 * Moves an order to Submitted, where it can be paid; of an accepted offer also its quotes to Order Received. The caller
 * holds them by `holdWithQuotes` and has asked whether the order may move.
 */
export async function releaseForPayment(
  deps: Parts,
  tx: Transaction,
  { order, quotes }: OrderWithQuotes,
  { actor, at, note }: { actor: "system" | "staff"; at: Date; note?: string },
): Promise<void> {
  const from = order.status;
  const isOffer = from === "Order Received";
  if (isOffer) for (const quote of quotes) await moveQuote(tx, quote, { to: "Order Received", actor: "system", at });
  await moveOrder(tx, order, { from, to: "Submitted", actor, note, at });
  await (isOffer ? mailAccepted : mailOrderReady)(deps, tx, order);
}

/** Answers whether something was said of the order. A second run finds it moved, or its note written. */
async function checkOrder(deps: Parts, tx: Transaction, { order, quotes }: OrderWithQuotes, now: Date) {
  const { status } = order;
  if (status !== "Queued" && status !== "Order Received") return false;
  const note = checkPrice(order, quotes) ?? (await checkLines(tx, order));
  if (note === null) {
    await releaseForPayment(deps, tx, { order, quotes }, { actor: "system", at: now });
    return true;
  }
  if (latestReviewNote({ status, events: await rows.findEvents(tx, order.id) }) === note) return false;
  await rows.insertEvent(tx, order.id, { from: status, to: status, actor: "system", note, at: now });
  return true;
}

export function createOrderCheck(
  deps: Pick<Deps, "db" | "environment" | "eventBus" | "now">,
): JobHandler<typeof ORDER_CHECK_JOB> {
  return async ({ orderId }) => {
    const changed = await withTransaction(deps.db, async (tx) => {
      const locked = await holdWithQuotes(tx, orderId);
      return locked && (await checkOrder(deps, tx, locked, deps.now())) ? locked : null;
    });
    if (changed) publishOrderWithQuotes(deps, changed);
  };
}
