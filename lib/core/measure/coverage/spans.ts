// Intervals of a row that are dark.

/** Dark intervals of a row: from, to, from, to … in ascending order, mm. */
export type Spans = number[];

/** Total length of all intervals, mm. */
export function lengthOf(spans: Spans): number {
  let sum = 0;
  for (let k = 0; k < spans.length; k += 2) sum += (spans[k + 1] ?? 0) - (spans[k] ?? 0);
  return sum;
}

/** Total length of the intersection of several rows, mm. */
export function commonLength(rows: readonly Spans[]): number {
  const at = rows.map(() => 0);
  for (let sum = 0; ;) {
    let from = -Infinity;
    let to = Infinity;
    let first = 0;
    for (let k = 0; k < rows.length; k++) {
      const spans = rows[k] ?? [];
      const place = at[k] ?? 0;
      if (place >= spans.length) return sum;
      from = Math.max(from, spans[place] ?? 0);
      const end = spans[place + 1] ?? 0;
      if (end >= to) continue;
      to = end;
      first = k;
    }
    if (to > from) sum += to - from;
    at[first] = (at[first] ?? 0) + 2;
  }
}

/** The intervals between `from` and `to` that are not covered. */
export function freeSpans(spans: Spans, from: number, to: number): Spans {
  const out: Spans = [];
  let at = from;
  for (let k = 0; k < spans.length && at < to; k += 2) {
    const start = spans[k] ?? 0;
    if (start > at) out.push(at, Math.min(start, to));
    at = Math.max(at, spans[k + 1] ?? 0);
  }
  if (at < to) out.push(at, to);
  return out;
}

export function paint(target: Spans, spans: Spans, isDark: boolean): void {
  for (let k = 0; k < spans.length; k += 2) (isDark ? unite : subtract)(target, spans[k] ?? 0, spans[k + 1] ?? 0);
}

/** The first interval that ends at `x` or beyond. */
function stretchAt(spans: Spans, x: number): number {
  let low = 0;
  let high = spans.length / 2;
  while (low < high) {
    const center = (low + high) >> 1;
    if ((spans[2 * center + 1] ?? 0) < x) low = center + 1;
    else high = center;
  }
  return 2 * low;
}

export function unite(spans: Spans, from: number, to: number): void {
  const last = spans[spans.length - 1];
  // Most objects are drawn from left to right.
  if (last === undefined || from > last) {
    spans.push(from, to);
    return;
  }
  const first = stretchAt(spans, from);
  let end = first;
  while (end < spans.length && (spans[end] ?? 0) <= to) end += 2;
  const low = end > first ? Math.min(from, spans[first] ?? from) : from;
  const high = end > first ? Math.max(to, spans[end - 1] ?? to) : to;
  spans.splice(first, end - first, low, high);
}

export function subtract(spans: Spans, from: number, to: number): void {
  const first = stretchAt(spans, from);
  let end = first;
  while (end < spans.length && (spans[end] ?? 0) < to) end += 2;
  if (end === first) return;
  const rest: number[] = [];
  const [low = from, high = to] = [spans[first], spans[end - 1]];
  if (low < from) rest.push(low, from);
  if (high > to) rest.push(to, high);
  spans.splice(first, end - first, ...rest);
}
