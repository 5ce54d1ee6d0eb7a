// A price breakdown: its lines and the total of each section.

import { type Currency, type Money, roundToCents, scaleMicro } from "@/lib/base/money";

export const PRICE_SECTIONS = ["pcb", "components", "assembly", "stencil"] as const;
export type PriceSection = (typeof PRICE_SECTIONS)[number];

export type Bill<Line> = {
  currency: Currency;
  bookVersion: string;
  lines: Line[];
  pcbTotal: Money;
  componentsTotal: Money;
  assemblyTotal: Money;
  stencilTotal: Money;
  total: Money;
  /** The unit price. */
  unitPriceMicro: number;
};

interface Billed<Line> extends Pick<Bill<Line>, "currency" | "bookVersion" | "lines"> {
  /** In whole cents; a missing section is free. */
  sections: Partial<Record<PriceSection, number>>;
  pieces: number;
}

/** The total of the lines of a section, in whole cents. */
export function sectionMicro(lines: readonly { amountMicro: number }[]): number {
  return roundToCents(lines.reduce((sum, { amountMicro }) => sum + amountMicro, 0));
}

export function billOf<Line>({ currency, bookVersion, lines, sections, pieces }: Billed<Line>): Bill<Line> {
  const { pcb = 0, components = 0, assembly = 0, stencil = 0 } = sections;
  const totalMicro = pcb + components + assembly + stencil;
  const money = (amountMicro: number): Money => ({ currency, amountMicro });
  return {
    currency,
    bookVersion,
    lines,
    pcbTotal: money(pcb),
    componentsTotal: money(components),
    assemblyTotal: money(assembly),
    stencilTotal: money(stencil),
    total: money(totalMicro),
    unitPriceMicro: scaleMicro(totalMicro, 1, pieces),
  };
}
