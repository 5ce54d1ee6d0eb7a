// The daily digest: due accounts become jobs, each job one email.

import { withTransaction } from "@/lib/server/db/client";
import * as accountRows from "@/lib/server/account/rows";
import type { Deps } from "@/lib/server/deps";
import { enqueue } from "@/lib/server/jobs/queue";
import type { JobHandler } from "@/lib/server/jobs/runner";
import { mailNotifications } from "./mails";
import * as rows from "./rows";

export const DIGEST_JOB = "notification.digest";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Unread for so long it is no news. */
const FORGOTTEN_AFTER_MS = 7 * DAY_MS;
const KEPT_MS = 180 * DAY_MS;
/** Jobs of one round; the next round has the rest. */
const MAX_DIGESTS = 1_000;

const timesAt = (now: Date): rows.DigestTimes => ({
  after: new Date(now.getTime() - FORGOTTEN_AFTER_MS),
  before: new Date(now.getTime() - HOUR_MS),
  lastBefore: new Date(now.getTime() - DAY_MS),
});

/** Hourly. A second job for one account does nothing. */
export async function queueDigests({ db }: Pick<Deps, "db">, now: Date): Promise<number> {
  const due = await rows.findDigestsDue(db, timesAt(now), MAX_DIGESTS);
  for (const accountId of due) await enqueue(db, { kind: DIGEST_JOB, payload: { accountId }, runAt: now });
  return due.length;
}

/** The email and the marks that it was written are one transaction: a crash leaves both or neither. */
export function createDigestHandler(deps: Pick<Deps, "db" | "environment" | "now">): JobHandler<typeof DIGEST_JOB> {
  return ({ accountId }) =>
    withTransaction(deps.db, async (tx) => {
      const now = deps.now();
      // Held until the end: two jobs of one account wait for each other.
      await accountRows.lockById(tx, accountId);
      const { after, lastBefore } = timesAt(now);
      const last = await rows.findDigestAt(tx, accountId);
      if ((last !== null && last >= lastBefore) || (await rows.findMail(tx, accountId)) !== "daily") return;
      const pending = await rows.findPending(tx, accountId, after);
      if (!(await mailNotifications(deps, tx, accountId, pending))) return;
      await rows.markMailed(
        tx,
        pending.map(({ notification }) => notification.id),
        now,
      );
      await rows.putSettings(tx, accountId, { digestAt: now });
    });
}

/** Hourly. */
export async function forgetNotifications({ db }: Pick<Deps, "db">, now: Date): Promise<void> {
  await rows.deleteOld(db, new Date(now.getTime() - KEPT_MS));
}
