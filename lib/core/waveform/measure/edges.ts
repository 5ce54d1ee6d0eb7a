// Rise and fall, overshoot and settling of steps and pulses.

import { sliceWaveform } from "@/lib/core/waveform/interpolate";
import { crossings } from "@/lib/core/waveform/measure/crossings";
import { middleCrossings, pulseLevels, type Levels } from "@/lib/core/waveform/measure/levels";
import { extent } from "@/lib/core/waveform/measure/statistics";
import type { Range, Waveform } from "@/lib/core/waveform/waveform";

export interface Edge {
  /** From 10 % to 90 % of the amplitude, in the unit of the axis. */
  readonly duration: number;
  /** Change between 10 % and 90 % divided by the duration; negative for a fall. */
  readonly slewRate: number;
  /** Place of the middle. */
  readonly at: number;
}

const LOW = 0.1;
const HIGH = 0.9;

/** The first edge in a direction. Null if the waveform has none in the range, or is complex. */
export function firstEdge(waveform: Waveform, range: Range, direction: "rise" | "fall"): Edge | null {
  const part = waveform.im ? null : sliceWaveform(waveform, range);
  if (!part) return null;
  const x = part.axis.values;
  const levels = pulseLevels(x, part.re);
  return edgeBetween(x, part.re, levels, direction === "rise");
}

function edgeBetween(x: Float64Array, y: Float64Array, levels: Levels, isRising: boolean): Edge | null {
  const { base, top } = levels;
  const middle = middleCrossings(x, y, levels).find((crossing) => crossing.isRising === isRising);
  if (!middle) return null;
  const level = (share: number): number => base + (top - base) * share;
  const [start, end] = isRising ? [LOW, HIGH] : [HIGH, LOW];
  const same = (share: number) => crossings(x, y, level(share)).filter((crossing) => crossing.isRising === isRising);
  const from = same(start).findLast((crossing) => crossing.x <= middle.x)?.x;
  const to = same(end).find((crossing) => crossing.x >= middle.x)?.x;
  if (from === undefined || to === undefined || !(to > from)) return null;
  return { duration: to - from, slewRate: (level(end) - level(start)) / (to - from), at: middle.x };
}

/**
 * Excess of the waveform over the level that it reaches, as a share of the amplitude: above the top after a rise, below
 * the base after a fall. Null without a step.
 */
export function overshoot(waveform: Waveform, range: Range): number | null {
  const part = waveform.im ? null : sliceWaveform(waveform, range);
  if (!part) return null;
  const x = part.axis.values;
  const { base, top } = pulseLevels(x, part.re);
  const first = middleCrossings(x, part.re, { base, top })[0];
  if (!first || !(top > base)) return null;
  const { min, max } = extent(part.re);
  return Math.max(0, first.isRising ? max - top : base - min) / (top - base);
}

/**
 * Time from the start of the range until the waveform stays within `tolerance` times the step around its last value.
 * Null if the last value is the first.
 */
export function settlingTime(waveform: Waveform, range: Range, tolerance = 0.02): number | null {
  const part = waveform.im ? null : sliceWaveform(waveform, range);
  if (!part) return null;
  const [x, y] = [part.axis.values, part.re];
  const [first, last] = [y[0] as number, y.at(-1) as number];
  const band = Math.abs(last - first) * tolerance;
  if (!(band > 0)) return null;
  const outside = y.findLastIndex((value) => Math.abs(value - last) > band);
  if (outside < 0 || outside === y.length - 1) return null;
  const [x0, y0, x1, y1] = [
    x[outside] as number,
    y[outside] as number,
    x[outside + 1] as number,
    y[outside + 1] as number,
  ];
  const limit = y0 > last ? last + band : last - band;
  return x0 + ((x1 - x0) * (limit - y0)) / (y1 - y0) - (x[0] as number);
}
