// Estimated transit times of parcels, and arrival dates.

import book from "./transit.json";

const DAY_MS = 86_400_000;

type Days = Readonly<Record<string, readonly number[] | undefined>>;
const WEEKDAYS: Readonly<Record<"en-US" | "zh-CN", Days>> = book.weekdays;

const isWeekend = (epochMs: number) => [0, 6].includes(new Date(epochMs).getUTCDay());

function weekdaysAfter(epochMs: number, days: number): number {
  let at = epochMs;
  for (let left = days; left > 0;) {
    at += DAY_MS;
    if (!isWeekend(at)) left--;
  }
  return at;
}

/**
 * The first and the last day on which a parcel that ships at `shipsAt` (epoch ms) will probably arrive: an estimate,
 * because carriers guarantee nothing. Null if nothing is shipped, as for local pickup.
 */
export function arrivalBetween(
  shipsAt: number,
  method: string,
  area: "en-US" | "zh-CN",
): { fromMs: number; toMs: number } | null {
  const [from, to] = WEEKDAYS[area][method] ?? [];
  if (from === undefined || to === undefined) return null;
  return { fromMs: weekdaysAfter(shipsAt, from), toMs: weekdaysAfter(shipsAt, to) };
}
