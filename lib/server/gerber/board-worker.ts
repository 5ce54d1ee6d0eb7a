// The server's worker thread: opens one upload and answers once; its heap and its time are limited from outside.

import { parentPort } from "node:worker_threads";
import { err } from "@/lib/base/result";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import type { BoardAnswer, BoardJob } from "@/lib/server/gerber/board-worker-messages";
import { openBoard } from "@/lib/workers/gerber/open-board";
import { codeOfThrown } from "@/lib/workers/archive/read-upload";

// A thread's heap limit leaves out the buffers of typed arrays, so they are looked at between files.
function checkBuffers(maxBufferBytes: number): void {
  if (process.memoryUsage().arrayBuffers > maxBufferBytes) throw new RangeError("buffers over the limit");
}

async function work({ bytes, options, maxBufferBytes }: BoardJob): Promise<BoardAnswer> {
  try {
    const onProgress = () => checkBuffers(maxBufferBytes);
    return await openBoard(bytes, options, { loadRar: loadRarFromPackage, onProgress });
  } catch (cause) {
    return err(codeOfThrown(cause), { reason: String(cause) });
  }
}

parentPort?.once("message", (job: BoardJob) => {
  void work(job).then((answer) => parentPort?.postMessage(answer));
});
