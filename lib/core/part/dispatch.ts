// When parts that are bought alone leave, and what they weigh.

import type { Part } from "./part";

/**
 * China's working days from payment: parts in stock are gathered from the distributor's warehouse in a day, looked at and
 * counted on the next, and packed on the third.
 */
export const PART_LEAD_DAYS = 3;

/** Of one pin's share, in milligrams: a 0603 resistor has 2 mg on two pins, an LQFP-48 180 mg, a DIP-8 500 mg. */
const PIN_MG = { smt: 4, tht: 60 } as const;
/** Bags, labels, desiccant of a line. */
const PACKING_KG = 0.03;
const MG_PER_KG = 1_000_000;

/** Kilograms of so many, packed. */
export function partWeightKg({ pins, mounting }: Pick<Part, "pins" | "mounting">, quantity: number): number {
  return PACKING_KG + (quantity * pins * PIN_MG[mounting]) / MG_PER_KG;
}
