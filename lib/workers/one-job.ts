// One job in a worker of its own: asked once, told how far it is, answered once, and ended.

import { err, type Err } from "@/lib/base/result";

/** The part of a Worker that is used here. */
export type JobWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">;

/** What a worker says to its page. */
export type JobReply<Progress, Answer> = { kind: "progress"; progress: Progress } | { kind: "done"; result: Answer };

/** PARSE_TOO_LARGE and PARSE_TIMEOUT: it asked for more memory or time than one job gets; PARSE_FAILED: our own fault. */
export type JobFailure = Err<"PARSE_FAILED" | "PARSE_TIMEOUT" | "PARSE_TOO_LARGE">;

export interface Job<Progress> {
  createWorker: () => JobWorker;
  request: unknown;
  onProgress?: (progress: Progress) => void;
  /** Aborting ends the worker; the promise rejects with the signal's reason, as fetch does. */
  signal?: AbortSignal;
  /** After which the worker is ended with PARSE_TIMEOUT. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;

/** Every refusal is a value; only an abort rejects. */
export function runJob<Progress, Answer>(job: Job<Progress>): Promise<Answer | JobFailure> {
  const { createWorker, request, onProgress, signal, timeoutMs = TIMEOUT_MS } = job;
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
    const end = (result: Answer | JobFailure) => settle(() => resolve(result));
    const onAbort = () => settle(() => reject(signal?.reason));
    const timer = setTimeout(() => end(err("PARSE_TIMEOUT", { seconds: timeoutMs / 1000 })), timeoutMs);
    signal?.addEventListener("abort", onAbort);
    worker.onmessage = ({ data }: MessageEvent<JobReply<Progress, Answer>>) => {
      if (data.kind === "progress") onProgress?.(data.progress);
      else end(data.result);
    };
    worker.onerror = ({ message }) => end(err(/memory|allocation/i.test(message) ? "PARSE_TOO_LARGE" : "PARSE_FAILED"));
    worker.onmessageerror = () => end(err("PARSE_FAILED"));
    worker.postMessage(request);
  });
}
