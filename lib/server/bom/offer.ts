// What the engine makes of a new quote: an offer where it prices every line, an inquiry for a person elsewhere.

import type { PcbaSpecification } from "@/lib/core/pcba/specification";
import { assembledPieces } from "@/lib/core/pcba/specification";
import { currencyOf, type MarketArea } from "@/lib/core/market/area";
import { quoteExpiresAt } from "@/lib/core/order/quote-validity";
import type { QuoteStatus } from "@/lib/core/order/states";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import { isWhollyPriced, pricePcba } from "@/lib/core/pricing/assembly/price";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { newId } from "@/lib/server/ids";
import { newNumber } from "@/lib/server/numbers";
import { shelfOf } from "@/lib/server/pcba/service";
import { moveQuote } from "./move";
import * as rows from "./rows";

export type NewQuote = {
  owner: { accountId: string; area: MarketArea };
  specification: PcbaSpecification;
  projectId: string | null;
  projectName: string;
  remark: string;
  /** The quote that it repeats. */
  sourceId: string | null;
  /** The customer wants a person to look at it. */
  isAsked: boolean;
  now: Date;
};

export type MadeQuote = { quoteId: string; quoteNumber: string; status: QuoteStatus; expiresAt: string | null };

async function inquire(tx: Transaction, quote: { id: string; status: string }, { isAsked, now }: NewQuote) {
  const actor = isAsked ? "customer" : "system";
  await moveQuote(tx, quote, { to: "Inquiry Received", actor, at: now, position: 1 });
}

export async function makeQuote(deps: Pick<Deps, "books">, tx: Transaction, made: NewQuote): Promise<MadeQuote> {
  const { owner, specification, isAsked, now } = made;
  const { projectId, projectName, remark, sourceId } = made;
  const quote = {
    id: newId(),
    quoteNumber: newNumber("BQ", now),
    ...owner,
    currency: currencyOf(owner.area),
    status: "Initial",
    ...{ projectId, projectName, remark, sourceId },
    specification,
    quantity: assembledPieces(specification.board),
    createdAt: now,
  };
  await rows.insertQuote(tx, quote);
  if (sourceId !== null) await rows.copyLines(tx, sourceId, quote.id);
  await rows.insertEvent(tx, quote.id, { from: null, to: "Initial", actor: "customer", at: now });
  const said = { quoteId: quote.id, quoteNumber: quote.quoteNumber };
  if (isAsked || !isWhollyPriced(specification, null)) {
    await inquire(tx, quote, made);
    return { ...said, status: "Inquiry Received", expiresAt: null };
  }
  const { book } = pcbaBooksFor(shelfOf(deps), owner.area, { nowMs: now.getTime() });
  const price = pricePcba(specification, book);
  const expiresAt = new Date(quoteExpiresAt(now.getTime()));
  const change = {
    price,
    bookVersion: price.bookVersion,
    totalMicro: price.total.amountMicro,
    quotedAt: now,
    expiresAt,
  };
  await moveQuote(tx, quote, { to: "Quoted", actor: "system", at: now, position: 1, change });
  return { ...said, status: "Quoted", expiresAt: expiresAt.toISOString() };
}
