// The worker thread that reads one parts list or pick-and-place file and answers once.

import { parentPort } from "node:worker_threads";
import { err } from "@/lib/base/result";
import type { TableAnswer, TableJob } from "@/lib/server/bom/table-worker-messages";
import { openBom, openPlacements } from "@/lib/workers/open-bom";

async function work(job: TableJob): Promise<TableAnswer> {
  try {
    return job.kind === "bom" ? await openBom(job.bytes, job.hints) : await openPlacements(job.bytes);
  } catch (cause) {
    return err(cause instanceof RangeError ? "PARSE_TOO_LARGE" : "PARSE_FAILED", { reason: String(cause) });
  }
}

parentPort?.once("message", (job: TableJob) => {
  void work(job).then((answer) => parentPort?.postMessage(answer));
});
