const HOUR_MS = 3_600_000;

/**
 * Rounds the time down to the hour: promised dates and prices change only then, so the page stays the same in between.
 */
export function wholeHour(): number {
  return Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
}
