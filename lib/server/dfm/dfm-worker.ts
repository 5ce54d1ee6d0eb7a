// The server's worker thread for checks: reads one upload, checks it once and ends; heap and time are limited from outside.

import { parentPort } from "node:worker_threads";
import { err, ok } from "@/lib/base/result";
import { checkBoard } from "@/lib/core/dfm/check";
import { detailPictures } from "@/lib/core/dfm/pictures/detail-pictures";
import type { Outline } from "@/lib/core/board/outline";
import { type Contour, flatten } from "@/lib/core/geometry/contour";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import type { DfmJob, DfmJobAnswer } from "@/lib/server/dfm/dfm-worker-messages";
import { codeOfThrown, readUpload } from "@/lib/workers/archive/read-upload";

/** A panel of many boards is shown by its first; nobody counts them in a picture of a hand's width. */
const MAX_LINES = 200;
const MAX_POINTS = 400;

function toPolyline(contour: Contour): number[] {
  const points = flatten(contour);
  const step = Math.max(1, Math.ceil(points.length / 2 / MAX_POINTS));
  const line: number[] = [];
  for (let at = 0; at < points.length; at += 2 * step) {
    line.push(Math.round((points[at] ?? 0) * 1000) / 1000, Math.round((points[at + 1] ?? 0) * 1000) / 1000);
  }
  return line;
}

/** A board's edges as plain polylines, short enough to be stored and drawn in a report. */
function outlineLines({ boards }: Pick<Outline, "boards">): number[][] {
  return boards
    .flatMap(({ edge, cutouts }) => [edge, ...cutouts])
    .slice(0, MAX_LINES)
    .map(toPolyline);
}

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
