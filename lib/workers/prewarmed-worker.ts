// A worker that is started before it is wanted: its script is there when a file comes.

import type { JobWorker } from "@/lib/workers/worker-client";

export class PrewarmedWorker {
  readonly #createWorker: () => JobWorker;
  #spare: JobWorker | null = null;

  constructor(createWorker: () => JobWorker) {
    this.#createWorker = createWorker;
  }

  /** Starts one where none waits; where it cannot be started, whoever takes one learns why. */
  prepare(): void {
    if (this.#spare) return;
    try {
      const spare = this.#createWorker();
      // Such as a script that cannot be fetched just now.
      spare.onerror = () => this.letGo();
      this.#spare = spare;
    } catch {
      // This browser runs no workers.
    }
  }

  /** The one that waits, else a new one; it is the caller's. */
  take(): JobWorker {
    const spare = this.#spare ?? this.#createWorker();
    spare.onerror = null;
    this.#spare = null;
    return spare;
  }

  /** Ends the one that waits. */
  letGo(): void {
    this.#spare?.terminate();
    this.#spare = null;
  }
}
