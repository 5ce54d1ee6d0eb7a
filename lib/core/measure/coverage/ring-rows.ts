// Cuts rings of points at heights: the intervals that the non-zero rule fills in each row.

import type { Spans } from "@/lib/core/measure/coverage/spans";

/** Contiguous rows from `first` on; their content must not be changed. */
export type RowSpans = { first: number; rows: readonly Spans[] };

/**
 * The intervals filled by the non-zero rule, row by row. Plain columns of numbers, because it runs for every object of
 * a layer.
 */
export function spansOf(rings: readonly Float64Array[], ys: Float64Array, dx: number, dy: number): RowSpans {
  const [first, end] = rowsMet(rings, ys, dy);
  const crossings: Crossings[] = Array.from({ length: end - first }, () => []);
  if (end > first) for (const ring of rings) addCrossings(crossings, ring, { ys, dx, dy, first, end });
  return { first, rows: crossings.map(filled) };
}

/** The first row that rings meet, and the one after the last. */
export function rowsMet(rings: readonly Float64Array[], ys: Float64Array, dy: number): [first: number, end: number] {
  let low = Infinity;
  let high = -Infinity;
  for (const ring of rings) {
    for (let k = 1; k < ring.length; k += 2) {
      const y = (ring[k] ?? 0) + dy;
      if (y < low) low = y;
      if (y > high) high = y;
    }
  }
  const first = firstFrom(ys, low, 0, ys.length);
  return [first, firstFrom(ys, high, first, ys.length)];
}

/** Positions at which edges cross a row, with 1 or -1 for ascending or descending: two numbers per crossing. */
type Crossings = number[];

type Rows = { ys: Float64Array; dx: number; dy: number; first: number; end: number };

function addCrossings(crossings: Crossings[], ring: Float64Array, { ys, dx, dy, first, end }: Rows): void {
  for (let k = 0; k < ring.length; k += 2) {
    const next = k + 2 < ring.length ? k + 2 : 0;
    const x0 = (ring[k] ?? 0) + dx;
    const y0 = (ring[k + 1] ?? 0) + dy;
    const x1 = (ring[next] ?? 0) + dx;
    const y1 = (ring[next + 1] ?? 0) + dy;
    if (y0 === y1) continue;
    const high = Math.max(y0, y1);
    for (let row = firstFrom(ys, Math.min(y0, y1), first, end); row < end; row++) {
      const y = ys[row] ?? 0;
      if (y >= high) break;
      crossings[row - first]?.push(x0 + ((x1 - x0) * (y - y0)) / (y1 - y0), y1 > y0 ? 1 : -1);
    }
  }
}

/** Up to this number, crossings are sorted in place. */
const FEW = 16;

function inOrder(crossings: Crossings): Crossings {
  if (crossings.length <= 2 * FEW) {
    for (let k = 2; k < crossings.length; k += 2) {
      const x = crossings[k] ?? 0;
      const turn = crossings[k + 1] ?? 0;
      let at = k;
      for (; at > 0 && (crossings[at - 2] ?? 0) > x; at -= 2) {
        crossings[at] = crossings[at - 2] ?? 0;
        crossings[at + 1] = crossings[at - 1] ?? 0;
      }
      crossings[at] = x;
      crossings[at + 1] = turn;
    }
    return crossings;
  }
  const order = Array.from({ length: crossings.length / 2 }, (_, k) => 2 * k);
  order.sort((a, b) => (crossings[a] ?? 0) - (crossings[b] ?? 0));
  return order.flatMap((k) => [crossings[k] ?? 0, crossings[k + 1] ?? 0]);
}

function filled(crossings: Crossings): Spans {
  const spans: Spans = [];
  const sorted = inOrder(crossings);
  let winding = 0;
  let from = 0;
  for (let k = 0; k < sorted.length; k += 2) {
    const x = sorted[k] ?? 0;
    if (winding === 0) from = x;
    winding += sorted[k + 1] ?? 0;
    if (winding !== 0 || x <= from) continue;
    // Intervals are added from left to right: one that begins at the end of the last extends it.
    if (spans.at(-1) === from) spans[spans.length - 1] = x;
    else spans.push(from, x);
  }
  return spans;
}

/** Index of the first number from `first` up to `end` that is not below `y`; the numbers ascend. */
export function firstFrom(ys: Float64Array, y: number, first: number, end: number): number {
  let low = first;
  let high = end;
  while (low < high) {
    const center = (low + high) >> 1;
    if ((ys[center] ?? 0) < y) low = center + 1;
    else high = center;
  }
  return low;
}
