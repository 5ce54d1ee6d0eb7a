// Deletion of expired records.

import { and, inArray, lt } from "drizzle-orm";
import { forgetOldCodes } from "@/lib/server/auth/codes";
import type { Database } from "@/lib/server/db/client";
import { jobs } from "@/lib/server/db/tables/promise";
import { forgetOldKeys } from "@/lib/server/http/idempotency";
import { deleteExpiredCounters } from "@/lib/server/http/limit-counters";
import type { FileStore } from "@/lib/server/storage/file-store";
import { deleteOld } from "@/lib/server/system/rows";

export const HOUSEKEEPING_MS = 3600_000;
const DONE_JOBS_MS = 7 * 24 * 3600_000;
/** Calls, errors and processes, which the desk shows by the hour. */
const SYSTEM_MS = 24 * 3600_000;
/** Longer than any upload may take; a draft this old belongs to a process that was killed. */
const DRAFTS_MS = 3600_000;

export async function tidyUp({ db, store }: { db: Database; store: FileStore }, now: Date): Promise<void> {
  await forgetOldKeys(db, now);
  await forgetOldCodes(db, now);
  await deleteExpiredCounters(db, now);
  await db
    .delete(jobs)
    .where(and(inArray(jobs.state, ["done", "discarded"]), lt(jobs.createdAt, new Date(now.getTime() - DONE_JOBS_MS))));
  await deleteOld(db, new Date(now.getTime() - SYSTEM_MS));
  await store.sweep(DRAFTS_MS);
}
