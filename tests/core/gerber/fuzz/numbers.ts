// Numbers as files write them: mostly plain, sometimes at and beyond every limit.

import type { Random } from "../../../support/random";

const ODD = [
  ...["0", "-0", "", "-", ".", "-.", "1e308", "1e-308", "NaN", "Infinity", "0x10", "1.2.3", "+-1", "00000000"],
  ...["99999999999999999999", "9".repeat(300), "0.".padEnd(320, "0"), "2147483648", "4294967296", "-2147483649"],
];

/** A length or a factor. */
export function decimal(random: Random, low = 0, high = 5): string {
  if (random.isLuck(0.03)) return random.one(ODD);
  return random.between(low, high).toFixed(random.below(5));
}

/** The digits of a coordinate. */
export function digits(random: Random): string {
  if (random.isLuck(0.02)) return random.one(ODD);
  return String(Math.round(random.between(-500_000, 500_000)));
}

export function whole(random: Random, low: number, high: number): string {
  return random.isLuck(0.02) ? random.one(ODD) : String(low + random.below(high - low + 1));
}
