// Invented price, stock and order terms of a part, the same for ever: for a catalogue that no distributor feeds yet.

import type { Tier } from "./ladder";
import type { OrderTerms } from "./order-quantity";
import type { Part, PartCategory } from "./part";
import { fractionOf } from "./part-id";

export interface SampleTerms extends OrderTerms {
  attrition: number;
  /** In USD. */
  tiers: Tier[];
}

/** From one to the dearest of a category, in millionths of a USD for one piece; what the market asks, roughly. */
const PRICE_RANGE: Readonly<Record<PartCategory, readonly [number, number]>> = {
  resistor: [2_000, 30_000],
  resistorArray: [8_000, 40_000],
  capacitor: [4_000, 90_000],
  inductor: [30_000, 300_000],
  ferrite: [9_000, 60_000],
  crystal: [150_000, 600_000],
  diode: [20_000, 250_000],
  led: [30_000, 250_000],
  transistor: [30_000, 900_000],
  regulator: [120_000, 2_200_000],
  amplifier: [150_000, 3_500_000],
  interface: [250_000, 4_500_000],
  logic: [90_000, 600_000],
  memory: [200_000, 1_800_000],
  microcontroller: [600_000, 9_000_000],
  module: [1_800_000, 6_000_000],
  sensor: [500_000, 7_000_000],
  converter: [900_000, 8_000_000],
  timing: [300_000, 4_000_000],
  driver: [250_000, 3_500_000],
  protection: [40_000, 400_000],
  switch: [80_000, 900_000],
  header: [60_000, 1_500_000],
  connector: [80_000, 1_600_000],
};

/** Sold by the strip: what costs less than a cent is not counted singly. */
const BY_TEN: ReadonlySet<PartCategory> = new Set(["resistor", "resistorArray", "capacitor", "ferrite"]);

/** Steps as distributors have them, in minimum quantities, and what one costs there in thousandths of the first step. */
const STEPS = [
  [1, 1000],
  [10, 800],
  [50, 640],
  [100, 520],
  [500, 430],
] as const;

/** One in twenty has none; the others from a hundred to a million, most of them thousands. */
function sampleStock(mpn: string): number {
  const fraction = fractionOf(`stock ${mpn}`);
  if (fraction < 0.05) return 0;
  return Math.round(100 * 10 ** (4 * fractionOf(`stock of ${mpn}`)));
}

export function sampleTerms({ mpn, category, mounting }: Pick<Part, "mpn" | "category" | "mounting">): SampleTerms {
  const [low, high] = PRICE_RANGE[category];
  // Twice drawn and multiplied: cheap ones are many, dear ones few.
  const place = fractionOf(`price ${mpn}`) * fractionOf(`price of ${mpn}`);
  const firstMicro = Math.max(100, Math.round((low * (high / low) ** place) / 100) * 100);
  const minimum = BY_TEN.has(category) ? 10 : 1;
  return {
    minimum,
    multiple: minimum,
    stock: sampleStock(mpn),
    attrition: minimum === 10 ? 10 : mounting === "smt" ? 2 : 0,
    tiers: STEPS.map(([steps, thousandths]) => ({
      from: steps * minimum,
      unitMicro: Math.max(100, Math.round((firstMicro * thousandths) / 100_000) * 100),
    })),
  };
}
