// Events of quotes, with the quote as its owner's list shows it.

import type { WebhookEventType } from "@/lib/contracts/webhook";
import type { Actor, QuoteStatus } from "@/lib/core/order/states";
import * as rows from "@/lib/server/bom/rows";
import { toSummary } from "@/lib/server/bom/summary";
import type { Transaction } from "@/lib/server/db/client";
import { announce } from "./announce";

type Move = { to: QuoteStatus; actor: Actor; at: Date };

/** A price that the engine made at once was answered by the call that asked for it. */
function typeOf({ to, actor }: Move): WebhookEventType | null {
  if (to === "Quoted" && actor === "staff") return "quote.reviewed";
  return to === "Expired" ? "quote.expired" : null;
}

/** After the quote was moved, in the same transaction. */
export async function announceQuote(tx: Transaction, quoteId: string, move: Move): Promise<void> {
  const type = typeOf(move);
  if (type === null) return;
  const listed = await rows.find(tx, quoteId);
  if (!listed?.quote.accountId) return;
  const told = { accountId: listed.quote.accountId, isTest: false, at: move.at };
  await announce(tx, told, [type], () => Promise.resolve({ quote: toSummary(listed) }));
}
