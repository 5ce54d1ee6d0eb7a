// A bill as it is told: its lines, and what they come to section by section.

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
  /** Of one piece. */
  unitPriceMicro: number;
};

interface Billed<Line> extends Pick<Bill<Line>, "currency" | "bookVersion" | "lines"> {
  /** In whole cents; what is not named costs nothing. */
  sections: Partial<Record<PriceSection, number>>;
  pieces: number;
}

/** What the lines of a section come to, in whole cents. */
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
