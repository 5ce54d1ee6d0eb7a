// Unit price at a quantity for sorting, regardless of order multiple and currency.

import type { Currency } from "@/lib/base/money";

export interface SaleTerms {
  /** `[from, unit price in millionths]`, ascending. */
  tiers: readonly (readonly [number, number])[];
  currency: Currency;
  minimum: number;
  multiple: number;
}

/** The rate of the price books: a setup of 5 USD is one of 35 CNY. */
const CNY_PER_USD = 7;

/**
 * In dollars: the minimum over the tiers of price × max(from, sold) / sold, as billed by core/part/ladder; `sold` is
 * the next orderable quantity. Null without a ladder.
 */
export function rankedPrice({ tiers, currency, minimum, multiple }: SaleTerms, wanted: number): number | null {
  if (tiers.length === 0) return null;
  const sold = Math.ceil(Math.max(wanted, minimum) / multiple) * multiple;
  const min = Math.min(...tiers.map(([from, unitMicro]) => (unitMicro * Math.max(from, sold)) / sold));
  return currency === "CNY" ? min / CNY_PER_USD : min;
}
