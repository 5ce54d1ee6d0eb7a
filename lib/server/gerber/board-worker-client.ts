// Reading boards on the server: each in a worker thread of its own, two at once, with a limit of time and of memory.

import type { Worker, WorkerOptions } from "node:worker_threads";
import { err, type Result } from "@/lib/base/result";
import type { BoardAnswer, BoardJob } from "@/lib/server/gerber/board-worker-messages";
import { createSemaphore } from "@/lib/server/gerber/semaphore";
import { boardLimits, runOneShot } from "@/lib/server/one-shot-worker";
import { startWorkerThread } from "@/lib/server/worker-thread";
import type { PictureColors } from "@/lib/core/board-view/tint";
import { boardPalette, PLAIN_APPEARANCE } from "@/lib/core/pcb/board-palette";
import type { OpenBoardOptions, OpenedBoard } from "@/lib/workers/gerber/open-board";
import type { OpenBoardCode } from "@/lib/workers/archive/read-upload";

/** TOO_MANY_REQUESTS: so many uploads wait for their turn that one more would only hold memory. */
export type BoardReadingCode = OpenBoardCode | "TOO_MANY_REQUESTS";
export type ReadBoardInWorker = (
  bytes: Uint8Array,
  options?: Partial<OpenBoardOptions>,
) => Promise<Result<OpenedBoard, BoardReadingCode>>;

export type BoardReaderSettings = {
  maxRunning: number;
  maxWaiting: number;
  timeoutMs: number;
  /** Heap of the thread; the largest set of the corpus (12 layers, 19 MB) needs 48. */
  maxHeapMb: number;
  /** Typed arrays outside the heap. */
  maxBufferMb: number;
  start: (options: WorkerOptions) => Worker;
};

const DEFAULTS: BoardReaderSettings = {
  maxRunning: 2,
  maxWaiting: 20,
  timeoutMs: 60_000,
  maxHeapMb: 256,
  maxBufferMb: 256,
  start: (options) => startWorkerThread("board-worker", options),
};

/** Default appearance of a board. */
const DEFAULT_COLORS: PictureColors = boardPalette(PLAIN_APPEARANCE);

/** The queue belongs to what is returned; a process makes one and keeps it. */
export function createBoardReader(settings: Partial<BoardReaderSettings> = {}): ReadBoardInWorker {
  const all = { ...DEFAULTS, ...settings };
  const semaphore = createSemaphore(all);
  return async (bytes, options = {}) => {
    const job = { bytes, options: { colors: DEFAULT_COLORS, ...options }, maxBufferBytes: all.maxBufferMb * 2 ** 20 };
    return (await semaphore.run(() => runJob(job, all))) ?? err("TOO_MANY_REQUESTS");
  };
}

/**
 * Young generation of the worker's heap. For two boards of the corpus the process then grew by 76 and 113 MB instead
 * of 112 and 146, without a measurable loss of time.
 */
const YOUNG_MB = 3;

function runJob(job: BoardJob, { start, timeoutMs, maxHeapMb }: BoardReaderSettings): Promise<BoardAnswer> {
  return runOneShot<BoardJob, BoardAnswer>(
    start({ resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: YOUNG_MB } }),
    {
      job,
      ...boardLimits(timeoutMs),
    },
  );
}
