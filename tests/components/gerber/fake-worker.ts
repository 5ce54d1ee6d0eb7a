// The browser's worker in the same thread: replies on demand, after one progress message.

import type { GerberReply } from "@/lib/workers/gerber/gerber-messages";
import type { OpenBoardResult } from "@/lib/workers/gerber/open-board";

/** Install with `vi.stubGlobal("Worker", workerThat(...))`; a promise lets the test choose the moment. */
export function workerThat(result: OpenBoardResult | Promise<OpenBoardResult>) {
  return class FakeWorker {
    onmessage: ((event: { data: GerberReply }) => void) | null = null;
    #isTerminated = false;

    postMessage(): void {
      this.#reply({ kind: "progress", progress: { stage: "read", done: 0.4, layer: 3, total: 9, file: "set/b.gtl" } });
      void Promise.resolve(result).then((value) => this.#reply({ kind: "done", result: value }));
    }

    terminate(): void {
      this.#isTerminated = true;
    }

    #reply(data: GerberReply): void {
      queueMicrotask(() => {
        if (!this.#isTerminated) this.onmessage?.({ data });
      });
    }
  };
}
