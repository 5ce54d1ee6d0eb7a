// Checks on the server: each in a worker thread of its own, one at once, with a limit of time and of memory.

import type { CheckBoardFile } from "@/lib/server/dfm/check-board-file";
import type { DfmJob, DfmJobAnswer } from "@/lib/server/dfm/dfm-worker-messages";
import { createOneShotQueue, type OneShotSettings } from "@/lib/server/one-shot-worker";
import { startWorkerThread } from "@/lib/server/worker-thread";

const DEFAULTS: OneShotSettings = {
  maxRunning: 1,
  maxWaiting: 10,
  timeoutMs: 60_000,
  maxHeapMb: 1536,
  maxBufferMb: 1536,
  start: (options) => startWorkerThread("dfm-worker", options),
};

export function createDfmChecker(settings: Partial<OneShotSettings> = {}): CheckBoardFile {
  const ask = createOneShotQueue<DfmJob, DfmJobAnswer>({ ...DEFAULTS, ...settings });
  return (bytes, { fileName, order }) => ask((maxBufferBytes) => ({ bytes, fileName, order, maxBufferBytes }));
}
