// Deletes what visitors uploaded and never took over, and files of the store that no record names.

import type { Logger } from "pino";
import { type Database, withTransaction } from "@/lib/server/db/client";
import type { FileStore } from "@/lib/server/storage/file-store";
import * as rows from "./expiry-rows";

const DAY_MS = 86_400_000;
/** As long as the visitor's key lasts (docs/decisions/product.md): afterwards nobody can open them. */
export const VISITOR_MS = 30 * DAY_MS;
/** Longer than any upload, so that one that is being recorded is not taken for an orphan. */
const ORPHAN_MS = DAY_MS;
const BATCH = 200;
/** Keys that are looked up at a time. */
const LOOKED_UP = 2_000;
export const ORPHAN_SWEEP_MS = DAY_MS;

type Parts = { db: Database; store: FileStore };

/** A batch at a time, so that nobody waits for it. The records go first: a crash leaves orphans, never a record without its file. */
export async function expireVisitorFiles({ db, store }: Parts, now: Date): Promise<void> {
  const before = new Date(now.getTime() - VISITOR_MS);
  for (;;) {
    const deleted = await withTransaction(db, (tx) => rows.deleteVisitorProjects(tx, before, BATCH));
    for (const key of deleted.keys) await store.remove(key);
    if (deleted.count < BATCH) break;
  }
  for (;;) {
    const keys = await withTransaction(db, (tx) => rows.deleteVisitorFiles(tx, before, BATCH));
    for (const key of keys) await store.remove(key);
    if (keys.length < BATCH) return;
  }
}

/** Deletes stored files without a record, left by a process killed between store and database; returns their number. */
export async function sweepOrphans(
  { db, store, log }: Parts & { log: Pick<Logger, "info"> },
  olderThanMs = ORPHAN_MS,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    for (const key of await rows.findUnknownKeys(db, batch)) {
      await store.remove(key);
      removed += 1;
    }
    batch = [];
  };
  for await (const keys of store.list(olderThanMs)) {
    batch.push(...keys);
    if (batch.length >= LOOKED_UP) await sweep();
  }
  await sweep();
  if (removed > 0) log.info({ removed }, "removed stored files that no record names");
  return removed;
}
