// Reading boards on the server: each in a worker thread of its own, two at once, with a limit of time and of memory.

import type { Result } from "@/lib/base/result";
import type { BoardAnswer, BoardJob } from "@/lib/server/gerber/board-worker-messages";
import { createOneShotQueue, type OneShotSettings } from "@/lib/server/one-shot-worker";
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

const DEFAULTS: OneShotSettings = {
  maxRunning: 2,
  maxWaiting: 20,
  timeoutMs: 60_000,
  // The largest set of the corpus (12 layers, 19 MB) needs 48.
  maxHeapMb: 256,
  // For two boards of the corpus the process then grew by 76 and 113 MB instead of 112 and 146, without a measurable
  // loss of time.
  maxYoungMb: 3,
  maxBufferMb: 256,
  start: (options) => startWorkerThread("board-worker", options),
};

/** Default appearance of a board. */
const DEFAULT_COLORS: PictureColors = boardPalette(PLAIN_APPEARANCE);

export function createBoardReader(settings: Partial<OneShotSettings> = {}): ReadBoardInWorker {
  const ask = createOneShotQueue<BoardJob, BoardAnswer>({ ...DEFAULTS, ...settings });
  return (bytes, options = {}) =>
    ask((maxBufferBytes) => ({ bytes, options: { colors: DEFAULT_COLORS, ...options }, maxBufferBytes }));
}
