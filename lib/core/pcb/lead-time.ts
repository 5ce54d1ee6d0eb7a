// Lead times of bare boards: the standard days of an order, and how much sooner it can be had.

import { AREA_UNITS_PER_M2, orderArea } from "@/lib/core/pcb/area";
import type { OptionValue, PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";

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

type DaysByValue = ReadonlyMap<OptionValue, number>;
type AddedDays = readonly (readonly [PcbOption, DaysByValue])[];

function daysTable(table: Partial<Record<PcbOption, readonly (readonly [OptionValue, number])[]>>): AddedDays {
  return Object.entries(table).map(([option, days]) => [option as PcbOption, new Map(days)]);
}

/** Days that a process adds for each square metre begun: the same shop's option table. */
const ADDED_BY_AREA = daysTable({
  surfaceFinish: [["ENIG", 1]],
  minTraceSpaceMil: [[4, 1]],
  minHoleMm: [[0.2, 1]],
  stackedMicroVia: [
    [1, 1],
    [2, 2],
    [3, 2],
  ],
  // Two days for small orders, three and more for others: one of them is the next table's.
  peelableSoldermask: [
    ["top", 1],
    ["bottom", 1],
    ["both", 1],
  ],
  // Own estimate, as for a step of micro-vias: each time is a pressing more.
  blindBuriedVias: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
});
/** Days that a process adds once, however large the order: the same table. */
const ADDED_ONCE = daysTable({
  goldFingers: [[true, 3]],
  impedanceControl: [
    ["10%", 1],
    ["5%", 1],
  ],
  edgePlating: [
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
  ],
  peelableSoldermask: [
    ["top", 1],
    ["bottom", 1],
    ["both", 1],
  ],
});
/** Own estimate: the shop's form goes on counting without end, where a line would simply be booked for a week. */
const MAX_AREA_STEPS = 5;

/** The most days that money saves; at least one always remains. */
const MAX_DAYS_SAVED = 4;

/** From so many days on a date is settled with the customer rather than promised: the shop's own limit. */
export const SCHEDULED_FROM_DAYS = 20;
export const MAX_LEAD_TIME_DAYS = 60;

function daysOf(table: AddedDays, specification: PcbSpecification): number {
  return table.reduce((sum, [option, days]) => sum + (days.get(specification[option]) ?? 0), 0);
}

function addedDays(specification: PcbSpecification, areaM2: number): number {
  const perStep = daysOf(ADDED_BY_AREA, specification);
  const steps = perStep === 0 ? 0 : Math.min(Math.ceil(areaM2), MAX_AREA_STEPS);
  return perStep * steps + daysOf(ADDED_ONCE, specification);
}

export function standardDays(specification: PcbSpecification): number {
  const areaM2 = orderArea(specification) / AREA_UNITS_PER_M2;
  const days = STANDARD_DAYS[specification.layers] ?? STANDARD_DAYS[8] ?? [];
  const base = days[UP_TO_M2.findIndex((limit) => areaM2 <= limit)] ?? SCHEDULED_FROM_DAYS;
  return Math.min(base + addedDays(specification, areaM2), MAX_LEAD_TIME_DAYS);
}

/** Whether a person looks at the order before a date is named. */
export function isScheduled({ leadTimeDays }: Pick<PcbSpecification, "leadTimeDays">): boolean {
  return leadTimeDays >= SCHEDULED_FROM_DAYS;
}

/** The fewest days that can be bought. */
export function quickestDays(specification: PcbSpecification): number {
  return Math.max(1, standardDays(specification) - MAX_DAYS_SAVED);
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
