// What one part costs when so many are wanted, to be ranked by: whatever it is sold in, and in whichever currency.

import type { Currency } from "@/lib/base/money";

export interface SaleTerms {
  /** `[from, unit price in millionths]`, rising. */
  tiers: readonly (readonly [number, number])[];
  currency: Currency;
  minimum: number;
  multiple: number;
}

/** As the price books stand: a setup of 5 USD is one of 35 CNY. */
const CNY_PER_USD = 7;

/**
 * In dollars: min over the steps of price × max(from, sold) / sold, as core/part/ladder bills it; `sold` is the next number
 * up that is sold. Null without a ladder.
 */
export function rankedPrice({ tiers, currency, minimum, multiple }: SaleTerms, wanted: number): number | null {
  if (tiers.length === 0) return null;
  const sold = Math.ceil(Math.max(wanted, minimum) / multiple) * multiple;
  const min = Math.min(...tiers.map(([from, unitMicro]) => (unitMicro * Math.max(from, sold)) / sold));
  return currency === "CNY" ? min / CNY_PER_USD : min;
}
