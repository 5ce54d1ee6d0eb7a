// Reading designs on the server: each in a worker thread of its own, with a limit of time and of memory.

import type { Result } from "@/lib/base/result";
import { createOneShotQueue, type OneShotSettings } from "@/lib/server/one-shot-worker";
import { startWorkerThread } from "@/lib/server/worker-thread";
import type { OpenDesignCode } from "@/lib/workers/schematic/open-design";
import type { ImportJob, ImportWorkerAnswer, ReadDesign } from "./import-worker-messages";

/** TOO_MANY_REQUESTS: so many uploads wait for their turn that one more would only hold memory. */
export type ReadDesignCode =
  OpenDesignCode | "PARSE_FAILED" | "PARSE_TIMEOUT" | "PARSE_TOO_LARGE" | "TOO_MANY_REQUESTS";
export type ReadDesignFile = (upload: Omit<ImportJob, "maxBufferBytes">) => Promise<Result<ReadDesign, ReadDesignCode>>;

const DEFAULTS: OneShotSettings = {
  maxRunning: 1,
  maxWaiting: 10,
  timeoutMs: 60_000,
  maxHeapMb: 512,
  maxBufferMb: 256,
  start: (options) => startWorkerThread("import-worker", options),
};

export function createDesignReader(settings: Partial<OneShotSettings> = {}): ReadDesignFile {
  const ask = createOneShotQueue<ImportJob, ImportWorkerAnswer>({ ...DEFAULTS, ...settings });
  return (upload) => ask((maxBufferBytes) => ({ ...upload, maxBufferBytes }));
}
