// Lead times of bare boards: the standard days of an order, and the available shorter ones.

import { AREA_UNITS_PER_M2, orderArea } from "@/lib/core/pcb/area";
import type { OptionValue, PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";

/**
 * Standard working days by layers, for orders up to a number of square meters: a Chinese board house's table, raised
 * where it decreased from one layer count or size to the next.
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

/** Days that a process adds per started square meter: the same board house's option table. */
const ADDED_BY_AREA = daysTable({
  surfaceFinish: [["ENIG", 1]],
  minTraceSpaceMil: [[4, 1]],
  minHoleMm: [[0.2, 1]],
  stackedMicroVia: [
    [1, 1],
    [2, 2],
    [3, 2],
  ],
  // Two days for small orders, three and more for others: one of them is in the next table.
  peelableSoldermask: [
    ["top", 1],
    ["bottom", 1],
    ["both", 1],
  ],
  // Own estimate, as for a step of microvias: each time is one more pressing.
  blindBuriedVias: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
});
/** Days that a process adds once, regardless of the order's size: the same table. */
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
/**
 * Own estimate: the board house's form counts without limit, but a production line would simply be reserved for a week.
 */
const MAX_AREA_STEPS = 5;

/** The largest reduction that can be bought; at least one day always remains. */
const MAX_DAYS_SAVED = 4;

/**
 * From this number of days on, a date is agreed with the customer rather than promised: the board house's own limit.
 */
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

/** True if staff review the order before a date is given. */
export function isScheduled({ leadTimeDays }: Pick<PcbSpecification, "leadTimeDays">): boolean {
  return leadTimeDays >= SCHEDULED_FROM_DAYS;
}

/** The shortest lead time that can be bought. */
export function quickestDays(specification: PcbSpecification): number {
  return Math.max(1, standardDays(specification) - MAX_DAYS_SAVED);
}

/** From the standard lead time down to the shortest. */
export function offeredDays(specification: PcbSpecification): number[] {
  const standard = standardDays(specification);
  return Array.from({ length: standard - quickestDays(specification) + 1 }, (_, saved) => standard - saved);
}

/** Working days between an order's lead time and the standard one; 0 for a longer one. */
export function daysSaved(specification: PcbSpecification): number {
  return Math.max(0, standardDays(specification) - specification.leadTimeDays);
}
