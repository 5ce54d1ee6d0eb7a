// The price of an assembled board: board, parts, assembly and stencil, each a section in whole cents.

import { assembledPieces, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { type Bill, billOf, sectionMicro } from "@/lib/core/pricing/bill";
import type { LineRule } from "@/lib/core/pricing/line";
import { pricePcb } from "@/lib/core/pricing/price";
import type { PcbaBooks } from "./books-for";
import type { AssemblyCostLine, AssemblyInput, AssemblyLineKey, PricedParts, WorkLineKey } from "./line";
import { COMPONENT_LINES } from "./lines/components";
import { DELIVERED_STENCIL_LINES } from "./lines/delivered-stencil";
import { ONCE_LINES } from "./lines/once";
import { PER_BOARD_LINES } from "./lines/per-board";

/** In the order of the price breakdown. */
const WORK_LINES: Readonly<Record<WorkLineKey, AssemblyCostLine>> = {
  setup: ONCE_LINES.setup,
  programming: ONCE_LINES.programming,
  assemblyXyDesignCost: ONCE_LINES.assemblyXyDesignCost,
  stencil: ONCE_LINES.stencil,
  laser: ONCE_LINES.laser,
  partCost: ONCE_LINES.partCost,
  assemblyUnitPrice: PER_BOARD_LINES.assemblyUnitPrice,
  assembly: PER_BOARD_LINES.assembly,
  assemblyToolingCost: ONCE_LINES.assemblyToolingCost,
  fixture: ONCE_LINES.fixture,
  mould: ONCE_LINES.mould,
  colour: ONCE_LINES.colour,
  xRay: PER_BOARD_LINES.xRay,
  icProgramming: PER_BOARD_LINES.icProgramming,
  coustomTesting: PER_BOARD_LINES.coustomTesting,
  assemblyJigsCost: ONCE_LINES.assemblyJigsCost,
};

export const ASSEMBLY_LINE_KEYS = Object.keys({
  ...COMPONENT_LINES,
  ...WORK_LINES,
  ...DELIVERED_STENCIL_LINES,
}) as AssemblyLineKey[];

export type PcbaLine = { key: string; amountMicro: number; rule: LineRule };

/** The pieces are boards. */
export type PcbaPrice = Bill<PcbaLine>;

function linesOf(lines: Readonly<Record<string, AssemblyCostLine>>, input: AssemblyInput): PcbaLine[] {
  return Object.entries(lines).flatMap(([key, cost]) => {
    const line = cost(input);
    return line ? [{ key, ...line }] : [];
  });
}

/**
 * The specification must pass `checkPcba`; an invalid one has no price. The prototype offer is for bare boards.
 * There is no fee per different part.
 */
export function pricePcba(
  { board, assembly }: PcbaSpecification,
  books: PcbaBooks,
  parts: PricedParts | null = null,
): PcbaPrice {
  const bare = pricePcb(board, books.board, { mayUseOffer: false });
  const pieces = assembledPieces(board);
  const input = { board, assembly, pieces, parts, book: books.assembly, stencilBook: books.stencil };
  const billed = {
    components: linesOf(COMPONENT_LINES, input),
    assembly: linesOf(WORK_LINES, input),
    stencil: linesOf(DELIVERED_STENCIL_LINES, input),
  };
  return billOf({
    currency: bare.currency,
    bookVersion: books.version,
    lines: [...bare.lines, ...billed.components, ...billed.assembly, ...billed.stencil],
    sections: {
      pcb: bare.pcbTotal.amountMicro,
      components: sectionMicro(billed.components),
      assembly: sectionMicro(billed.assembly),
      stencil: sectionMicro(billed.stencil),
    },
    pieces,
  });
}

/** True if every line has an automatic price: no turnkey part is open. */
export function isWhollyPriced({ assembly }: PcbaSpecification, parts: PricedParts | null): boolean {
  return assembly.supply === "customer" || parts !== null;
}
