// The low and the high level of a pulse or a step.

import { extent } from "@/lib/core/waveform/measure/statistics";
import { crossings } from "@/lib/core/waveform/measure/crossings";

export interface Levels {
  /** Before a step, or the lower state of a pulse. */
  readonly base: number;
  /** After a step, or the upper state of a pulse. */
  readonly top: number;
}

const BINS = 256;
/** A state is a level where the samples stay this long; otherwise the extreme is taken, as oscilloscopes do. */
const MIN_STATE_SHARE = 0.05;

interface Bin {
  time: number;
  sum: number;
}

/** The mean within the bin where the samples stay longest. */
function longestBin(bins: readonly Bin[], total: number, extreme: number): number {
  const longest = bins.reduce((best, bin) => (bin.time > best.time ? bin : best), { time: 0, sum: 0 });
  return longest.time < MIN_STATE_SHARE * total ? extreme : longest.sum / longest.time;
}

/**
 * State levels by histogram (IEEE Std 181, 5.2): the modes of the lower and the upper half of the amplitudes, weighed by
 * time.
 */
export function stateLevels(x: Float64Array, y: Float64Array): Levels {
  const { min, max } = extent(y);
  if (!(max > min)) return { base: min, top: max };
  const bins: Bin[] = Array.from({ length: BINS }, () => ({ time: 0, sum: 0 }));
  let total = 0;
  for (let at = 1; at < y.length; at++) {
    const middle = ((y[at - 1] as number) + (y[at] as number)) / 2;
    const time = (x[at] as number) - (x[at - 1] as number);
    const bin = bins[Math.min(BINS - 1, Math.floor(((middle - min) / (max - min)) * BINS))];
    if (!bin) continue;
    bin.time += time;
    bin.sum += middle * time;
    total += time;
  }
  const half = BINS / 2;
  return {
    base: longestBin(bins.slice(0, half), total, min),
    top: longestBin(bins.slice(half), total, max),
  };
}

/** The half of the amplitude between which passages count: a tenth of it is no edge. */
const HYSTERESIS_SHARE = 0.1;

/** Passages of the middle between two levels. */
export const middleCrossings = (x: Float64Array, y: Float64Array, { base, top }: Levels) =>
  crossings(x, y, (base + top) / 2, Math.abs(top - base) * HYSTERESIS_SHARE);

/** First and last sample of a single step; the states of repeated pulses. */
export function pulseLevels(x: Float64Array, y: Float64Array): Levels {
  const states = stateLevels(x, y);
  const edges = middleCrossings(x, y, states).length;
  if (edges > 1) return states;
  const [first, last] = [y[0] ?? Number.NaN, y.at(-1) ?? Number.NaN];
  return { base: Math.min(first, last), top: Math.max(first, last) };
}
