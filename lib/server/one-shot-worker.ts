// One job in a worker thread of its own, which ends with it: by its answer, its time, or its fall.

import type { Worker } from "node:worker_threads";
import { err } from "@/lib/base/result";

export interface OneShot<Job, Answer> {
  job: Job;
  timeoutMs: number;
  /** Answer after the time limit; the thread is terminated. */
  onTimeout: () => Answer;
  /** Answer after the thread crashes or exits without one. */
  onCrash: (cause: Error) => Answer;
}

export async function runOneShot<Job, Answer>(worker: Worker, shot: OneShot<Job, Answer>): Promise<Answer> {
  const { job, timeoutMs, onTimeout, onCrash } = shot;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve(onTimeout()), timeoutMs);
      worker.once("message", resolve);
      worker.once("error", (cause) => resolve(onCrash(cause)));
      worker.once("messageerror", (cause) => resolve(onCrash(cause)));
      worker.once("exit", (exitCode) => resolve(onCrash(new Error(`the worker ended with ${exitCode}`))));
      worker.postMessage(job);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** True for the error of a thread whose heap was full. */
export function isOutOfMemory(cause: Error): boolean {
  return "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
}

/** Answers of a thread that reads a board's files at its limits of time, memory and readability. */
export const boardLimits = (timeoutMs: number) => ({
  timeoutMs,
  onTimeout: () => err("PARSE_TIMEOUT" as const, { seconds: timeoutMs / 1000 }),
  onCrash: (cause: Error) =>
    err(isOutOfMemory(cause) ? ("PARSE_TOO_LARGE" as const) : ("PARSE_FAILED" as const), { reason: cause.message }),
});
