// One job in a worker thread of its own, which ends with it: by its answer, its time, or its fall.

import type { Worker, WorkerOptions } from "node:worker_threads";
import { err } from "@/lib/base/result";
import { createSemaphore } from "@/lib/server/gerber/semaphore";

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

export interface OneShotSettings {
  maxRunning: number;
  maxWaiting: number;
  timeoutMs: number;
  maxHeapMb: number;
  /** Young generation of the heap; the engine's own choice without it. */
  maxYoungMb?: number;
  /** Typed arrays outside the heap. */
  maxBufferMb: number;
  start: (options: WorkerOptions) => Worker;
}

type LimitAnswer = ReturnType<ReturnType<typeof boardLimits>["onTimeout" | "onCrash"]>;
const tooMany = () => err("TOO_MANY_REQUESTS" as const);

/**
 * Jobs in threads of their own, a few at once, with limits of time and memory. TOO_MANY_REQUESTS: so many wait for their
 * turn that one more would only hold memory. The queue belongs to what is returned; a process makes one and keeps it.
 */
export function createOneShotQueue<Job extends { maxBufferBytes: number }, Answer>(settings: OneShotSettings) {
  const { start, timeoutMs, maxHeapMb, maxYoungMb, maxBufferMb, ...places } = settings;
  const semaphore = createSemaphore(places);
  const resourceLimits = {
    maxOldGenerationSizeMb: maxHeapMb,
    ...(maxYoungMb === undefined ? {} : { maxYoungGenerationSizeMb: maxYoungMb }),
  };
  const run = (job: Job) =>
    runOneShot<Job, Answer | LimitAnswer>(start({ resourceLimits }), { job, ...boardLimits(timeoutMs) });
  return async (jobWith: (maxBufferBytes: number) => Job): Promise<Answer | LimitAnswer | ReturnType<typeof tooMany>> =>
    (await semaphore.run(() => run(jobWith(maxBufferMb * 2 ** 20)))) ?? tooMany();
}
