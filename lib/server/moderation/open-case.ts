// Opening a case: by a report, or by the spam guard.

import type { ReportKind } from "@/lib/contracts/moderation";
import type { Transaction } from "@/lib/server/db/client";
import { newId } from "@/lib/server/ids";
import * as caseRows from "./case-rows";

export interface Subject {
  readonly kind: ReportKind;
  readonly id: string;
  readonly projectId: string | null;
  /** Its author. */
  readonly accountId: string | null;
  /** Text as it is now. */
  readonly content: string;
}

/** The open case of the subject, made if there is none. Returns its id. */
export async function openCase(
  tx: Transaction,
  { id: subjectId, ...subject }: Subject,
  { isHeld, now }: { isHeld: boolean; now: Date },
): Promise<string> {
  const made = await caseRows.insertOpen(tx, { id: newId(), subjectId, ...subject, isHeld, createdAt: now });
  if (made !== null) return made;
  const open = await caseRows.findOpen(tx, subject.kind, subjectId);
  if (open === null) throw new Error("a case is neither open nor could be opened");
  return open;
}

/** Case of a comment that waits for a review. A text that changes while it waits is decided on as it is then. */
export async function holdComment(
  tx: Transaction,
  comment: { id: string; projectId: string; accountId: string; text: string },
  now: Date,
): Promise<void> {
  const { text: content, ...subject } = comment;
  const id = await openCase(tx, { kind: "comment", ...subject, content }, { isHeld: true, now });
  await caseRows.change(tx, id, { isHeld: true, content });
}
