// Percentiles of durations that were counted in buckets.

/** Upper limits of the buckets in milliseconds; what is longer is in one more. */
export const BUCKETS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000] as const;

export const bucketOf = (milliseconds: number): number => {
  const at = BUCKETS_MS.findIndex((limit) => milliseconds <= limit);
  return at === -1 ? BUCKETS_MS.length : at;
};

/**
 * The duration in milliseconds below which `share` (0 to 1) of the counted calls lie, interpolated within its bucket as
 * Prometheus' `histogram_quantile` does; the last limit where it lies beyond, 0 without calls.
 */
export function percentileOf(counts: readonly number[], share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  const rank = share * total;
  let below = 0;
  for (const [at, limit] of BUCKETS_MS.entries()) {
    const count = counts[at] ?? 0;
    const from = BUCKETS_MS[at - 1] ?? 0;
    if (count > 0 && below + count >= rank) return from + (limit - from) * ((rank - below) / count);
    below += count;
  }
  return BUCKETS_MS.at(-1) ?? 0;
}
