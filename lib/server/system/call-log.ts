// Durations and refusals of a process's calls, collected in memory and written with each heartbeat.

import type { Sample } from "@/lib/server/metrics";
import { BUCKETS_MS, bucketOf } from "@/lib/server/system/percentile";

export const WINDOW_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
/** A bound for what cannot be written while the database is away; routes and codes are few. */
const MAX_ENTRIES = 5_000;

export type CallWindow = { startsAt: Date; route: string; calls: number; failed: number; buckets: number[] };
export type CallError = {
  startsAt: Date;
  route: string;
  code: string;
  count: number;
  lastRequestId: string;
  lastAt: Date;
};

const startOf = (now: Date, lengthMs: number) => new Date(Math.floor(now.getTime() / lengthMs) * lengthMs);

export type CallLog = {
  observe: (sample: Sample) => void;
  /** Windows as they stand now, to replace what was written of them; errors since the last time, to be added. */
  take: () => { windows: CallWindow[]; errors: CallError[] };
  /** Puts errors back that could not be written. */
  giveBack: (errors: readonly CallError[]) => void;
};

export function createCallLog(now: () => Date = () => new Date()): CallLog {
  const windows = new Map<string, CallWindow>();
  const errors = new Map<string, CallError>();

  function addWindow({ route, status, milliseconds }: Sample): void {
    const startsAt = startOf(now(), WINDOW_MS);
    const key = `${startsAt.getTime()} ${route}`;
    const window = windows.get(key) ?? {
      startsAt,
      route,
      calls: 0,
      failed: 0,
      buckets: [...BUCKETS_MS, 0].map(() => 0),
    };
    if (!windows.has(key) && windows.size >= MAX_ENTRIES) return;
    windows.set(key, window);
    window.calls++;
    if (status >= 500) window.failed++;
    const at = bucketOf(milliseconds);
    window.buckets[at] = (window.buckets[at] ?? 0) + 1;
  }

  function addError(error: CallError): void {
    const key = `${error.startsAt.getTime()} ${error.route} ${error.code}`;
    const existing = errors.get(key);
    if (!existing && errors.size >= MAX_ENTRIES) return;
    const newest = existing && existing.lastAt > error.lastAt ? existing : error;
    errors.set(key, { ...newest, count: (existing?.count ?? 0) + error.count });
  }

  return {
    observe(sample) {
      addWindow(sample);
      if (sample.code === undefined) return;
      const at = now();
      addError({
        ...{ startsAt: startOf(at, HOUR_MS), route: sample.route, code: sample.code, count: 1 },
        ...{ lastRequestId: sample.requestId ?? "", lastAt: at },
      });
    },
    take() {
      const taken = { windows: [...windows.values()], errors: [...errors.values()] };
      errors.clear();
      // A window that is over is complete; this was its last time.
      const current = startOf(now(), WINDOW_MS);
      for (const [key, { startsAt }] of windows) if (startsAt < current) windows.delete(key);
      return taken;
    },
    giveBack: (lost) => lost.forEach(addError),
  };
}
