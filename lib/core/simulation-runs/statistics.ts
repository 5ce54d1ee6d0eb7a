// Statistics of measured values over the runs of a series.

export interface Summary {
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  /** Standard deviation of a sample, with n - 1; 0 for a single value. */
  readonly deviation: number;
}

/** Null without values. Two passes: the differences of large equal values keep their digits. */
export function summaryOf(values: readonly number[]): Summary | null {
  const count = values.length;
  if (count === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = count > 1 ? Math.sqrt(squares / (count - 1)) : 0;
  const min = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const max = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  return { count, min, max, mean, deviation };
}

export interface HistogramBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MAX_BINS = 30;

/** Bins of equal width, as many as the root of the number of values; one bin for equal values. */
export function histogramOf(values: readonly number[]): HistogramBin[] {
  const summary = summaryOf(values);
  if (!summary) return [];
  const { min, max, count } = summary;
  if (!(max > min)) return [{ from: min, to: max, count }];
  const bins = Math.min(MAX_BINS, Math.max(1, Math.ceil(Math.sqrt(count))));
  const width = (max - min) / bins;
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    const at = Math.min(bins - 1, Math.floor((value - min) / width));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((found, at) => ({ from: min + at * width, to: min + (at + 1) * width, count: found }));
}

/** Share of the values within both limits, ends included; null without values. */
export function yieldOf(
  values: readonly number[],
  { lower, upper }: { readonly lower: number | null; readonly upper: number | null },
): number | null {
  if (values.length === 0) return null;
  const good = values.filter((value) => (lower === null || value >= lower) && (upper === null || value <= upper));
  return good.length / values.length;
}
