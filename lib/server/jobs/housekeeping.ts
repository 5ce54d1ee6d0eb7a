// What is thrown away when its time is over.

import { and, eq, lt } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "@/lib/server/db/client";
import { jobs } from "@/lib/server/db/schema";
import { forgetOldKeys } from "@/lib/server/http/idempotency";
import type { FileStore } from "@/lib/server/storage/file-store";

const HOUR_MS = 3600_000;
const DONE_JOBS_MS = 7 * 24 * HOUR_MS;
/** Longer than any upload may take; a draft this old belongs to a process that was killed. */
const DRAFTS_MS = HOUR_MS;

type Parts = { db: Database; store: FileStore; log: Logger };
/** What else is due every hour, by name. */
type Chores = Record<string, (now: Date) => Promise<unknown>>;

export async function tidyUp({ db, store }: Omit<Parts, "log">, now: Date): Promise<void> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  await forgetOldKeys(db, now);
  await db.delete(jobs).where(and(eq(jobs.state, "done"), lt(jobs.createdAt, before(DONE_JOBS_MS))));
  await store.sweep(DRAFTS_MS);
}

/** At once and every hour; the answer ends it. */
export function startHousekeeping(parts: Parts, chores: Chores = {}): () => void {
  const all: Chores = { tidyUp: (now) => tidyUp(parts, now), ...chores };
  const run = () => {
    for (const [chore, work] of Object.entries(all)) {
      work(new Date()).catch((error: unknown) => parts.log.error({ err: error, chore }, "housekeeping failed"));
    }
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
