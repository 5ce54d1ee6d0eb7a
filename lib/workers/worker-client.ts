// Requests to a worker: progress, reply, cancellation, and termination after one job or when it is no longer needed.

import { err, type Err } from "@/lib/base/result";

/** The part of a Worker that is used here. */
export type JobWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">;

/** Messages of a worker to its page. */
export type JobReply<Progress, Answer> = { kind: "progress"; progress: Progress } | { kind: "done"; result: Answer };

/**
 * PARSE_TOO_LARGE and PARSE_TIMEOUT: the memory or time limit of one job was exceeded; PARSE_FAILED: a fault of the
 * program.
 */
export type JobFailure = Err<"PARSE_FAILED" | "PARSE_TIMEOUT" | "PARSE_TOO_LARGE">;

export interface Job<Progress> {
  createWorker: () => JobWorker;
  request: unknown;
  onProgress?: (progress: Progress) => void;
  /** Aborting terminates the worker; the promise rejects with the signal's reason, as fetch does. */
  signal?: AbortSignal;
  /** Time limit after which the worker is terminated with PARSE_TIMEOUT. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;

/** Refusals are values; rejects only when aborted. */
export async function runJob<Progress, Answer>({
  createWorker,
  ...question
}: Job<Progress>): Promise<Answer | JobFailure> {
  const worker = new WorkerClient<Progress, Answer>(createWorker);
  try {
    return await worker.ask(question);
  } finally {
    worker.end();
  }
}

/**
 * A worker that handles requests in turn and keeps state; a failure terminates it, and the next request starts another.
 */
export class WorkerClient<Progress, Answer> {
  readonly #createWorker: () => JobWorker;
  #worker: JobWorker | null = null;

  constructor(createWorker: () => JobWorker) {
    this.#createWorker = createWorker;
  }

  /** One call at a time. Refusals are values; rejects only when aborted. */
  ask(question: Omit<Job<Progress>, "createWorker">): Promise<Answer | JobFailure> {
    const { request, onProgress, signal, timeoutMs = TIMEOUT_MS } = question;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const worker = (this.#worker ??= this.#createWorker());
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        finish();
      };
      const giveUp = (finish: () => void) => {
        this.end();
        settle(finish);
      };
      const fail = (failure: JobFailure) => giveUp(() => resolve(failure));
      const onAbort = () => giveUp(() => reject(signal?.reason));
      const timer = setTimeout(() => fail(err("PARSE_TIMEOUT", { seconds: timeoutMs / 1000 })), timeoutMs);
      signal?.addEventListener("abort", onAbort);
      worker.onmessage = ({ data }: MessageEvent<JobReply<Progress, Answer>>) => {
        if (data.kind === "progress") onProgress?.(data.progress);
        else settle(() => resolve(data.result));
      };
      worker.onerror = ({ message }) =>
        fail(err(/memory|allocation/i.test(message) ? "PARSE_TOO_LARGE" : "PARSE_FAILED"));
      worker.onmessageerror = () => fail(err("PARSE_FAILED"));
      worker.postMessage(request);
    });
  }

  /** Terminates the worker; its state is lost. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
