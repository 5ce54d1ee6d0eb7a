// The hour in which a page is made.

const HOUR_MS = 3_600_000;

/** To the hour: promised dates and prices change only on one, and the page stays the same in between. */
export function wholeHour(): number {
  return Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
}
