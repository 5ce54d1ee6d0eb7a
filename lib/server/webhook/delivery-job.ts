// The job of a delivery, and when a failed attempt is repeated.

export const DELIVERY_JOB = "webhook.deliver";

/** Lane of an endpoint's jobs: a slow one waits for its own turn, not for everybody's. */
export const laneOf = (endpointId: string): string => `webhook:${endpointId}`;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses between attempts as Standard Webhooks recommends them: ten attempts within 71.6 hours. */
export const PAUSES_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  16 * HOUR,
  24 * HOUR,
];

/** When attempt `attempt` + 1 is due after attempt `attempt` (from 1) failed; null after the last. `random` is in [0, 1). */
export function nextAttempt(attempt: number, now: Date, random: number): Date | null {
  const pause = PAUSES_MS[attempt - 1];
  // Jobs that failed together do not come back together: up to a tenth earlier.
  return pause === undefined ? null : new Date(now.getTime() + Math.round(pause * (1 - random / 10)));
}
