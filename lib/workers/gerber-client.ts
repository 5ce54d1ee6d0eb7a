// The page's end of the Gerber worker: one promise per file, a worker of its own for each.

import { err } from "@/lib/base/result";
import type { GerberReply, GerberRequest } from "@/lib/workers/gerber-messages";
import type { OpenBoardOptions, OpenBoardProgress, OpenBoardResult } from "@/lib/workers/open-board";

/** The part of a Worker that is used here. */
export type GerberWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">;

export type OpenBoardCall = OpenBoardOptions & {
  onProgress?: (progress: OpenBoardProgress) => void;
  /** Aborting ends the worker; the promise rejects with the signal's reason, as fetch does. */
  signal?: AbortSignal;
  /** After which the worker is ended with PARSE_TIMEOUT. */
  timeoutMs?: number;
  createWorker?: () => GerberWorker;
};

const TIMEOUT_MS = 60_000;

function createGerberWorker(): GerberWorker {
  return new Worker(new URL("./gerber.worker.ts", import.meta.url), { type: "module" });
}

/** Reads a board in a worker of the browser. Every refusal is a value; only an abort rejects. */
export function openBoard(file: File, call: OpenBoardCall): Promise<OpenBoardResult> {
  const { onProgress, signal, timeoutMs = TIMEOUT_MS, createWorker = createGerberWorker, colors } = call;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const worker = createWorker();
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      worker.terminate();
      finish();
    };
    const end = (result: OpenBoardResult) => settle(() => resolve(result));
    const onAbort = () => settle(() => reject(signal?.reason));
    const timer = setTimeout(() => end(err("PARSE_TIMEOUT", { seconds: timeoutMs / 1000 })), timeoutMs);
    signal?.addEventListener("abort", onAbort);
    worker.onmessage = ({ data }: MessageEvent<GerberReply>) => {
      if (data.kind === "progress") onProgress?.(data.progress);
      else end(data.result);
    };
    worker.onerror = ({ message }) => end(err(/memory|allocation/i.test(message) ? "PARSE_TOO_LARGE" : "PARSE_FAILED"));
    worker.onmessageerror = () => end(err("PARSE_FAILED"));
    const options = { colors, fileName: call.fileName ?? file.name };
    worker.postMessage({ file, options, wasmUrl: `${location.origin}/wasm/` } satisfies GerberRequest);
  });
}
