// What the engine makes of a quote that a person prices: a proposal to stand beside it, never a promise.

import type { MarketArea } from "@/lib/core/market/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { checkPcba, isOnlyTooMuch } from "@/lib/core/pcba/rules";
import {
  type AssemblySpecification,
  assembledPieces,
  completePcba,
  type GivenPcba,
} from "@/lib/core/pcba/specification";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import type { PricedParts } from "@/lib/core/pricing/assembly/line";
import { type PcbaPrice, pricePcba } from "@/lib/core/pricing/assembly/price";
import { bookFor } from "@/lib/core/pricing/book-for";
import { pricePcb } from "@/lib/core/pricing/price";
import type { BomQuoteRow } from "@/lib/server/bom/rows";
import type { Deps } from "@/lib/server/deps";
import { shelfOf } from "@/lib/server/pcba/service";

export type QuotedThing = {
  kind: "pcba" | "pcb";
  board: PcbSpecification;
  /** Null for a bare board. */
  assembly: AssemblySpecification | null;
  /** Boards in all. */
  pieces: number;
};

type Stored = Pick<BomQuoteRow, "kind" | "specification">;

/** A bare board is kept as its specification, or under `board` as an assembled one is. */
export function readThing({ kind, specification }: Stored): QuotedThing {
  if (kind === "pcba") {
    const { board, assembly } = completePcba(specification as GivenPcba);
    return { kind, board, assembly, pieces: assembledPieces(board) };
  }
  const given = "board" in specification ? specification.board : specification;
  const board = completeSpecification(given as Partial<PcbSpecification>);
  return { kind: "pcb", board, assembly: null, pieces: board.quantity };
}

/** What the engine may price of it: of a list that nobody has read, the board alone. */
export function priceable(thing: QuotedThing, { reasons }: Pick<BomQuoteRow, "reasons">): QuotedThing {
  return reasons.includes("parsingSkipped") ? { ...thing, assembly: null } : thing;
}

type Asked = { area: MarketArea; now: Date };

/** The name of the books in force, which an offer made by hand carries. */
export function versionInForce(deps: Pick<Deps, "books">, { kind }: QuotedThing, { area, now }: Asked): string {
  const nowMs = now.getTime();
  if (kind === "pcba") return pcbaBooksFor(shelfOf(deps), area, { nowMs }).book.version;
  return bookFor(deps.books.boards, area, { nowMs }).book.version;
}

/**
 * Null for what the engine cannot make. The prototype offer is for boards that nobody has to look at. `parts` are those
 * of a list that can be had.
 */
export function propose(
  deps: Pick<Deps, "books">,
  thing: QuotedThing,
  { area, now, parts = null }: Asked & { parts?: PricedParts | null },
): PcbaPrice | null {
  const { board, assembly } = thing;
  const nowMs = now.getTime();
  if (assembly) {
    const whole = { board, assembly };
    if (checkPcba(whole).some((broken) => !isOnlyTooMuch(broken, whole))) return null;
    return pricePcba(whole, pcbaBooksFor(shelfOf(deps), area, { nowMs }).book, parts);
  }
  if (checkSpecification(board).length > 0) return null;
  return pricePcb(board, bookFor(deps.books.boards, area, { nowMs }).book, { mayUseOffer: false });
}
