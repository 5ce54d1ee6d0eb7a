// The price ladder of a part: unit prices by quantity.

import { type Currency, scaleMicro } from "@/lib/base/money";

/** Unit price from a quantity on. `from` ascends; unit prices do not. */
export interface Tier {
  from: number;
  unitMicro: number;
}
export type Ladder = readonly Tier[];

export interface LadderPrice {
  /** Exact, before rounding to cents. */
  totalMicro: number;
  /** Start of the tier that was billed, which is higher than the quantity if that costs less. */
  billedFrom: number;
  unitMicro: number;
}

/** False for an invalid ladder: empty, not ascending, or with rising prices. */
export function isLadder(tiers: Ladder): boolean {
  return (
    tiers.length > 0 &&
    tiers.every(({ from, unitMicro }, at) => {
      const before = tiers[at - 1];
      const isWhole = Number.isInteger(from) && from >= 1 && Number.isInteger(unitMicro) && unitMicro >= 0;
      return isWhole && (!before || (from > before.from && unitMicro <= before.unitMicro));
    })
  );
}

/** The tier of a quantity; below the first one, the first. */
export function tierAt(tiers: Ladder, quantity: number): Tier | null {
  return tiers.findLast(({ from }) => from <= quantity) ?? tiers[0] ?? null;
}

/**
 * The lowest total for a quantity: at its own tier, or as the minimum of a higher one. Buying more never costs less in
 * total, because the minimum over n ≥ q of the cost of n grows with q. Null without a ladder.
 */
export function priceByLadder(tiers: Ladder, quantity: number): LadderPrice | null {
  const own = tierAt(tiers, quantity);
  if (own === null) return null;
  let best: LadderPrice = { totalMicro: own.unitMicro * quantity, billedFrom: own.from, unitMicro: own.unitMicro };
  for (const { from, unitMicro } of tiers) {
    const totalMicro = unitMicro * from;
    if (from > quantity && totalMicro < best.totalMicro) best = { totalMicro, billedFrom: from, unitMicro };
  }
  return best;
}

/** Yuan per dollar, times a thousand; the price books use the same rate (a setup of 5 USD is one of 35 CNY). */
const CNY_PER_USD_THOUSANDTHS = 7_000;

/** A ladder in another currency, each tier rounded separately; equal results keep their order. */
export function convertLadder(tiers: Ladder, from: Currency, to: Currency): Ladder {
  if (from === to) return tiers;
  const [numerator, denominator] = to === "CNY" ? [CNY_PER_USD_THOUSANDTHS, 1000] : [1000, CNY_PER_USD_THOUSANDTHS];
  return tiers.map((tier) => ({ ...tier, unitMicro: scaleMicro(tier.unitMicro, numerator, denominator) }));
}
