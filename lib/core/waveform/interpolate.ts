// Values between samples, and waveforms on another axis. All straight lines between neighbors.

import { err, ok, type Result } from "@/lib/base/result";
import type { Axis, Range, Waveform } from "@/lib/core/waveform/waveform";

/** Index of the last value that is at most `x`; -1 if all are greater. */
export function indexAtOrBefore(values: Float64Array, x: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] as number) <= x) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** As `indexAtOrBefore` for a result that is at least `start` and near to it: memory far away is not read. */
export function indexAfter(values: Float64Array, x: number, start: number): number {
  let [low, reach] = [start, 1];
  while (low + reach < values.length && (values[low + reach] as number) <= x) {
    low += reach;
    reach *= 2;
  }
  let high = Math.min(values.length, low + reach);
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((values[middle] as number) <= x) low = middle;
    else high = middle;
  }
  return low;
}

/** NaN outside of the axis. */
export function valueAt(values: Float64Array, samples: Float64Array, x: number): number {
  const at = indexAtOrBefore(values, x);
  if (at < 0) return Number.NaN;
  const [x0, y0] = [values[at] as number, samples[at] as number];
  if (x === x0) return y0;
  if (at === values.length - 1) return Number.NaN;
  const [x1, y1] = [values[at + 1] as number, samples[at + 1] as number];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Samples at increasing places; NaN outside of the axis. One pass over both. */
export function samplesAt(values: Float64Array, samples: Float64Array, places: Float64Array): Float64Array {
  const taken = new Float64Array(places.length).fill(Number.NaN);
  const last = values.length - 1;
  let at = 0;
  for (let to = 0; to < places.length; to++) {
    const x = places[to] as number;
    while (at < last && (values[at + 1] as number) <= x) at++;
    const x0 = values[at] as number;
    if (x < x0) continue;
    const y0 = samples[at] as number;
    if (x === x0) taken[to] = y0;
    else if (at < last) {
      const [x1, y1] = [values[at + 1] as number, samples[at + 1] as number];
      taken[to] = y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    }
  }
  return taken;
}

export function onAxis(waveform: Waveform, axis: Axis): Waveform {
  const { values } = waveform.axis;
  const re = samplesAt(values, waveform.re, axis.values);
  if (!waveform.im) return { ...waveform, axis, re };
  return { ...waveform, axis, re, im: samplesAt(values, waveform.im, axis.values) };
}

export type JoinFailure = "axisMismatch" | "noOverlap";

const isSame = (a: Float64Array, b: Float64Array): boolean =>
  a === b || (a.length === b.length && a.every((value, at) => value === b[at]));

/** All values of both axes within the range that both have. Fails for axes of different quantities. */
export function joinAxes(a: Axis, b: Axis): Result<Axis, JoinFailure> {
  if (a.kind !== b.kind) return err("axisMismatch");
  if (isSame(a.values, b.values)) return ok(a);
  const from = Math.max(a.values[0] ?? 0, b.values[0] ?? 0);
  const to = Math.min(a.values.at(-1) ?? 0, b.values.at(-1) ?? 0);
  if (from > to) return err("noOverlap");
  const joined = new Float64Array(a.values.length + b.values.length);
  let [i, j, length] = [0, 0, 0];
  while (i < a.values.length || j < b.values.length) {
    const [x, y] = [a.values[i] ?? Number.POSITIVE_INFINITY, b.values[j] ?? Number.POSITIVE_INFINITY];
    const next = Math.min(x, y);
    if (x === next) i++;
    if (y === next) j++;
    if (next >= from && next <= to) joined[length++] = next;
  }
  return ok({ ...a, values: joined.slice(0, length) });
}

/**
 * The part of the range that the waveform has, with interpolated samples at both ends. Null if that is nothing.
 */
export function sliceWaveform(waveform: Waveform, range: Range): Waveform | null {
  const { values } = waveform.axis;
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [Math.max(range.from, first), Math.min(range.to, last)];
  if (!(from <= to)) return null;
  if (from === first && to === last) return waveform;
  const inner = values.subarray(indexAtOrBefore(values, from) + 1, indexAtOrBefore(values, to) + 1);
  const hasEnd = (inner.at(-1) ?? from) === to;
  const places = new Float64Array(inner.length + (hasEnd ? 1 : 2));
  places[0] = from;
  places.set(inner, 1);
  places[places.length - 1] = to;
  return onAxis(waveform, { ...waveform.axis, values: places });
}
