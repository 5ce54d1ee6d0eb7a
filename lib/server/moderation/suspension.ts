// People who may not take part in the community for a time.

import { and, eq, gt, isNull, or } from "drizzle-orm";
import { AppError } from "@/lib/contracts/errors";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { communitySuspensions } from "@/lib/server/db/tables/discussion";

/** `until` null for one without end. Null for a person who is not suspended. */
export async function findSuspension(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<{ until: Date | null } | null> {
  const [row] = await db
    .select({ until: communitySuspensions.until })
    .from(communitySuspensions)
    .where(
      and(
        eq(communitySuspensions.accountId, accountId),
        or(isNull(communitySuspensions.until), gt(communitySuspensions.until, now)),
      ),
    );
  return row ?? null;
}

/** Throws COMMUNITY_SUSPENDED. */
export async function requireNotSuspended(db: Queryable, accountId: string, now: Date): Promise<void> {
  if (await findSuspension(db, accountId, now)) throw new AppError("COMMUNITY_SUSPENDED");
}

/** Replaces an earlier suspension. */
export async function suspend(
  tx: Transaction,
  { accountId, ...suspension }: { accountId: string; caseId: string; until: Date | null; createdAt: Date },
): Promise<void> {
  await tx
    .insert(communitySuspensions)
    .values({ accountId, ...suspension })
    .onConflictDoUpdate({ target: communitySuspensions.accountId, set: suspension });
}

/** Only the suspension of this case: a later one stays. */
export async function endSuspension(tx: Transaction, caseId: string): Promise<void> {
  await tx.delete(communitySuspensions).where(eq(communitySuspensions.caseId, caseId));
}

export async function findUntil(db: Queryable, caseId: string): Promise<Date | null> {
  const [row] = await db
    .select({ until: communitySuspensions.until })
    .from(communitySuspensions)
    .where(eq(communitySuspensions.caseId, caseId));
  return row?.until ?? null;
}
