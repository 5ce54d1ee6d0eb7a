// The page's end of the worker of checks: one promise per check, a worker of its own for each.

import type { Corrections } from "@/lib/core/gerber/correction";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { DfmRequest, DfmResult } from "@/lib/workers/dfm-messages";
import { type JobWorker, runJob } from "@/lib/workers/one-job";

export interface CheckCall {
  order: PcbSpecification;
  corrections?: Corrections;
  signal: AbortSignal;
  createWorker?: () => JobWorker;
}

const TIMEOUT_MS = 60_000;

function createDfmWorker(): JobWorker {
  return new Worker(new URL("./dfm.worker.ts", import.meta.url), { type: "module" });
}

/** Checks a board's files in a worker of the browser. Every refusal is a value; only an abort rejects. */
export function checkFile(file: File, call: CheckCall): Promise<DfmResult> {
  const { order, corrections = {}, signal, createWorker = createDfmWorker } = call;
  const request: DfmRequest = {
    file,
    options: { corrections, fileName: file.name },
    order,
    wasmUrl: `${location.origin}/wasm/`,
  };
  return runJob<never, DfmResult>({ createWorker, request, signal, timeoutMs: TIMEOUT_MS });
}
