// The worker thread that reads one parts list, pick-and-place file or list of joints and answers once.

import { parentPort } from "node:worker_threads";
import { err } from "@/lib/base/result";
import type { TableAnswer, TableJob } from "@/lib/server/bom/table-worker-messages";
import { openBom, openJoints, openPlacements } from "@/lib/workers/bom/open-bom";

async function work(job: TableJob): Promise<TableAnswer> {
  try {
    if (job.kind === "bom") return await openBom(job.bytes, job.hints);
    return job.kind === "joints" ? await openJoints(job.bytes) : await openPlacements(job.bytes, job.board);
  } catch (cause) {
    return err(cause instanceof RangeError ? "PARSE_TOO_LARGE" : "PARSE_FAILED", { reason: String(cause) });
  }
}

parentPort?.once("message", (job: TableJob) => {
  void work(job).then((answer) => parentPort?.postMessage(answer));
});
