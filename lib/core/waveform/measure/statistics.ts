// Extremes and means of samples over an axis. Means weigh by the axis, as steps of a simulation differ in length.

import type { Range, Waveform } from "@/lib/core/waveform/waveform";
import { sliceWaveform } from "@/lib/core/waveform/interpolate";

/** Integral of straight lines between samples (trapezoids). */
export function integral(x: Float64Array, y: Float64Array): number {
  let sum = 0;
  for (let at = 1; at < x.length; at++) {
    sum += (((y[at] as number) + (y[at - 1] as number)) / 2) * ((x[at] as number) - (x[at - 1] as number));
  }
  return sum;
}

/** Running integral, 0 at the first sample. */
export function cumulativeIntegral(x: Float64Array, y: Float64Array): Float64Array {
  const sums = new Float64Array(y.length);
  let sum = 0;
  for (let at = 1; at < x.length; at++) {
    sum += (((y[at] as number) + (y[at - 1] as number)) / 2) * ((x[at] as number) - (x[at - 1] as number));
    sums[at] = sum;
  }
  return sums;
}

/** The integral of the square of straight lines: ∫ = (a² + ab + b²)/3·dx, exact for each. */
function squareIntegral(x: Float64Array, y: Float64Array): number {
  let sum = 0;
  for (let at = 1; at < x.length; at++) {
    const [a, b] = [y[at - 1] as number, y[at] as number];
    sum += ((a * a + a * b + b * b) / 3) * ((x[at] as number) - (x[at - 1] as number));
  }
  return sum;
}

const spanOf = (x: Float64Array): number => (x.at(-1) ?? 0) - (x[0] ?? 0);

export function average(x: Float64Array, y: Float64Array): number {
  return x.length === 1 ? (y[0] as number) : integral(x, y) / spanOf(x);
}

export function rootMeanSquare(x: Float64Array, y: Float64Array): number {
  return x.length === 1 ? Math.abs(y[0] as number) : Math.sqrt(squareIntegral(x, y) / spanOf(x));
}

/** NaN samples are left out; both are NaN if there is no other. */
export function extent(y: Float64Array): { min: number; max: number } {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < y.length; at++) {
    const value = y[at] as number;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min > max ? { min: Number.NaN, max: Number.NaN } : { min, max };
}

/**
 * dy/dx at each sample: parabolas through three neighbors, which are exact for second order on any axis; straight lines
 * at the ends.
 */
export function derivative(x: Float64Array, y: Float64Array): Float64Array {
  const slopes = new Float64Array(y.length);
  const last = y.length - 1;
  const slope = (at: number): number =>
    ((y[at + 1] as number) - (y[at] as number)) / ((x[at + 1] as number) - (x[at] as number));
  if (last < 1) return slopes.fill(0);
  for (let at = 1; at < last; at++) {
    const before = (x[at] as number) - (x[at - 1] as number);
    const after = (x[at + 1] as number) - (x[at] as number);
    slopes[at] = (slope(at - 1) * after + slope(at) * before) / (before + after);
  }
  slopes[0] = slope(0);
  slopes[last] = slope(last - 1);
  return slopes;
}

export interface Statistics {
  readonly min: number;
  readonly max: number;
  readonly peakToPeak: number;
  readonly average: number;
  readonly rms: number;
}

/** Statistics of the real part within the range, ends interpolated. Null where the waveform has nothing there. */
export function statistics(waveform: Waveform, range: Range): Statistics | null {
  const part = sliceWaveform(waveform, range);
  if (!part) return null;
  const x = part.axis.values;
  const { min, max } = extent(part.re);
  return { min, max, peakToPeak: max - min, average: average(x, part.re), rms: rootMeanSquare(x, part.re) };
}
