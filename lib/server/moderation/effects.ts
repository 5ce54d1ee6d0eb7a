// Effects of a decision on its subject, and their undoing by an appeal.

import { AppError } from "@/lib/contracts/errors";
import { DECISIONS_OF, type ModerationDecision, type ModerationReason } from "@/lib/contracts/moderation";
import type { MarketArea } from "@/lib/core/market/area";
import * as commentRows from "@/lib/server/community/discussion/comment-rows";
import { findPublication, findPublished } from "@/lib/server/community/discussion/publication";
import { tellOfComment } from "@/lib/server/community/discussion/tell";
import { hold, release } from "@/lib/server/community/moderate";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { CaseRow } from "./case-rows";
import { endSuspension, suspend } from "./suspension";

const DAY_MS = 86_400_000;

export interface Decision {
  readonly decision: ModerationDecision;
  readonly reason: ModerationReason;
  /** Length of a suspension; null for one without end. */
  readonly days: number | null;
}

type Where = Pick<Deps, "environment">;
type Circumstances = { area: MarketArea; now: Date };

/** INVALID_INPUT for a decision that the kind of the subject does not have. */
export function requireDecisionOf({ kind }: CaseRow, decision: ModerationDecision): void {
  const possible: readonly ModerationDecision[] = DECISIONS_OF[kind];
  if (!possible.includes(decision)) throw new AppError("INVALID_INPUT");
}

/** A comment that was held back becomes readable, and those whom it concerns are told now. Returns the told. */
async function releaseComment(deps: Where, tx: Transaction, id: string, at: Circumstances): Promise<string[]> {
  const comment = await commentRows.lock(tx, id);
  if (!comment || comment.state === "visible") return [];
  await commentRows.change(tx, id, { state: "visible" });
  const publication = await findPublished(tx, comment.projectId);
  if (!publication || comment.deletedAt !== null) return [];
  const head = comment.parentId === null ? null : await commentRows.lock(tx, comment.parentId);
  return tellOfComment(deps, tx, { comment, publication, answeredId: head?.accountId ?? null }, at);
}

/** Returns the accounts that were told of a comment which became readable. */
export async function carryOut(
  deps: Where,
  tx: Transaction,
  found: CaseRow,
  { decision, reason, days }: Decision,
  at: Circumstances,
): Promise<string[]> {
  const { id: caseId, kind, subjectId, accountId } = found;
  if (kind === "comment" && decision === "keep") return releaseComment(deps, tx, subjectId, at);
  if (kind === "comment")
    await commentRows.change(tx, subjectId, { state: decision === "remove" ? "removed" : "hidden" });
  if (kind === "project" && decision !== "keep" && (await findPublication(tx, subjectId))?.state === "published")
    await hold(tx, subjectId, reason, at.now);
  if (decision === "suspend" && accountId !== null) {
    const until = days === null ? null : new Date(at.now.getTime() + days * DAY_MS);
    await suspend(tx, { accountId, caseId, until, createdAt: at.now });
  }
  return [];
}

/** Returns as `carryOut`. */
export async function undo(deps: Where, tx: Transaction, found: CaseRow, at: Circumstances): Promise<string[]> {
  await endSuspension(tx, found.id);
  if (found.kind === "comment") return releaseComment(deps, tx, found.subjectId, at);
  // It may have been withdrawn meanwhile, or be gone.
  if (found.kind === "project" && (await findPublication(tx, found.subjectId))?.state === "held")
    await release(tx, found.subjectId, at.now);
  return [];
}
