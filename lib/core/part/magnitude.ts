// What a written value comes to, so that 10 kΩ stands after 4.7 kΩ.

import type { ParameterKey } from "./part";

const SCALES: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  µ: 1e-6,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
};

/** A number, and a prefix only before a unit that takes one: `2.54 mm` and `15 ppm/K` are counted as they are written. */
const WRITTEN = /^[±+-]?\s?(\d{1,9}(?:\.\d{1,9})?)(?:\s?([pnuµmkMG])(?:Ω|F|Hz|H|V|A|W)(?![A-Za-z]))?/;

/**
 * In the base unit: `4.7 kΩ` is 4700, `100 nF` 1e-7, `±1 %` 1, `2.54 mm` 2.54. Null for words. The database has the same
 * rule in `part_magnitude`, and a test holds the two together.
 */
export function magnitudeOf(written: string): number | null {
  const [, digits, prefix] = WRITTEN.exec(written) ?? [];
  if (digits === undefined) return null;
  return Number(digits) * (prefix === undefined ? 1 : (SCALES[prefix] ?? 1));
}

/** Smaller first, words after numbers and among each other by their letters. */
export function compareWritten(one: string, other: string): number {
  const [a, b] = [magnitudeOf(one), magnitudeOf(other)];
  if (a !== null && b !== null && a !== b) return a - b;
  if ((a === null) !== (b === null)) return a === null ? 1 : -1;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Those whose values are words: never sorted by size. */
export const WORDED: ReadonlySet<ParameterKey> = new Set([
  "dielectric",
  "color",
  "gender",
  "polarity",
  "core",
  "supplyVoltage",
  "function",
  "qualification",
]);
