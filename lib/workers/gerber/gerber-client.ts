// Client of the Gerber worker: one promise and one worker per file.

import type { GerberRequest } from "@/lib/workers/gerber/gerber-messages";
import { type Job, type JobWorker, runJob } from "@/lib/workers/worker-client";
import { PrewarmedWorker } from "@/lib/workers/prewarmed-worker";
import type { OpenBoardOptions, OpenBoardResult } from "@/lib/workers/gerber/open-board";
import type { OpenStencilResult } from "@/lib/workers/open-stencil";
import type { OpenBoardProgress } from "@/lib/workers/archive/read-upload";

export type OpenBoardCall = OpenBoardOptions &
  Pick<Job<OpenBoardProgress>, "onProgress" | "signal" | "timeoutMs"> & { createWorker?: () => JobWorker };

/** Prewarmed by pages that accept boards, when a file is about to be chosen. */
export const gerberWorkers = new PrewarmedWorker(
  () => new Worker(new URL("./gerber.worker.ts", import.meta.url), { type: "module" }),
);
const createGerberWorker = () => gerberWorkers.take();

/** Reads a board in a worker of the browser. Refusals are values; rejects only when aborted. */
export function openBoard(file: File, call: OpenBoardCall): Promise<OpenBoardResult> {
  const { createWorker = createGerberWorker, colors, fileName = file.name, ...job } = call;
  const options = { colors, fileName };
  const request: GerberRequest = { file, options, wasmUrl: `${location.origin}/wasm/` };
  return runJob<OpenBoardProgress, OpenBoardResult>({ ...job, createWorker, request });
}

/** Computes the stencil openings of a board in the same way. */
export function openStencil(file: File, call: Omit<OpenBoardCall, keyof OpenBoardOptions>): Promise<OpenStencilResult> {
  const { createWorker = createGerberWorker, ...job } = call;
  const wasmUrl = `${location.origin}/wasm/`;
  const request: GerberRequest = { file, task: "stencil", options: { fileName: file.name }, wasmUrl };
  return runJob<OpenBoardProgress, OpenStencilResult>({ ...job, createWorker, request });
}
