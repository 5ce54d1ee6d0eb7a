// The price of an assembled board: its board, its parts, the work on it and a stencil, each a section in whole cents.

import { type Currency, type Money, roundToCents, scaleMicro } from "@/lib/base/money";
import { assembledPieces, type PcbaSpecification } from "@/lib/core/pcba/specification";
import type { LineRule } from "@/lib/core/pricing/line";
import { pricePcb } from "@/lib/core/pricing/price";
import type { PcbaBooks } from "./books-for";
import type { AssemblyCostLine, AssemblyInput, AssemblyLineKey, PricedParts, WorkLineKey } from "./line";
import { COMPONENT_LINES } from "./lines/components";
import { DELIVERED_STENCIL_LINES } from "./lines/delivered-stencil";
import { ONCE_LINES } from "./lines/once";
import { PER_BOARD_LINES } from "./lines/per-board";

/** In the order of the bill. */
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

export type PcbaPrice = {
  currency: Currency;
  bookVersion: string;
  lines: PcbaLine[];
  pcbTotal: Money;
  componentsTotal: Money;
  assemblyTotal: Money;
  stencilTotal: Money;
  total: Money;
  /** Of one board. */
  unitPriceMicro: number;
};

function bill(lines: Readonly<Record<string, AssemblyCostLine>>, input: AssemblyInput): PcbaLine[] {
  return Object.entries(lines).flatMap(([key, cost]) => {
    const line = cost(input);
    return line ? [{ key, ...line }] : [];
  });
}

const sumOf = (lines: readonly PcbaLine[]) =>
  roundToCents(lines.reduce((sum, { amountMicro }) => sum + amountMicro, 0));

/**
 * The specification must pass `checkPcba`; what cannot be made has no price. The prototype offer is for bare boards. No
 * different part of our stock costs a fee of its own.
 */
export function pricePcba(
  { board, assembly }: PcbaSpecification,
  books: PcbaBooks,
  parts: PricedParts | null = null,
): PcbaPrice {
  const bare = pricePcb(board, books.board, { mayUseOffer: false });
  const pieces = assembledPieces(board);
  const input = { board, assembly, pieces, parts, book: books.assembly, stencilBook: books.stencil };
  const sections = {
    components: bill(COMPONENT_LINES, input),
    assembly: bill(WORK_LINES, input),
    stencil: bill(DELIVERED_STENCIL_LINES, input),
  };
  const { currency } = bare;
  const [componentsMicro, assemblyMicro, stencilMicro] = [
    sumOf(sections.components),
    sumOf(sections.assembly),
    sumOf(sections.stencil),
  ];
  const totalMicro = bare.pcbTotal.amountMicro + componentsMicro + assemblyMicro + stencilMicro;
  return {
    currency,
    bookVersion: books.version,
    lines: [...bare.lines, ...sections.components, ...sections.assembly, ...sections.stencil],
    pcbTotal: bare.pcbTotal,
    componentsTotal: { currency, amountMicro: componentsMicro },
    assemblyTotal: { currency, amountMicro: assemblyMicro },
    stencilTotal: { currency, amountMicro: stencilMicro },
    total: { currency, amountMicro: totalMicro },
    unitPriceMicro: scaleMicro(totalMicro, 1, pieces),
  };
}

/** Whether the engine has priced every line: nothing that we buy is still open. */
export function isWhollyPriced({ assembly }: PcbaSpecification, parts: PricedParts | null): boolean {
  return assembly.supply === "customer" || parts !== null;
}
