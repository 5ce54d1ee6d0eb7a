// Two cursors on an axis: values of waveforms there, their differences, and steps to places of interest.

import { indexAtOrBefore, valueAt } from "@/lib/core/waveform/interpolate";
import { crossings } from "@/lib/core/waveform/measure/crossings";
import { extent } from "@/lib/core/waveform/measure/statistics";
import type { Waveform } from "@/lib/core/waveform/waveform";

export interface CursorReading {
  readonly a: number;
  readonly b: number;
  /** b - a. */
  readonly difference: number;
  /** Difference divided by the distance of the cursors; NaN at one place. */
  readonly slope: number;
}

/** By straight lines between real samples; NaN outside of the axis. */
export function readCursors(waveform: Waveform, a: number, b: number): CursorReading {
  const at = (x: number): number => valueAt(waveform.axis.values, waveform.re, x);
  const difference = at(b) - at(a);
  return { a: at(a), b: at(b), difference, slope: a === b ? Number.NaN : difference / (b - a) };
}

export type CursorStep = "sample" | "peak" | "crossing";

function isPeak(y: Float64Array, at: number): boolean {
  const [before, value, after] = [y[at - 1], y[at], y[at + 1]];
  if (before === undefined || value === undefined || after === undefined) return false;
  return (value > before && value >= after) || (value < before && value <= after);
}

/** Next sample, peak, or crossing of the middle between the extremes. The same place if there is none. */
export function stepCursor(waveform: Waveform, x: number, direction: 1 | -1, step: CursorStep): number {
  const { values } = waveform.axis;
  const { re } = waveform;
  if (step === "crossing") {
    const { min, max } = extent(re);
    const places = crossings(values, re, (min + max) / 2).map((crossing) => crossing.x);
    const next = direction > 0 ? places.find((place) => place > x) : places.findLast((place) => place < x);
    return next ?? x;
  }
  const before = indexAtOrBefore(values, x);
  let at = direction > 0 ? before + 1 : values[before] === x ? before - 1 : before;
  while (step === "peak" && at >= 0 && at < values.length && !isPeak(re, at)) at += direction;
  return values[at] ?? x;
}
