// Active sessions of an account, and ending them.

import type { SessionInfo } from "@/lib/contracts/account-sessions";
import { AppError } from "@/lib/contracts/errors";
import { deviceOf } from "@/lib/core/account/device";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import * as rows from "./rows";
import * as sessionRows from "./session-rows";

type Context = RequestContext<Viewer>;

/** Ends the sockets of sessions that are over in the database. */
export function announceEnd(deps: Pick<Deps, "eventBus">, sessionIds: readonly string[]): void {
  for (const sessionId of sessionIds) deps.eventBus.publish({ kind: "session-ended", sessionId });
}

export async function listSessions(deps: Deps, { viewer, now }: Context) {
  const open = await sessionRows.listOpen(deps.db, viewer.accountId, now);
  const list = open.map((session): SessionInfo => ({
    sessionId: session.id,
    ...deviceOf(session.userAgent),
    startedAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: session.id === viewer.sessionId,
  }));
  return { rows: list, total: list.length };
}

export async function endSession(deps: Deps, sessionId: string, { viewer, now }: Context) {
  await withTransaction(deps.db, async (tx) => {
    const reason = sessionId === viewer.sessionId ? "signed out" : "signed out from another device";
    if (!(await sessionRows.end(tx, viewer.accountId, sessionId, { now, reason }))) throw new AppError("NOT_FOUND");
    await rows.recordEvent(tx, viewer.accountId, "session-ended", { sessionId, reason });
  });
  announceEnd(deps, [sessionId]);
  return {};
}

export async function endOtherSessions(deps: Deps, { viewer, now }: Context) {
  const ending = { now, reason: "signed out from another device", kept: viewer.sessionId };
  const ended = await withTransaction(deps.db, async (tx) => {
    const ids = await sessionRows.endAll(tx, viewer.accountId, ending);
    await rows.recordEvent(tx, viewer.accountId, "other-sessions-ended", { count: ids.length });
    return ids;
  });
  announceEnd(deps, ended);
  return { ended: ended.length };
}
