// Automatic price of a quote that staff price: shown beside the form, never binding.

import type { MarketArea } from "@/lib/core/market/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { pcbaDays } from "@/lib/core/pcba/lead-time";
import { checkPcba, isOnlyTooMuch } from "@/lib/core/pcba/rules";
import { boardsOf } from "@/lib/core/pcba/quoted-boards";
import type { PcbaSpecification } from "@/lib/core/pcba/specification";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import type { PricedParts } from "@/lib/core/pricing/assembly/line";
import { type BoardsPrice, priceBoards, type PricedBoard } from "@/lib/core/pricing/assembly/price-boards";
import { bookFor } from "@/lib/core/pricing/book-for";
import { extrapolate } from "@/lib/core/pricing/extrapolate";
import { pricePcb } from "@/lib/core/pricing/price";
import type { BomQuoteRow } from "@/lib/server/bom/rows";
import type { Deps } from "@/lib/server/deps";
import { priceBooksOf } from "@/lib/server/pcba/service";

export type QuotedThing = { kind: "pcba"; boards: PcbaBoards } | { kind: "pcb"; board: PcbSpecification };
type PcbaBoards = ReturnType<typeof boardsOf>;

type Stored = Pick<BomQuoteRow, "kind" | "specification">;

/** A bare board is kept as its specification, or under `board` as an assembled one is. */
export function readThing({ kind, specification }: Stored): QuotedThing {
  if (kind === "pcba") return { kind, boards: boardsOf(specification) };
  const given = "board" in specification ? specification.board : specification;
  return { kind: "pcb", board: completeSpecification(given as Partial<PcbSpecification>) };
}

type Asked = { area: MarketArea; now: Date };

/** The name of the books in force, which an offer made by hand carries. */
export function versionInForce(deps: Pick<Deps, "books">, { kind }: QuotedThing, { area, now }: Asked): string {
  const nowMs = now.getTime();
  if (kind === "pcba") return pcbaBooksFor(priceBooksOf(deps), area, { nowMs }).book.version;
  return bookFor(deps.books.boards, area, { nowMs }).book.version;
}

const isOff = ({ specification, isBare }: PricedBoard): boolean =>
  isBare
    ? checkSpecification(specification.board).length > 0
    : checkPcba(specification).some((broken) => !isOnlyTooMuch(broken, specification));

interface Found {
  /** Available parts of each board's list. */
  parts?: readonly PricedParts[];
  /** For each board, whether its joints are known; without them only the bare board is priced. */
  counted: readonly boolean[];
}

/** Working days from payment of the slowest board, assembly included. */
export function leadTimeOf(thing: QuotedThing): number {
  return thing.kind === "pcb" ? thing.board.leadTimeDays : Math.max(...thing.boards.map(pcbaDays));
}

/** A bare board that breaks a rule; assembled boards are priced by hand. */
export function extrapolateBoard(deps: Pick<Deps, "books">, thing: QuotedThing, { area, now }: Asked) {
  if (thing.kind !== "pcb" || checkSpecification(thing.board).length === 0) return null;
  return extrapolate(thing.board, bookFor(deps.books.boards, area, { nowMs: now.getTime() }).book);
}

/** Null for what the engine cannot make. The prototype offer is for boards that nobody has to look at. */
export function propose(
  deps: Pick<Deps, "books">,
  thing: QuotedThing,
  { area, now, parts = [], counted }: Asked & Found,
): BoardsPrice | null {
  const nowMs = now.getTime();
  if (thing.kind === "pcba") {
    const priced = (specification: PcbaSpecification, at: number): PricedBoard => ({
      ...{ specification, parts: parts[at] ?? null },
      isBare: counted[at] === false,
    });
    const [first, ...others] = thing.boards;
    const boards = [priced(first, 0), ...others.map((board, at) => priced(board, at + 1))] as const;
    return boards.some(isOff) ? null : priceBoards(boards, pcbaBooksFor(priceBooksOf(deps), area, { nowMs }).book);
  }
  if (checkSpecification(thing.board).length > 0) return null;
  return pricePcb(thing.board, bookFor(deps.books.boards, area, { nowMs }).book, { mayUseOffer: false });
}
