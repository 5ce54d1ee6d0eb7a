// Content that another process has published is shown at once; the scheduled tasks would find it later.

import type { Logger } from "pino";
import type { EventBus } from "./event-bus";

interface Parts {
  readonly eventBus: Pick<EventBus, "subscribe">;
  readonly log: Pick<Logger, "error">;
}

/** Runs the tasks after each publication; one that comes while they run has them run once more. Returns its end. */
export function followSite(
  { eventBus, log }: Parts,
  tasks: readonly ((now: Date) => Promise<unknown>)[],
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isDue = false;

  async function run(): Promise<void> {
    while (isDue) {
      isDue = false;
      for (const task of tasks)
        await task(new Date()).catch((error: unknown) => log.error({ err: error }, "a publication is shown later"));
    }
    running = null;
  }

  const stop = eventBus.subscribe(({ kind }) => {
    if (kind !== "site-changed" && kind !== "missed") return;
    isDue = true;
    running ??= run();
  });
  return async () => {
    stop();
    isDue = false;
    await running;
  };
}
