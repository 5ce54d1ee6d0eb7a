// Lead times of bare boards: the standard days of an order's size, and how much sooner it can be had.

import { AREA_UNITS_PER_M2, orderArea, type PcbSpecification } from "@/lib/core/pcb/specification";

/**
 * Standard working days by layers for an order of up to so many square metres: a Chinese board shop's own table,
 * raised where it fell from one layer count or size to the next.
 */
const UP_TO_M2 = [0.5, 1, 3, 5, 10, 20, Number.POSITIVE_INFINITY];
const STANDARD_DAYS: Readonly<Record<number, readonly number[]>> = {
  1: [5, 5, 7, 8, 10, 13, 15],
  2: [5, 5, 7, 9, 11, 13, 15],
  4: [7, 7, 9, 11, 13, 15, 17],
  6: [8, 8, 11, 13, 15, 17, 19],
  8: [10, 10, 12, 14, 16, 18, 20],
};

/** The most days that money saves; at least one always remains. */
export const MOST_DAYS_SAVED = 4;

type Sized = Pick<PcbSpecification, "layers" | "widthMm" | "heightMm" | "quantity">;

export function standardDays(specification: Sized): number {
  const areaM2 = orderArea(specification) / AREA_UNITS_PER_M2;
  const days = STANDARD_DAYS[specification.layers] ?? STANDARD_DAYS[8] ?? [];
  return days[UP_TO_M2.findIndex((limit) => areaM2 <= limit)] ?? 20;
}

/** From the standard time down to the quickest that can be bought. */
export function offeredDays(specification: Sized): number[] {
  const standard = standardDays(specification);
  const quickest = Math.max(1, standard - MOST_DAYS_SAVED);
  return Array.from({ length: standard - quickest + 1 }, (_, saved) => standard - saved);
}

/** Working days by which an order is sooner than its standard time; a later one saves none. */
export function daysSaved(specification: PcbSpecification): number {
  return Math.max(0, standardDays(specification) - specification.leadTimeDays);
}
