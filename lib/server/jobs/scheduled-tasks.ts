// Recurring tasks of a process.

import type { Logger } from "pino";

/** By name. */
export type Tasks = Record<string, (now: Date) => Promise<unknown>>;

/** Runs them at once and then every `everyMs`; one that still runs is not begun again. The answer ends it and waits for what runs. */
export function startTasks(tasks: Tasks, everyMs: number, log: Logger): () => Promise<void> {
  const running = new Map<string, Promise<unknown>>();
  const run = () => {
    for (const [task, work] of Object.entries(tasks)) {
      if (running.has(task)) continue;
      const done = work(new Date())
        .catch((error: unknown) => log.error({ err: error, task }, "a scheduled task failed"))
        .finally(() => running.delete(task));
      running.set(task, done);
    }
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await Promise.all(running.values());
  };
}
