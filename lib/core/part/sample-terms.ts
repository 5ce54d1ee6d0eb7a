// Invented, deterministic price, stock and order terms of a part, for a catalog without a distributor's list.

import type { Tier } from "./ladder";
import type { OrderTerms } from "./order-quantity";
import type { PartCategory } from "./part";
import { fractionOf } from "./part-id";
import { type PricedFacts, sampleUnitMicro } from "./sample-price";

export interface SampleTerms extends OrderTerms {
  attrition: number;
  /** In USD. */
  tiers: Tier[];
}

/** Sold in strips, because single pieces cost less than a cent. */
const BY_TEN: ReadonlySet<PartCategory> = new Set(["resistor", "resistorArray", "capacitor", "ferrite"]);

/**
 * Typical tiers of distributors, in multiples of the minimum quantity, with prices in thousandths of the first tier.
 */
const STEPS = {
  passive: [
    [1, 1000],
    [10, 620],
    [50, 430],
    [100, 350],
    [500, 260],
  ],
  other: [
    [1, 1000],
    [10, 850],
    [50, 750],
    [100, 660],
    [500, 580],
  ],
} as const;

/** One in twenty is out of stock; the others have from a hundred to a million, most of them thousands. */
function sampleStock(mpn: string): number {
  const fraction = fractionOf(`stock ${mpn}`);
  if (fraction < 0.05) return 0;
  return Math.round(100 * 10 ** (4 * fractionOf(`stock of ${mpn}`)));
}

export function sampleTerms(part: PricedFacts): SampleTerms {
  const firstMicro = sampleUnitMicro(part);
  const isPassive = BY_TEN.has(part.category);
  const minimum = isPassive ? 10 : 1;
  return {
    minimum,
    multiple: minimum,
    stock: sampleStock(part.mpn),
    attrition: isPassive ? 10 : part.mounting === "smt" ? 2 : 0,
    tiers: STEPS[isPassive ? "passive" : "other"].map(([steps, thousandths]) => ({
      from: steps * minimum,
      unitMicro: Math.max(100, Math.round((firstMicro * thousandths) / 100_000) * 100),
    })),
  };
}
