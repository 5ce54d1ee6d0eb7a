// Checks netlists in a worker that is kept: the text of an editor is checked again after each pause.
import type { SpiceFinding } from "@/lib/core/spice/finding";
import type { CheckAnswer } from "@/lib/workers/spice/check.worker";
import { type JobWorker, WorkerClient } from "@/lib/workers/worker-client";

export interface NetlistChecker {
  /** Null if a later text came first, or the text cannot be checked. */
  check: (text: string) => Promise<readonly SpiceFinding[] | null>;
  end: () => void;
}

/** 50,000 elements take less than a second. */
const TIMEOUT_MS = 20_000;

const createCheckWorker = (): JobWorker =>
  new Worker(new URL("./check.worker.ts", import.meta.url), { type: "module" });

/** The worker starts with the first text. One text is checked at a time; of those that wait, only the latest is. */
export function createNetlistChecker(createWorker: () => JobWorker = createCheckWorker): NetlistChecker {
  const client = new WorkerClient<never, CheckAnswer>(createWorker);
  let latest = 0;
  let running: Promise<unknown> = Promise.resolve();
  return {
    check(text) {
      const own = ++latest;
      const result = running.then(async () => {
        if (own !== latest) return null;
        const answer = await client.ask({ request: text, timeoutMs: TIMEOUT_MS });
        return answer.ok && own === latest ? answer.value : null;
      });
      running = result;
      return result;
    },
    end() {
      latest++;
      client.end();
    },
  };
}
