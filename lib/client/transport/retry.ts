// Retries of requests that can be repeated safely.

import { ApiError } from "@/lib/client/transport/api-error";

export const MAX_TRIES = 3;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8000;
const PASSING_STATUS: readonly number[] = [429, 502, 503, 504];

export interface RetryClock {
  /** Rejects with the signal's reason when it is cancelled. */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 up to 1. */
  random: () => number;
}

export const BROWSER_CLOCK: RetryClock = {
  random: Math.random,
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const onAbort = () => {
        clearTimeout(timer);
        reject(new ApiError("CANCELLED", "", { kind: "cancelled", cause: signal?.reason }));
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", onAbort);
        resolve();
      }, milliseconds);
      if (signal?.aborted) onAbort();
      else signal?.addEventListener("abort", onAbort, { once: true });
    }),
};

/**
 * Milliseconds before attempt `tries + 1`; null for no further attempt. Full jitter below a bound that doubles from 0.5
 * to 8 s, never sooner than the server asked; beyond 8 s the user is told instead.
 */
export function delayBeforeRetry(error: unknown, tries: number, random: number): number | null {
  if (!(error instanceof ApiError) || tries >= MAX_TRIES || !isPassing(error)) return null;
  const bound = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
  const retryAfterMs = error.retryAfterMs ?? 0;
  return retryAfterMs > MAX_DELAY_MS ? null : Math.max(retryAfterMs, random * bound);
}

/** A timeout has already taken three minutes, so it is not retried. */
function isPassing(error: ApiError): boolean {
  if (error.kind === "refused") return error.code === "IN_PROGRESS";
  if (error.kind !== "transport" || error.code === "TIMEOUT" || error.code === "MALFORMED_ANSWER") return false;
  return error.status === null || PASSING_STATUS.includes(error.status);
}

export async function withRetries<T>(
  attempt: () => Promise<T>,
  { clock, signal, mayRetry }: { clock: RetryClock; signal?: AbortSignal; mayRetry: boolean },
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = mayRetry ? delayBeforeRetry(error, tries, clock.random()) : null;
      if (delay === null) throw error;
      await clock.wait(delay, signal);
    }
  }
}
