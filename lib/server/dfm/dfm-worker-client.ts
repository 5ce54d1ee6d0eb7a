// Checks on the server: each in a worker thread of its own, one at once, with a limit of time and of memory.

import type { Worker, WorkerOptions } from "node:worker_threads";
import { err } from "@/lib/base/result";
import type { CheckBoardFile } from "@/lib/server/dfm/check-board-file";
import type { DfmJob, DfmJobAnswer } from "@/lib/server/dfm/dfm-worker-messages";
import { createSemaphore } from "@/lib/server/gerber/semaphore";
import { boardLimits, runOneShot } from "@/lib/server/one-shot-worker";
import { startWorkerThread } from "@/lib/server/worker-thread";

export type DfmCheckerSettings = {
  maxRunning: number;
  maxWaiting: number;
  timeoutMs: number;
  maxHeapMb: number;
  /** Typed arrays outside the heap. */
  maxBufferMb: number;
  start: (options: WorkerOptions) => Worker;
};

const DEFAULTS: DfmCheckerSettings = {
  maxRunning: 1,
  maxWaiting: 10,
  timeoutMs: 60_000,
  maxHeapMb: 1536,
  maxBufferMb: 1536,
  start: (options) => startWorkerThread("dfm-worker", options),
};

/** The queue belongs to what is returned; a process makes one and keeps it. TOO_MANY_REQUESTS when it is full. */
export function createDfmChecker(settings: Partial<DfmCheckerSettings> = {}): CheckBoardFile {
  const all = { ...DEFAULTS, ...settings };
  const semaphore = createSemaphore(all);
  return async (bytes, { fileName, order }) => {
    const job: DfmJob = { bytes, fileName, order, maxBufferBytes: all.maxBufferMb * 2 ** 20 };
    return (await semaphore.run(() => runJob(job, all))) ?? err("TOO_MANY_REQUESTS");
  };
}

function runJob(job: DfmJob, { start, timeoutMs, maxHeapMb }: DfmCheckerSettings): Promise<DfmJobAnswer> {
  return runOneShot<DfmJob, DfmJobAnswer>(start({ resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } }), {
    job,
    ...boardLimits(timeoutMs),
  });
}
