// Lead times of bare boards: the standard days of an order, and how much sooner it can be had.

import { AREA_UNITS_PER_M2, orderArea, type PcbOption, type PcbSpecification } from "@/lib/core/pcb/specification";

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

/** Days that a process adds for each square metre begun: the same shop's option table. */
const ADDED_DAYS: Partial<Record<PcbOption, Readonly<Record<string, number>>>> = {
  surfaceFinish: { ENIG: 1 },
  minTraceSpaceMil: { 4: 1 },
  minHoleMm: { 0.2: 1 },
};
/** Own estimate: the shop's form goes on counting without end, where a line would simply be booked for a week. */
const MOST_AREA_STEPS = 5;

/** The most days that money saves; at least one always remains. */
const MOST_DAYS_SAVED = 4;

/** From so many days on a date is scheduled with the customer rather than promised: the shop's own limit. */
export const SCHEDULED_FROM_DAYS = 20;
export const MAX_LEAD_TIME_DAYS = 60;

function addedDays(specification: PcbSpecification, areaM2: number): number {
  const options = Object.entries(ADDED_DAYS) as [PcbOption, Readonly<Record<string, number>>][];
  const perStep = options.reduce((sum, [option, days]) => sum + (days[String(specification[option])] ?? 0), 0);
  return perStep === 0 ? 0 : perStep * Math.min(Math.ceil(areaM2), MOST_AREA_STEPS);
}

export function standardDays(specification: PcbSpecification): number {
  const areaM2 = orderArea(specification) / AREA_UNITS_PER_M2;
  const days = STANDARD_DAYS[specification.layers] ?? STANDARD_DAYS[8] ?? [];
  const base = days[UP_TO_M2.findIndex((limit) => areaM2 <= limit)] ?? SCHEDULED_FROM_DAYS;
  return base + addedDays(specification, areaM2);
}

/** The fewest days that can be bought. */
export function quickestDays(specification: PcbSpecification): number {
  return Math.max(1, standardDays(specification) - MOST_DAYS_SAVED);
}

/** From the standard time down to the quickest that can be bought. */
export function offeredDays(specification: PcbSpecification): number[] {
  const standard = standardDays(specification);
  return Array.from({ length: standard - quickestDays(specification) + 1 }, (_, saved) => standard - saved);
}

/** Working days by which an order is sooner than its standard time; a later one saves none. */
export function daysSaved(specification: PcbSpecification): number {
  return Math.max(0, standardDays(specification) - specification.leadTimeDays);
}
