// A move of a quote: as the state machine allows it, with its row in the log and the webhooks that tell of it.

import { AppError } from "@/lib/contracts/errors";
import { type Actor, mayMoveQuote, type QuoteStatus } from "@/lib/core/order/states";
import type { Transaction } from "@/lib/server/db/client";
import { announceQuote } from "@/lib/server/webhook/quote-events";
import * as rows from "./rows";

type Move = { to: QuoteStatus; actor: Actor; at: Date; note?: string; position?: number; change?: rows.QuoteChange };

/** MOVE_NOT_ALLOWED where no such move exists, or the quote has been moved in the meantime. */
export async function moveQuote(tx: Transaction, quote: Pick<rows.BomQuoteRow, "id" | "status">, move: Move) {
  const from = quote.status;
  const { to, actor, at, note, position, change } = move;
  if (!mayMoveQuote(from, to, actor)) throw new AppError("MOVE_NOT_ALLOWED");
  if (!(await rows.setStatus(tx, quote, to, change))) throw new AppError("MOVE_NOT_ALLOWED");
  await rows.insertEvent(tx, quote.id, { from, to, actor, at, note, position });
  await announceQuote(tx, quote.id, move);
}
