// Result of a new quote: an offer if every line is priced automatically, else an inquiry for staff.

import type { createBomQuote } from "@/lib/contracts/bom";
import type { ListReview } from "@/lib/contracts/bom-lines";
import type { OutputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { isOnBoard } from "@/lib/core/bom/list-supply";
import { currencyOf, type MarketArea } from "@/lib/core/market/area";
import type { ContradictionCode } from "@/lib/core/pcb/contradictions";
import { quoteExpiresAt } from "@/lib/core/order/quote-validity";
import { assembledPieces, completePcba, type PcbaInput } from "@/lib/core/pcba/specification";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import { isWhollyPriced } from "@/lib/core/pricing/assembly/price";
import { priceBoards, type PricedBoard } from "@/lib/core/pricing/assembly/price-boards";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { newNumber } from "@/lib/server/numbers";
import { type MeasuredProject, measuredContradictions } from "@/lib/server/pcb/measured";
import { requireMakeable, priceBooksOf } from "@/lib/server/pcba/service";
import { insertLines } from "./line-rows";
import { type ListRequest, openLinesOfAll, reviewsOfAll, type SuppliedList, supplyBoards } from "./list";
import { termsOf } from "./list-price";
import { mailStarted } from "./mails";
import { moveQuote } from "./move";
import type { QuoteFile } from "./quote-files";
import * as rows from "./rows";

/** `project`: the one of the board's files; null of a board without files. */
export type NamedBoard = { boardName: string; options: PcbaInput; project: MeasuredProject | null };

/** A board with its list. */
export type ListedBoard = NamedBoard & Pick<ListRequest, "lines" | "sources">;

/** At least one: boards that have a list each, or such as have none, or whose lists engineers read. */
export type RequestedBoards = { listed: readonly ListedBoard[] } | { unlisted: readonly NamedBoard[] };

export type NewQuote = {
  owner: { accountId: string; area: MarketArea };
  boards: RequestedBoards;
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
  /** Staff start a quote for the customer and price it themselves. */
  startedBy: "customer" | "staff";
  /** Engineers read the list. */
  isSkipped: boolean;
  now: Date;
  context: RequestContext;
};

export type MadeOfList = OutputOf<typeof createBomQuote>;

/** Boards to price, and the reasons against an automatic offer. */
type Read = {
  boards: [PricedBoard, ...PricedBoard[]];
  /** One for each board, in their order; empty where there is none. */
  lists: SuppliedList[];
  reviews: ListReview[];
  /** Contradictions of the files of all boards. */
  contradictions: ContradictionCode[];
};

async function read(deps: Deps, tx: Transaction, { boards: requested, isConfirmed, context }: NewQuote): Promise<Read> {
  if ("unlisted" in requested) {
    const boards = requested.unlisted.map(({ options }) => ({ specification: completePcba(options), parts: null }));
    const isWhole = boards.every(({ specification }) => isWhollyPriced(specification, null));
    const reviews: ListReview[] = isWhole ? [] : ["partsUnpriced"];
    return { boards: atLeastOne(boards), lists: [], reviews, contradictions: codesOf(requested.unlisted, boards) };
  }
  const each = requested.listed.map((board) => ({ ...board, isConfirmed }));
  const lists = await supplyBoards(tx, each, termsOf(deps, context));
  const boards = lists.map(({ specification, parts }) => ({ specification, parts }));
  return { boards: atLeastOne(boards), lists, reviews: reviewsOfAll(lists), contradictions: codesOf(each, boards) };
}

/** Contradictions of the files of any board, each once. */
function codesOf(
  requested: readonly Pick<NamedBoard, "project">[],
  boards: readonly PricedBoard[],
): ContradictionCode[] {
  const found = boards.flatMap(({ specification: { board } }, at) =>
    measuredContradictions(board, requested[at]?.project ?? null),
  );
  return [...new Set(found.map(({ code }) => code))];
}

function atLeastOne([first, ...others]: readonly PricedBoard[]): Read["boards"] {
  if (!first) throw new Error("a quote of no board");
  return [first, ...others];
}

const namedBoards = (requested: RequestedBoards): readonly NamedBoard[] =>
  "listed" in requested ? requested.listed : requested.unlisted;

/** Lines to be bought that have no part: their places where those of each list follow those of the one before. */
function missedLines(lists: readonly SuppliedList[]): number[] {
  const isMissed = ({ lines, supplied }: SuppliedList) =>
    lines.map((line, at) => isOnBoard(line) && line.supply === "turnkey" && supplied[at]?.part === null);
  return lists.flatMap(isMissed).flatMap((missed, at) => (missed ? [at] : []));
}

/** Nobody loses a part without having been told, and nothing is quoted that cannot be made. */
function requireQuotable({ boards, lists, reviews }: Read, made: NewQuote): void {
  const { isAsked, isSkipped, sourceId, context } = made;
  const isNotifiedOf = isAsked || isSkipped || sourceId !== null;
  if (reviews.includes("linesUnassociated") && !isNotifiedOf)
    throw new AppError("PARTS_UNASSOCIATED", { data: { lines: missedLines(lists) } });
  const named = namedBoards(made.boards).map(({ boardName }, at) => ({ boardName, board: boards[at] }));
  requireMakeable(
    named.flatMap(({ boardName, board }) => (board ? [{ boardName, specification: board.specification }] : [])),
    { locale: context.locale, isListed: lists.length > 0 },
  );
}

/** Reasons for a manual review; empty if the price is automatic. */
function reasonsOf({ reviews, contradictions }: Read, { isAsked, isSkipped, startedBy }: NewQuote): string[] {
  if (isSkipped) return ["parsingSkipped"];
  const byPerson = startedBy === "staff" ? ["staff"] : isAsked ? ["asked"] : [];
  return [...byPerson, ...reviews, ...contradictions];
}

/** The engine's price, by the books in force. */
function offerOf(deps: Pick<Deps, "books">, { boards }: Read, { owner, now }: NewQuote) {
  const { book } = pcbaBooksFor(priceBooksOf(deps), owner.area, { nowMs: now.getTime() });
  const price = priceBoards(boards, book);
  const expiresAt = new Date(quoteExpiresAt(now.getTime()));
  return { price, bookVersion: price.bookVersion, totalMicro: price.total.amountMicro, quotedAt: now, expiresAt };
}

const piecesOf = ({ specification }: PricedBoard): number => assembledPieces(specification.board);

/** The first board, and all of them with their names where there are several. */
function specificationOf({ boards }: Read, { boards: requested }: NewQuote) {
  const [{ specification }] = boards;
  if (boards.length === 1) return specification;
  const sources = namedBoards(requested);
  const named = boards.map((each, at) => ({
    boardName: sources[at]?.boardName ?? "",
    pieces: piecesOf(each),
    ...each.specification,
  }));
  return { ...specification, boards: named };
}

function toRow(found: Read, made: NewQuote, reasons: string[]) {
  const { owner, projectId, projectName, remark, sourceId, files, now } = made;
  return {
    id: newId(),
    quoteNumber: newNumber("BQ", now),
    ...owner,
    currency: currencyOf(owner.area),
    status: "Initial" as const,
    ...{ reasons, projectId, projectName, remark, sourceId, files },
    specification: specificationOf(found, made),
    quantity: found.boards.reduce((sum, board) => sum + piecesOf(board), 0),
    totalMicro: null,
    createdAt: now,
  };
}

/** PARTS_UNASSOCIATED, UNSUPPORTED_COMBINATION: see the contract. */
export async function makeQuote(deps: Deps, tx: Transaction, made: NewQuote): Promise<MadeOfList> {
  const { isAsked, isSkipped, isConfirmed, startedBy, now } = made;
  const found = await read(deps, tx, made);
  requireQuotable(found, made);
  const reasons = reasonsOf(found, made);
  const quote = toRow(found, made, reasons);
  await rows.insertQuote(tx, quote);
  const isOffered = reasons.length === 0;
  if ("listed" in made.boards) {
    const quoteLines = made.boards.listed.map(({ lines }) => lines);
    await insertLines(tx, quoteLines, found.lists, { quoteId: quote.id, isOffered: isOffered || isConfirmed });
  }
  await rows.insertEvent(tx, quote.id, { from: null, to: "Initial", actor: startedBy, at: now });
  const openLines = openLinesOfAll(found.lists);
  const summary = { quoteId: quote.id, quoteNumber: quote.quoteNumber, reasons, openLines };
  if (!isOffered) {
    const actor = startedBy === "staff" || isAsked || isSkipped ? startedBy : "system";
    await moveQuote(tx, quote, { to: "Inquiry Received", actor, at: now, position: 1 });
    await mailStarted(deps, tx, quote, startedBy);
    return { ...summary, status: "Inquiry Received", expiresAt: null };
  }
  const change = offerOf(deps, found, made);
  await moveQuote(tx, quote, { to: "Quoted", actor: "system", at: now, position: 1, change });
  return { ...summary, status: "Quoted", expiresAt: change.expiresAt.toISOString() };
}
