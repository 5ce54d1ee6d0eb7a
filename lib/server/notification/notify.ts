// Telling people something, in the transaction of its cause: exactly once for each person and cause.

import type { NotificationKind } from "@/lib/contracts/notification";
import type { MarketArea } from "@/lib/core/market/area";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { newId } from "@/lib/server/ids";
import { SERVER_EVENTS } from "@/lib/server/realtime/publish";
import { mailNotifications } from "./mails";
import * as rows from "./rows";

export interface NewNotification {
  readonly accountId: string;
  readonly kind: NotificationKind;
  /** Names the cause, as `comment:ID`: a second notification of one cause to one person is not made. */
  readonly cause: string;
  /** Null for the site itself. */
  readonly actorId: string | null;
  readonly projectId?: string | null;
  readonly commentId?: string | null;
  readonly caseId?: string | null;
  /** Decision that it tells. */
  readonly outcome?: string | null;
}

/** Only counted in a digest: one email per like would be a flood. */
const NEVER_AT_ONCE: readonly NotificationKind[] = ["like"];

/**
 * Writes notifications, and the emails of those who want them at once. Nobody is told of their own act, nor of the act of
 * somebody they have blocked. Returns the accounts that were told; give them to `publishNotified` after the commit.
 */
export async function notify(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  wanted: readonly NewNotification[],
  { area, now }: { area: MarketArea; now: Date },
): Promise<string[]> {
  const told: string[] = [];
  for (const { accountId, ...notification } of wanted) {
    const { actorId, kind } = notification;
    if (accountId === actorId) continue;
    if (!(await rows.findReachable(tx, [accountId], actorId)).has(accountId)) continue;
    const made = await rows.insert(tx, { id: newId(), accountId, ...notification, area, createdAt: now });
    if (!made) continue;
    told.push(accountId);
    if (NEVER_AT_ONCE.includes(kind) || (await rows.findMail(tx, accountId)) !== "instant") continue;
    if (await mailNotifications(deps, tx, accountId, await rows.findTold(tx, [made.id])))
      await rows.markMailed(tx, [made.id], now);
  }
  return told;
}

/** To the open pages of those who were told. */
export function publishNotified({ eventBus }: Pick<Deps, "eventBus">, accountIds: readonly string[]): void {
  for (const accountId of new Set(accountIds))
    eventBus.publish({ kind: "event", accountId, event: SERVER_EVENTS.notification, data: { isNew: true } });
}
