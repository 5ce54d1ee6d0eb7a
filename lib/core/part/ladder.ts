// The price ladder of a part: what one costs by how many are bought.

import { type Currency, scaleMicro } from "@/lib/base/money";

/** From so many on, one costs so much. Rising `from`; unit prices that do not rise. */
export interface Tier {
  from: number;
  unitMicro: number;
}
export type Ladder = readonly Tier[];

export interface LadderPrice {
  /** Exact: not yet in whole cents. */
  totalMicro: number;
  /** The step that was billed: another quantity's than the asked one where that costs less. */
  billedFrom: number;
  unitMicro: number;
}

/** A ladder that is none: empty, not rising, or dearer for more. */
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

/** The step that a quantity stands on; below the first one, the first. */
export function tierAt(tiers: Ladder, quantity: number): Tier | null {
  return tiers.findLast(({ from }) => from <= quantity) ?? tiers[0] ?? null;
}

/**
 * The least that this many may be had for: by their own step, or as the whole of a higher one. Nobody pays less for
 * more, so totals never fall when the quantity rises: min over n ≥ q of what n costs grows with q. Null without a ladder.
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

/** One dollar in yuan, times a thousand; the price books stand at the same rate (a setup of 5 USD is one of 35 CNY). */
const CNY_PER_USD_THOUSANDTHS = 7_000;

/** A ladder in another currency, each step rounded by itself; what rounds alike stays in its order. */
export function convertLadder(tiers: Ladder, from: Currency, to: Currency): Ladder {
  if (from === to) return tiers;
  const [numerator, denominator] = to === "CNY" ? [CNY_PER_USD_THOUSANDTHS, 1000] : [1000, CNY_PER_USD_THOUSANDTHS];
  return tiers.map((tier) => ({ ...tier, unitMicro: scaleMicro(tier.unitMicro, numerator, denominator) }));
}
