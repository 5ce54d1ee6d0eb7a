// A fake worker that records its requests and posts the replies of a test.

import type { JobWorker } from "@/lib/workers/worker-client";
import { standIn } from "./stand-in";

export class FakeWorker<Reply = unknown, Request = unknown> implements JobWorker {
  onmessage: JobWorker["onmessage"] = null;
  onerror: JobWorker["onerror"] = null;
  onmessageerror: JobWorker["onmessageerror"] = null;
  isTerminated = false;
  readonly requests: Request[] = [];
  readonly #act: (worker: FakeWorker<Reply, Request>) => void;

  /** `act` comes after each request. */
  constructor(act: (worker: FakeWorker<Reply, Request>) => void = () => undefined) {
    this.#act = act;
  }

  postMessage(message: unknown): void {
    this.requests.push(message as Request);
    queueMicrotask(() => this.#act(this));
  }

  say(data: Reply): void {
    if (!this.isTerminated) this.onmessage?.call(standIn<Worker>(this), new MessageEvent("message", { data }));
  }

  fail(message: string): void {
    this.onerror?.call(standIn<Worker>(this), Object.assign(new Event("error"), { message }) as ErrorEvent);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}
