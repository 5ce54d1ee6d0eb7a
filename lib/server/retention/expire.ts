// The scheduled task that erases what is kept no longer.

import type { Logger } from "pino";
import { type Database, withTransaction } from "@/lib/server/db/client";
import { findUnknownKeys } from "@/lib/server/file/expiry-rows";
import type { FileStore } from "@/lib/server/storage/file-store";
import { AREAS, KEPT_MS, ordersDueBefore } from "./periods";
import * as rows from "./rows";

const BATCH = 1_000;
const ORDER_BATCH = 100;
export const RETENTION_MS = 86_400_000;

type Parts = { db: Database; store: Pick<FileStore, "remove">; log: Pick<Logger, "info"> };
export type Erased = Record<string, number>;

/** Daily. Runs until nothing is due any more; a run that is cut off is continued by the next. Answers what was erased. */
export async function eraseExpired({ db, store, log }: Parts, now: Date): Promise<Erased> {
  const since = (kept: keyof typeof KEPT_MS) => new Date(now.getTime() - KEPT_MS[kept]);
  await rows.deleteVisits(db, since("publicationVisit"));
  const erased: Erased = {
    sessions: await untilNone(() => rows.deleteSessions(db, since("session"), BATCH), BATCH),
    deadJobs: await untilNone(() => rows.deleteDeadJobs(db, since("deadJob"), BATCH), BATCH),
    mails: await untilNone(() => rows.deleteMails(db, since("mail"), BATCH), BATCH),
    accountEvents: await untilNone(() => rows.deleteEvents(db, "account", since("accountEvent"), BATCH), BATCH),
    businessEvents: await untilNone(() => rows.deleteEvents(db, "business", since("businessEvent"), BATCH), BATCH),
    visitorMessages: await untilNone(() => rows.deleteVisitorMessages(db, since("visitorMessage"), BATCH), BATCH),
    orders: await eraseOrders(db, now),
    closedAccounts: await eraseFiles({ db, store }),
  };
  const counted = Object.fromEntries(Object.entries(erased).filter(([, count]) => count > 0));
  if (Object.keys(counted).length > 0) log.info({ erased: counted }, "erased what is kept no longer");
  return erased;
}

async function untilNone(erase: () => Promise<number>, batch: number): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await erase();
    total += count;
    if (count < batch) return total;
  }
}

async function eraseOrders(db: Database, now: Date): Promise<number> {
  let total = 0;
  for (const area of AREAS) {
    const moment = ordersDueBefore(area, now);
    total += await untilNone(
      () =>
        withTransaction(db, async (tx) => {
          const due = await rows.lockDueOrders(tx, area, moment, ORDER_BATCH);
          if (due.length > 0) await rows.eraseOrders(tx, due, now);
          return due.length;
        }),
      ORDER_BATCH,
    );
  }
  return total;
}

/** The records go first: a crash leaves files without a record, never a record without its file. */
async function eraseFiles({ db, store }: Omit<Parts, "log">): Promise<number> {
  return untilNone(async () => {
    const { count, keys } = await withTransaction(db, async (tx) => {
      const ids = await rows.findEmptiedAccounts(tx, ORDER_BATCH);
      return { count: ids.length, keys: ids.length === 0 ? [] : await rows.deleteFilesOf(tx, ids) };
    });
    // Copies of a project share what is stored.
    for (const key of await findUnknownKeys(db, keys)) await store.remove(key);
    return count;
  }, ORDER_BATCH);
}
