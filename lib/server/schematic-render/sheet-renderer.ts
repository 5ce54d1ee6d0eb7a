// Drawing schematics on the server: in worker threads that are kept for the next drawing, with limits of time and memory.

import type { Worker, WorkerOptions } from "node:worker_threads";
import { err, type Result } from "@/lib/base/result";
import { AppError } from "@/lib/contracts/errors";
import { createSemaphore } from "@/lib/server/gerber/semaphore";
import { isOutOfMemory } from "@/lib/server/one-shot-worker";
import { startWorkerThread } from "@/lib/server/worker-thread";
import type { SheetAnswer, SheetCode, SheetJob } from "./sheet-worker-messages";

/** TOO_MANY_REQUESTS: so many drawings wait for their turn that one more would only hold memory. */
export type RenderCode = SheetCode | "TOO_MANY_REQUESTS";
/** A function makes the job when its turn has come, so that what waits holds no images. */
export type SheetJobSource = SheetJob | (() => Promise<SheetJob>);
export type RenderSheet = (job: SheetJobSource) => Promise<Result<string | Uint8Array, RenderCode>>;

export interface SheetRendererSettings {
  maxRunning: number;
  /** Two pages of cards. */
  maxWaiting: number;
  timeoutMs: number;
  /** Thumbnails of the largest documents, of 16 MB, fit in 256; a PDF of 2,000 parts fits, one of 8,000 does not. */
  maxHeapMb: number;
  /** Time after which a thread without work ends. */
  idleMs: number;
  start: (options: WorkerOptions) => Worker;
}

const DEFAULTS: SheetRendererSettings = {
  maxRunning: 2,
  maxWaiting: 60,
  timeoutMs: 60_000,
  maxHeapMb: 512,
  idleMs: 60_000,
  start: (options) => startWorkerThread("sheet-worker", options),
};

interface IdleThread {
  readonly worker: Worker;
  /** Ends its waiting, and the watch over its fall. */
  readonly wake: () => void;
}

/** Answer of the thread, and whether it can draw another one. */
function ask(worker: Worker, job: SheetJob, timeoutMs: number): Promise<{ answer: SheetAnswer; isAlive: boolean }> {
  return new Promise((resolve) => {
    const fallen = (code: SheetCode, reason: string) => end({ answer: err(code, { reason }), isAlive: false });
    const timer = setTimeout(() => fallen("DRAWING_TOO_LARGE", `over ${timeoutMs} ms`), timeoutMs);
    const onMessage = (answer: SheetAnswer) => end({ answer, isAlive: true });
    const onError = (cause: Error) =>
      fallen(isOutOfMemory(cause) ? "DRAWING_TOO_LARGE" : "OPERATION_FAILED", cause.message);
    const onExit = (code: number) => fallen("OPERATION_FAILED", `the worker ended with ${code}`);
    function end(result: { answer: SheetAnswer; isAlive: boolean }): void {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      resolve(result);
    }
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(job);
  });
}

/** The threads belong to what is returned; a process makes one and keeps it. */
export function createSheetRenderer(settings: Partial<SheetRendererSettings> = {}): RenderSheet {
  const { start, timeoutMs, maxHeapMb, idleMs, ...places } = { ...DEFAULTS, ...settings };
  const semaphore = createSemaphore(places);
  const idle: IdleThread[] = [];

  function takeThread(): Worker {
    const kept = idle.pop();
    if (kept) {
      kept.wake();
      return kept.worker;
    }
    const worker = start({ resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    // A thread that is ended may still fall: without a listener that would end the process.
    return worker.on("error", () => undefined);
  }
  /** A thread without work does not keep the process running. */
  function keep(worker: Worker): void {
    const drop = () => {
      const at = idle.findIndex((each) => each.worker === worker);
      idle.splice(at, 1)[0]?.wake();
    };
    const timer = setTimeout(() => {
      drop();
      void worker.terminate();
    }, idleMs).unref();
    worker.once("exit", drop).unref();
    const wake = () => {
      clearTimeout(timer);
      worker.off("exit", drop).ref();
    };
    idle.push({ worker, wake });
  }
  async function run(source: SheetJobSource): Promise<SheetAnswer> {
    const job = typeof source === "function" ? await source() : source;
    const worker = takeThread();
    const { answer, isAlive } = await ask(worker, job, timeoutMs);
    if (isAlive) keep(worker);
    else await worker.terminate();
    return answer;
  }
  return async (job) => (await semaphore.run(() => run(job))) ?? err("TOO_MANY_REQUESTS");
}

/** What was drawn; a refusal where it could not be. */
export async function requireDrawn(render: RenderSheet, job: SheetJobSource): Promise<string | Uint8Array> {
  const drawn = await render(job);
  if (drawn.ok) return drawn.value;
  const { code, details } = drawn;
  throw new AppError(code, code === "OPERATION_FAILED" ? { cause: new Error(String(details?.reason)) } : {});
}
