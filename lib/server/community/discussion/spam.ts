// The spam guard: facts about an account and a text, and what follows from them.

import { createHash } from "node:crypto";
import { AppError } from "@/lib/contracts/errors";
import {
  FLOOD_WINDOW_MS,
  floodWaitMs,
  isNewAccount,
  judgeComment,
  repeatKey,
  type Verdict,
} from "@/lib/core/discussion/spam-guard";
import * as accountRows from "@/lib/server/account/rows";
import type { Transaction } from "@/lib/server/db/client";
import { tooManyRequests } from "@/lib/server/http/rate-limiter";
import * as commentRows from "./comment-rows";

export const textHashOf = (text: string): string => createHash("sha256").update(repeatKey(text)).digest("base64url");

interface Written {
  readonly accountId: string;
  readonly text: string;
  /** The comment that is edited; null for a new one. */
  readonly editedId: string | null;
  readonly now: Date;
}

/**
 * Comments of one account are written one after the other. Throws TOO_MANY_REQUESTS for a flood and COMMENT_REPEATED for
 * the same words again; `hold` is for staff to look at.
 */
export async function guardComment(
  tx: Transaction,
  { accountId, text, editedId, now }: Written,
): Promise<Exclude<Verdict, "refuse">> {
  const { createdAt } = await accountRows.lockById(tx, accountId);
  const since = new Date(now.getTime() - FLOOD_WINDOW_MS);
  const visible = await commentRows.countVisibleOf(tx, accountId);
  const isNew = isNewAccount({ createdAt, visible, now });
  if (editedId === null) {
    const waitMs = floodWaitMs(await commentRows.timesSince(tx, accountId, since), { isNew, now });
    if (waitMs > 0) throw tooManyRequests(waitMs);
  }
  const repeats = { accountId, textHash: textHashOf(text), since, exceptId: editedId };
  const { own, others } = await commentRows.countRepeats(tx, repeats);
  const verdict = judgeComment({ text, isNew, ownRepeats: own, otherAccounts: others });
  if (verdict === "refuse") throw new AppError("COMMENT_REPEATED");
  return verdict;
}
