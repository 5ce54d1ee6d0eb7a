// Amounts as customers are shown them: in whole cents that add up.

import { MICRO_PER_CENT, roundToCents } from "@/lib/base/money";

const floorToCents = (amountMicro: number) => Math.floor(amountMicro / MICRO_PER_CENT) * MICRO_PER_CENT;

/**
 * The amounts of price lines in whole cents whose sum is the total (largest remainder method; of equal remainders the
 * first). Each differs from its exact amount by less than a cent. Lines that do not add up to the total, such as an
 * excerpt, are rounded independently.
 */
export function shownAmounts(amountsMicro: readonly number[], totalMicro: number): number[] {
  const floors = amountsMicro.map(floorToCents);
  const remainders = amountsMicro.map((amountMicro, at) => amountMicro - (floors[at] ?? 0));
  const missing = (totalMicro - floors.reduce((sum, floor) => sum + floor, 0)) / MICRO_PER_CENT;
  const open = remainders.flatMap((remainder, at) => (remainder > 0 ? [at] : []));
  if (!Number.isInteger(missing) || missing < 0 || missing > open.length) return amountsMicro.map(roundToCents);
  const raised = new Set(open.sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0)).slice(0, missing));
  return floors.map((floor, at) => (raised.has(at) ? floor + MICRO_PER_CENT : floor));
}

/** The price of one piece: in cents, and below one cent with more decimals, as parts and large quantities have them. */
export function shownUnitMicro(unitMicro: number): number {
  return Math.abs(unitMicro) >= MICRO_PER_CENT ? roundToCents(unitMicro) : unitMicro;
}
