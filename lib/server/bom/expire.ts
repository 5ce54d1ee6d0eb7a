// Quotes whose thirty days are over, and the orders that waited for an answer to them.

import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { mailOfferExpired } from "@/lib/server/order/mails";
import { endWithQuote } from "@/lib/server/order/place/offer";
import type { OrderRow } from "@/lib/server/order/rows";
import { publishOrderChanged, publishQuoteChanged } from "@/lib/server/realtime/publish";
import { moveQuote } from "./move";
import * as rows from "./rows";

/** Moves them to Expired; answers how many. Of one owner before anything of theirs is shown, of all as a chore. */
export async function expireQuotes(
  deps: Pick<Deps, "db" | "environment" | "eventBus">,
  now: Date,
  owner?: rows.QuoteOwner,
): Promise<number> {
  // A transaction holds the one session of the embedded database, so it is opened only where there is work for it.
  if (!(await rows.hasDue(deps.db, now, owner))) return 0;
  const ended: OrderRow[] = [];
  const expired = await withTransaction(deps.db, async (tx) => {
    const due = await rows.lockDue(tx, now, owner);
    for (const quote of due) {
      await moveQuote(tx, quote, { to: "Expired", actor: "system", at: now });
      const order = await endWithQuote(tx, quote, { actor: "system", note: "offerExpired", at: now });
      if (!order) continue;
      await mailOfferExpired(deps, tx, order);
      ended.push(order);
    }
    return due;
  });
  for (const quote of expired) publishQuoteChanged(deps, quote);
  for (const order of ended) publishOrderChanged(deps, order);
  return expired.length;
}
