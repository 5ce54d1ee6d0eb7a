// Lead time and weight of parts that are bought without boards.

import type { Part } from "./part";

/**
 * Chinese working days from payment: one day to collect parts from the distributor's warehouse, one to inspect and
 * count them, one to pack.
 */
export const PART_LEAD_DAYS = 3;

/** Weight per pin in milligrams: a 0603 resistor has 2 mg on two pins, an LQFP-48 180 mg, a DIP-8 500 mg. */
const PIN_MG = { smt: 4, tht: 60 } as const;
/** Bags, labels and desiccant per line. */
const PACKING_KG = 0.03;
const MG_PER_KG = 1_000_000;

/** Packed weight of a quantity in kilograms. */
export function partWeightKg({ pins, mounting }: Pick<Part, "pins" | "mounting">, quantity: number): number {
  return PACKING_KG + (quantity * pins * PIN_MG[mounting]) / MG_PER_KG;
}
