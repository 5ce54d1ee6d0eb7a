// The server's worker thread for checks: reads one upload, checks it once and ends; heap and time are limited from outside.

import { parentPort } from "node:worker_threads";
import { err, ok } from "@/lib/base/result";
import { checkBoard } from "@/lib/core/dfm/check";
import { detailPictures } from "@/lib/core/dfm/pictures/detail-pictures";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import type { DfmJob, DfmJobAnswer } from "@/lib/server/dfm/dfm-worker-messages";
import { outlineLines } from "@/lib/server/dfm/outline-lines";
import { codeOfThrown, readUpload } from "@/lib/workers/archive/read-upload";

// A thread's heap limit leaves out the buffers of typed arrays, so they are looked at between files.
function checkBuffers(maxBufferBytes: number): void {
  if (process.memoryUsage().arrayBuffers > maxBufferBytes) throw new RangeError("buffers over the limit");
}

async function work({ bytes, fileName, order, maxBufferBytes }: DfmJob): Promise<DfmJobAnswer> {
  try {
    const onProgress = () => checkBuffers(maxBufferBytes);
    const read = await readUpload(bytes, { fileName }, { loadRar: loadRarFromPackage, onProgress });
    if (!read.ok) return read;
    const { board } = read.value;
    const report = checkBoard(board, order);
    return ok({ report, outline: outlineLines(board.outline), pictures: detailPictures(board, report.findings) });
  } catch (cause) {
    return err(codeOfThrown(cause), { reason: String(cause) });
  }
}

parentPort?.once("message", (job: DfmJob) => {
  void work(job).then((answer) => parentPort?.postMessage(answer));
});
