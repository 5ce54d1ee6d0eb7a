// Numeric magnitude of a written value, so that 10 kΩ sorts after 4.7 kΩ.

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

/** A number, with a prefix only before a unit that takes one: `2.54 mm` and `15 ppm/K` are read as they are written. */
const WRITTEN = /^[±+-]?\s?(\d{1,9}(?:\.\d{1,9})?)(?:\s?([pnuµmkMG])(?:Ω|F|Hz|H|V|A|W)(?![A-Za-z]))?/;

/**
 * In the base unit: `4.7 kΩ` is 4700, `100 nF` 1e-7, `±1 %` 1, `2.54 mm` 2.54. Null for words. The database has the
 * same rule in `part_magnitude`, and a test compares the two.
 */
export function magnitudeOf(written: string): number | null {
  const [, digits, prefix] = WRITTEN.exec(written) ?? [];
  if (digits === undefined) return null;
  return Number(digits) * (prefix === undefined ? 1 : (SCALES[prefix] ?? 1));
}

/** Ascending numbers, then words in alphabetical order. */
export function compareWritten(one: string, other: string): number {
  const [a, b] = [magnitudeOf(one), magnitudeOf(other)];
  if (a !== null && b !== null && a !== b) return a - b;
  if ((a === null) !== (b === null)) return a === null ? 1 : -1;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Parameters whose values are words, which are never sorted by magnitude. */
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
