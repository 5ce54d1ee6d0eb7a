// Places of ticks: steps of 1, 2 and 5 on linear scales, decades on logarithmic ones.

import type { Scale } from "@/lib/core/waveform/plot/scale";

export interface Ticks {
  /** With a label. */
  readonly major: readonly number[];
  /** Thin grid lines between the decades of a logarithmic scale. */
  readonly minor: readonly number[];
  /** Between labels of a linear scale; null for decades. */
  readonly step: number | null;
}

/** The least of 1, 2 and 5 times a power of ten that is not below the value. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const ratio = least / power;
  // 1e-9 forgives the rounding of a quotient that should be whole.
  const factor = [1, 2, 5, 10].find((step) => ratio <= step * (1 + 1e-9)) ?? 10;
  return factor * power;
}

function linearTicks(from: number, to: number, maxCount: number): Ticks {
  const step = niceStep((to - from) / Math.max(1, maxCount));
  const [first, last] = [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)];
  // Division by a whole number is exact where multiplication by a small step is not: 3/10, not 3·0.1.
  const inverse = Math.round(1 / step);
  const at = (index: number): number => (step < 1 && inverse > 0 ? index / inverse : index * step) + 0;
  const major = Array.from({ length: Math.max(0, last - first + 1) }, (_, count) => at(first + count));
  return { major, minor: [], step };
}

export function ticksOf({ from, to, isLog }: Scale, maxCount: number): Ticks {
  if (!isLog) return linearTicks(from, to, maxCount);
  const decades = Math.log10(to / from);
  if (decades < 1) return linearTicks(from, to, maxCount);
  const every = Math.max(1, Math.ceil(decades / maxCount));
  const [first, last] = [Math.ceil(Math.log10(from) - 1e-9), Math.floor(Math.log10(to) + 1e-9)];
  const powers = Array.from({ length: last - first + 1 }, (_, count) => first + count);
  const major = powers.filter((power) => power % every === 0).map((power) => 10 ** power);
  if (every > 1)
    return { major, minor: powers.filter((power) => power % every !== 0).map((power) => 10 ** power), step: null };
  const minor = [first - 1, ...powers].flatMap((power) =>
    [2, 3, 4, 5, 6, 7, 8, 9].map((factor) => factor * 10 ** power).filter((value) => value >= from && value <= to),
  );
  return { major, minor, step: null };
}
