// Points of a trace for a picture of some width: samples themselves where they are few, else four points for each column
// of pixels (first, extremes, last), which draw the same pixels as all samples do.

import { indexAfter, indexAtOrBefore } from "@/lib/core/waveform/interpolate";
import { extremesOf, type Pyramid } from "@/lib/core/waveform/plot/pyramid";
import { fromShare, toShare, type Scale } from "@/lib/core/waveform/plot/scale";

export interface TracePoints {
  /** Pixels from the left. */
  readonly x: Float64Array;
  /** Values of the samples; NaN breaks the line. */
  readonly y: Float64Array;
  readonly length: number;
}

/** Below this many samples for each pixel all samples are drawn. */
const DENSE = 4;

function plainPoints(axis: Float64Array, samples: Float64Array, scale: Scale, width: number, span: [number, number]) {
  const [start, end] = span;
  const length = Math.max(0, end - start);
  const [x, y] = [new Float64Array(length), new Float64Array(length)];
  for (let at = 0; at < length; at++) {
    x[at] = toShare(scale, axis[start + at] as number) * width;
    y[at] = samples[start + at] as number;
  }
  return { x, y, length };
}

/** One neighbor on each side of the scale is included, so that lines reach the edges. */
export function tracePoints(axis: Float64Array, pyramid: Pyramid, scale: Scale, width: number): TracePoints {
  const { samples } = pyramid;
  const start = Math.max(0, indexAtOrBefore(axis, scale.from));
  const end = Math.min(samples.length, indexAtOrBefore(axis, scale.to) + 2);
  // A value of 0 or below has no place on a logarithmic scale.
  const first = scale.isLog && (axis[start] ?? 1) <= 0 ? indexAtOrBefore(axis, 0) + 1 : start;
  if (end - first <= DENSE * width) return plainPoints(axis, samples, scale, width, [first, end]);
  const columns = Math.ceil(width);
  const [x, y] = [new Float64Array(columns * 4), new Float64Array(columns * 4)];
  const extremes = { min: 0, max: 0 };
  let length = 0;
  let from = first;
  for (let column = 0; column < columns && from < end; column++) {
    const isLast = column === columns - 1;
    const edge = fromShare(scale, (column + 1) / width);
    if (!isLast && (axis[from] as number) > edge) continue;
    const to = isLast ? end : Math.min(end, indexAfter(axis, edge, from) + 1);
    extremesOf(pyramid, from, to, extremes);
    const isGap = extremes.min > extremes.max;
    const { min, max } = isGap ? { min: Number.NaN, max: Number.NaN } : extremes;
    const [before, after] = [samples[from] as number, samples[to - 1] as number];
    // A falling curve meets its greatest sample first: a line that went back would fill the gaps of its dashes.
    const inner = before > after ? [max, min] : [min, max];
    for (const value of [Number.isNaN(before) ? min : before, ...inner, Number.isNaN(after) ? max : after]) {
      [x[length], y[length]] = [column + 0.5, value];
      length++;
    }
    from = to;
  }
  return { x, y, length };
}
