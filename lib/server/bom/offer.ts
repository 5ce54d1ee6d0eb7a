// What the engine makes of a new quote: an offer where it prices every line, an inquiry for a person elsewhere.

import type { createBomQuote } from "@/lib/contracts/bom";
import type { ListReview, QuoteLine } from "@/lib/contracts/bom-lines";
import type { OutputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { currencyOf, type MarketArea } from "@/lib/core/market/area";
import { quoteExpiresAt } from "@/lib/core/order/quote-validity";
import { assembledPieces, completePcba, type GivenPcba, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import type { PricedParts } from "@/lib/core/pricing/assembly/line";
import { isWhollyPriced, pricePcba } from "@/lib/core/pricing/assembly/price";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { newNumber } from "@/lib/server/numbers";
import { requireMakeable, shelfOf } from "@/lib/server/pcba/service";
import { insertLines } from "./line-rows";
import { type SuppliedList, supplyList } from "./list";
import { termsOf } from "./list-price";
import { mailInquiry } from "./mails";
import { moveQuote } from "./move";
import type { QuoteFile } from "./quote-files";
import * as rows from "./rows";

export type NewQuote = {
  owner: { accountId: string; area: MarketArea };
  given: GivenPcba;
  /** Null where there is no list, or engineers read it. */
  lines: readonly QuoteLine[] | null;
  /** Lines without a part are left away, and the customer knows. */
  isConfirmed: boolean;
  files: QuoteFile[];
  projectId: string | null;
  projectName: string;
  remark: string;
  /** The quote that it repeats. */
  sourceId: string | null;
  /** The customer wants a person to look at it. */
  isAsked: boolean;
  /** Engineers read the list. */
  isSkipped: boolean;
  now: Date;
  context: RequestContext;
};

export type MadeOfList = OutputOf<typeof createBomQuote>;

/** What is to be priced, and what keeps the engine from offering it. */
type Read = {
  specification: PcbaSpecification;
  list: SuppliedList | null;
  parts: PricedParts | null;
  reviews: ListReview[];
};

async function read(deps: Deps, tx: Transaction, { given, lines, isConfirmed, context }: NewQuote): Promise<Read> {
  if (lines === null) {
    const specification = completePcba(given);
    const reviews: ListReview[] = isWhollyPriced(specification, null) ? [] : ["partsUnpriced"];
    return { specification, list: null, parts: null, reviews };
  }
  const list = await supplyList(tx, { given, lines, isConfirmed }, termsOf(deps, context));
  const { specification, parts, reviews } = list;
  return { specification, list, parts, reviews };
}

/** Nobody loses a part without having been told, and nothing is quoted that cannot be made. */
function requireQuotable({ specification, list, reviews }: Read, made: NewQuote): void {
  const { isAsked, isSkipped, sourceId, context } = made;
  const isToldOf = isAsked || isSkipped || sourceId !== null;
  if (list && reviews.includes("linesUnassociated") && !isToldOf) {
    const lines = list.supplied.flatMap(({ part }, at) => {
      const line = list.lines[at];
      const isMissed = line?.isPlaced && line.supply === "turnkey" && line.quantity > 0 && part === null;
      return isMissed ? [at] : [];
    });
    throw new AppError("PARTS_UNASSOCIATED", { data: { lines } });
  }
  requireMakeable(specification, { locale: context.locale, isListed: list !== null });
}

/** Why a person has to price it; empty where the engine does. */
function reasonsOf({ reviews }: Read, { isAsked, isSkipped }: NewQuote): string[] {
  if (isSkipped) return ["parsingSkipped"];
  return [...(isAsked ? ["asked"] : []), ...reviews];
}

/** The engine's price, by the books in force. */
function offerOf(deps: Pick<Deps, "books">, { specification, parts }: Read, { owner, now }: NewQuote) {
  const { book } = pcbaBooksFor(shelfOf(deps), owner.area, { nowMs: now.getTime() });
  const price = pricePcba(specification, book, parts);
  const expiresAt = new Date(quoteExpiresAt(now.getTime()));
  return { price, bookVersion: price.bookVersion, totalMicro: price.total.amountMicro, quotedAt: now, expiresAt };
}

function toRow({ specification }: Read, made: NewQuote, reasons: string[]) {
  const { owner, projectId, projectName, remark, sourceId, files, now } = made;
  return {
    id: newId(),
    quoteNumber: newNumber("BQ", now),
    ...owner,
    currency: currencyOf(owner.area),
    status: "Initial",
    ...{ reasons, projectId, projectName, remark, sourceId, files, specification },
    quantity: assembledPieces(specification.board),
    totalMicro: null,
    createdAt: now,
  };
}

/** PARTS_UNASSOCIATED, UNSUPPORTED_COMBINATION: see the contract. */
export async function makeQuote(deps: Deps, tx: Transaction, made: NewQuote): Promise<MadeOfList> {
  const { isAsked, isSkipped, isConfirmed, now } = made;
  const found = await read(deps, tx, made);
  requireQuotable(found, made);
  const reasons = reasonsOf(found, made);
  const quote = toRow(found, made, reasons);
  await rows.insertQuote(tx, quote);
  const isOffered = reasons.length === 0;
  if (made.lines && found.list) {
    await insertLines(tx, made.lines, found.list, { quoteId: quote.id, isOffered: isOffered || isConfirmed });
  }
  await rows.insertEvent(tx, quote.id, { from: null, to: "Initial", actor: "customer", at: now });
  const openLines = found.list?.openLines ?? [];
  const said = { quoteId: quote.id, quoteNumber: quote.quoteNumber, reasons, openLines };
  if (!isOffered) {
    const actor = isAsked || isSkipped ? "customer" : "system";
    await moveQuote(tx, quote, { to: "Inquiry Received", actor, at: now, position: 1 });
    await mailInquiry(deps, tx, quote);
    return { ...said, status: "Inquiry Received", expiresAt: null };
  }
  const change = offerOf(deps, found, made);
  await moveQuote(tx, quote, { to: "Quoted", actor: "system", at: now, position: 1, change });
  return { ...said, status: "Quoted", expiresAt: change.expiresAt.toISOString() };
}
