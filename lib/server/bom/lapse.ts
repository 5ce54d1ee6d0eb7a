// Quotes whose thirty days are over.

import { type Database, withTransaction } from "@/lib/server/db/client";
import { moveQuote } from "./move";
import * as rows from "./rows";

/** Moves them to Expired; answers how many. Of one owner before anything of theirs is shown, of all as a chore. */
export function lapseQuotes(db: Database, now: Date, owner?: rows.QuoteOwner): Promise<number> {
  return withTransaction(db, async (tx) => {
    const due = await rows.lockDue(tx, now, owner);
    for (const quote of due) await moveQuote(tx, quote, { to: "Expired", actor: "system", at: now });
    return due.length;
  });
}
