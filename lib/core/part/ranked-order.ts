// All parts sorted by one number, computed once, so that a page is read from the order instead of sorted.

/** Runs of parts with the same number, ascending; `last` holds those without one. */
export interface RankedOrder {
  places: Uint32Array;
  /** Run n is `starts[n]` up to `starts[n + 1]`. */
  starts: Uint32Array;
  last: Uint32Array;
}

/** Distinct values, ascending, without NaN. */
function distinct(column: Float64Array): Float64Array {
  const sorted = column.filter((value) => !Number.isNaN(value)).sort();
  let kept = 0;
  for (const value of sorted) if (kept === 0 || sorted[kept - 1] !== value) sorted[kept++] = value;
  return sorted.slice(0, kept);
}

/** Index of `value`, which must be among them. */
function rankIn(values: Float64Array, value: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const center = (low + high) >> 1;
    if ((values[center] ?? 0) < value) low = center + 1;
    else high = center;
  }
  return low;
}

/** `column`: a number by part index, NaN if there is none. Equal ones keep the order of their indexes. */
export function rankedOrder(column: Float64Array): RankedOrder {
  const values = distinct(column);
  const ranks = Int32Array.from(column, (value) => (Number.isNaN(value) ? -1 : rankIn(values, value)));
  const starts = new Uint32Array(values.length + 1);
  for (const rank of ranks) if (rank >= 0) starts[rank + 1] = (starts[rank + 1] ?? 0) + 1;
  for (let run = 0; run < values.length; run++) starts[run + 1] = (starts[run + 1] ?? 0) + (starts[run] ?? 0);
  const next = starts.slice();
  const places = new Uint32Array(starts[values.length] ?? 0);
  const last = new Uint32Array(column.length - places.length);
  let without = 0;
  ranks.forEach((rank, place) => {
    if (rank < 0) return void (last[without++] = place);
    const at = next[rank] ?? 0;
    places[at] = place;
    next[rank] = at + 1;
  });
  return { places, starts, last };
}

/**
 * Runs in ascending or descending order, always ascending within one; parts without a number last, either way. Ends
 * when `visit` returns false.
 */
export function visitInOrder(
  { places, starts, last }: RankedOrder,
  isDescending: boolean,
  visit: (place: number) => boolean,
): void {
  const runs = starts.length - 1;
  for (let nth = 0; nth < runs; nth++) {
    const run = isDescending ? runs - 1 - nth : nth;
    const end = starts[run + 1] ?? 0;
    for (let at = starts[run] ?? 0; at < end; at++) if (!visit(places[at] ?? 0)) return;
  }
  for (const place of last) if (!visit(place)) return;
}
