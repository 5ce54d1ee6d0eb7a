// Reports of what people see in the community.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { reportContent } from "@/lib/contracts/moderation";
import * as accountRows from "@/lib/server/account/rows";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { publishAdminChange } from "@/lib/server/realtime/publish";
import * as caseRows from "./case-rows";
import { openCase } from "./open-case";
import { findSubject } from "./subject";
import { requireNotSuspended } from "./suspension";

/** NOT_FOUND for what is not public, and for one's own. */
export async function report(
  deps: Deps,
  { kind, id, reason, text }: ParsedInputOf<typeof reportContent>,
  { viewer: { accountId }, now }: RequestContext<Viewer>,
): Promise<Record<string, never>> {
  await withTransaction(deps.db, async (tx) => {
    await requireNotSuspended(tx, accountId, now);
    const subject = await findSubject(tx, kind, id);
    if (!subject || subject.accountId === accountId) throw new AppError("NOT_FOUND");
    await accountRows.lockById(tx, accountId);
    const caseId = await openCase(tx, subject, { isHeld: false, now });
    await caseRows.insertReport(tx, { id: newId(), caseId, accountId, reason, text, createdAt: now });
  });
  publishAdminChange(deps, {});
  return {};
}
