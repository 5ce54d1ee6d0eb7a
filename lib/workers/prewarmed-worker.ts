// A worker that is started before it is needed, so that its script is loaded when a file arrives.

import type { JobWorker } from "@/lib/workers/worker-client";

export class PrewarmedWorker {
  readonly #createWorker: () => JobWorker;
  #spare: JobWorker | null = null;

  constructor(createWorker: () => JobWorker) {
    this.#createWorker = createWorker;
  }

  /** Starts a worker unless one is waiting; if that fails, the caller of `take` gets the error. */
  prepare(): void {
    if (this.#spare) return;
    try {
      const spare = this.#createWorker();
      // For example, the script could not be fetched.
      spare.onerror = () => this.letGo();
      this.#spare = spare;
    } catch {
      // This browser has no workers.
    }
  }

  /** Returns the waiting worker, else a new one; the caller owns it. */
  take(): JobWorker {
    const spare = this.#spare ?? this.#createWorker();
    spare.onerror = null;
    this.#spare = null;
    return spare;
  }

  /** Terminates the waiting worker. */
  letGo(): void {
    this.#spare?.terminate();
    this.#spare = null;
  }
}
