// Deletion of expired records.

import { and, eq, lt } from "drizzle-orm";
import type { Logger } from "pino";
import { forgetOldCodes } from "@/lib/server/auth/codes";
import type { Database } from "@/lib/server/db/client";
import { jobs } from "@/lib/server/db/tables/promise";
import { forgetOldKeys } from "@/lib/server/http/idempotency";
import { deleteExpiredCounters } from "@/lib/server/http/limit-counters";
import type { FileStore } from "@/lib/server/storage/file-store";

const HOUR_MS = 3600_000;
const DONE_JOBS_MS = 7 * 24 * HOUR_MS;
/** Longer than any upload may take; a draft this old belongs to a process that was killed. */
const DRAFTS_MS = HOUR_MS;

type Parts = { db: Database; store: FileStore; log: Logger };
/** Recurring tasks, by name. */
export type Tasks = Record<string, (now: Date) => Promise<unknown>>;

export async function tidyUp({ db, store }: Omit<Parts, "log">, now: Date): Promise<void> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  await forgetOldKeys(db, now);
  await forgetOldCodes(db, now);
  await deleteExpiredCounters(db, now);
  await db.delete(jobs).where(and(eq(jobs.state, "done"), lt(jobs.createdAt, before(DONE_JOBS_MS))));
  await store.sweep(DRAFTS_MS);
}

/** At once and then every `everyMs`; one that still runs is not begun again. The answer ends it and waits for what runs. */
export function startTasks(tasks: Tasks, everyMs: number, log: Logger): () => Promise<void> {
  const running = new Map<string, Promise<unknown>>();
  const run = () => {
    for (const [task, work] of Object.entries(tasks)) {
      if (running.has(task)) continue;
      const done = work(new Date())
        .catch((error: unknown) => log.error({ err: error, task }, "housekeeping failed"))
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

/** Tasks that run once an hour. */
export function startHousekeeping(parts: Parts, tasks: Tasks = {}): () => Promise<void> {
  return startTasks({ tidyUp: (now) => tidyUp(parts, now), ...tasks }, HOUR_MS, parts.log);
}
