// Reading drawings that are published: each in a worker thread of its own, with a limit of time and of memory.

import type { Err, Ok, Result } from "@/lib/base/result";
import { createOneShotQueue, type OneShotSettings } from "@/lib/server/one-shot-worker";
import { startWorkerThread } from "@/lib/server/worker-thread";
import type { DrawingJob, DrawingReading } from "./drawing-reading";

export type DrawingAnswer = Ok<DrawingReading> | Err<"PARSE_FAILED" | "PARSE_TOO_LARGE">;
/** TOO_MANY_REQUESTS: so many drawings wait for their turn that one more would only hold memory. */
export type DrawingCode = "PARSE_FAILED" | "PARSE_TIMEOUT" | "PARSE_TOO_LARGE" | "TOO_MANY_REQUESTS";
export type ReadDrawing = (job: DrawingJob) => Promise<Result<DrawingReading, DrawingCode>>;

const DEFAULTS: OneShotSettings = {
  maxRunning: 2,
  maxWaiting: 20,
  timeoutMs: 30_000,
  maxHeapMb: 768,
  maxBufferMb: 64,
  start: (options) => startWorkerThread("drawing-worker", options),
};

export function createDrawingReader(settings: Partial<OneShotSettings> = {}): ReadDrawing {
  const ask = createOneShotQueue<DrawingJob & { maxBufferBytes: number }, DrawingAnswer>({ ...DEFAULTS, ...settings });
  return (job) => ask((maxBufferBytes) => ({ ...job, maxBufferBytes }));
}
