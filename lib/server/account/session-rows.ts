// The sessions of an account in the database.

import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import { ABSOLUTE_MS, IDLE_MS } from "@/lib/server/auth/sessions";
import type { Database, Transaction } from "@/lib/server/db/client";
import { sessions } from "@/lib/server/db/tables/account";

type Reader = Database | Transaction;
export type SessionRow = typeof sessions.$inferSelect;

const isOpen = (accountId: string) => and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt));

/** The last used first. */
export async function listOpen(db: Reader, accountId: string, now: Date): Promise<SessionRow[]> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  return db
    .select()
    .from(sessions)
    .where(
      and(isOpen(accountId), gt(sessions.lastUsedAt, before(IDLE_MS)), gt(sessions.createdAt, before(ABSOLUTE_MS))),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

type Ending = { now: Date; reason: string };

/** False where there was no such session. */
export async function end(tx: Reader, accountId: string, sessionId: string, { now, reason }: Ending): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedFor: reason })
    .where(and(isOpen(accountId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all of an account's sessions but `kept`; answers which. */
export async function endAll(
  tx: Reader,
  accountId: string,
  { now, reason, kept }: Ending & { kept?: string },
): Promise<string[]> {
  const others = kept === undefined ? isOpen(accountId) : and(isOpen(accountId), ne(sessions.id, kept));
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedFor: reason })
    .where(others)
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
