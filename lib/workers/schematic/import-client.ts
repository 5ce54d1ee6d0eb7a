// Client of the worker that imports other tools' designs.
import type { ImportAnswer, ImportRequest } from "@/lib/workers/schematic/import.worker";
import { type Job, type JobFailure, type JobWorker, runJob } from "@/lib/workers/worker-client";

export interface ImportCall extends Pick<Job<number>, "onProgress" | "signal"> {
  createWorker?: () => JobWorker;
}

/** The corpus' largest design takes about a second. */
const TIMEOUT_MS = 60_000;

const createImportWorker = (): JobWorker =>
  new Worker(new URL("./import.worker.ts", import.meta.url), { type: "module" });

/** Refusals are values; rejects only when aborted. */
export function importInWorker(
  request: Omit<ImportRequest, "wasmUrl">,
  { createWorker = createImportWorker, ...call }: ImportCall = {},
): Promise<ImportAnswer | JobFailure> {
  const wasmUrl = `${location.origin}/wasm/`;
  return runJob<number, ImportAnswer>({
    createWorker,
    request: { ...request, wasmUrl },
    timeoutMs: TIMEOUT_MS,
    ...call,
  });
}
