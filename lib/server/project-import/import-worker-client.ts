// Reading designs on the server: each in a worker thread of its own, with a limit of time and of memory.

import type { Worker, WorkerOptions } from "node:worker_threads";
import { err, type Result } from "@/lib/base/result";
import { createSemaphore } from "@/lib/server/gerber/semaphore";
import { boardLimits, runOneShot } from "@/lib/server/one-shot-worker";
import { startWorkerThread } from "@/lib/server/worker-thread";
import type { OpenDesignCode } from "@/lib/workers/schematic/open-design";
import type { ImportJob, ImportWorkerAnswer, ReadDesign } from "./import-worker-messages";

/** TOO_MANY_REQUESTS: so many uploads wait for their turn that one more would only hold memory. */
export type ReadDesignCode =
  OpenDesignCode | "PARSE_FAILED" | "PARSE_TIMEOUT" | "PARSE_TOO_LARGE" | "TOO_MANY_REQUESTS";
export type ReadDesignFile = (upload: Omit<ImportJob, "maxBufferBytes">) => Promise<Result<ReadDesign, ReadDesignCode>>;

export interface DesignReaderSettings {
  maxRunning: number;
  maxWaiting: number;
  timeoutMs: number;
  maxHeapMb: number;
  /** Typed arrays outside the heap. */
  maxBufferMb: number;
  start: (options: WorkerOptions) => Worker;
}

const DEFAULTS: DesignReaderSettings = {
  maxRunning: 1,
  maxWaiting: 10,
  timeoutMs: 60_000,
  maxHeapMb: 512,
  maxBufferMb: 256,
  start: (options) => startWorkerThread("import-worker", options),
};

/** The queue belongs to what is returned; a process makes one and keeps it. */
export function createDesignReader(settings: Partial<DesignReaderSettings> = {}): ReadDesignFile {
  const { start, timeoutMs, maxHeapMb, maxBufferMb, ...places } = { ...DEFAULTS, ...settings };
  const semaphore = createSemaphore(places);
  const run = (job: ImportJob) =>
    runOneShot<ImportJob, ImportWorkerAnswer | ReturnType<ReturnType<typeof boardLimits>["onTimeout"]>>(
      start({ resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } }),
      { job, ...boardLimits(timeoutMs) },
    );
  return async (upload) =>
    (await semaphore.run(() => run({ ...upload, maxBufferBytes: maxBufferMb * 2 ** 20 }))) ?? err("TOO_MANY_REQUESTS");
}
