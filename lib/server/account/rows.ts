// Accounts in the database.

import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { accounts, auditEvents, files, projects, sessions } from "@/lib/server/db/schema";
import { newId } from "@/lib/server/ids";

export type AccountRow = typeof accounts.$inferSelect;
type Reader = Database | Transaction;

export async function findByEmail(db: Reader, emailCanonical: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.emailCanonical, emailCanonical));
  return row ?? null;
}

export async function getById(db: Reader, accountId: string): Promise<AccountRow> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!row) throw new Error(`no account ${accountId}`);
  return row;
}

type NewAccount = Pick<AccountRow, "email" | "emailCanonical" | "passwordHash" | "locale">;

/** The new account's id, or null where the address is taken. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<string | null> {
  const [made] = await tx
    .insert(accounts)
    .values({ id: newId(), ...account })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return made?.id ?? null;
}

/** What a visitor made becomes the account's. */
export async function handOver(tx: Transaction, visitorHash: string, accountId: string): Promise<void> {
  for (const table of [files, projects]) {
    await tx
      .update(table)
      .set({ accountId, visitorHash: null })
      .where(and(eq(table.visitorHash, visitorHash), isNull(table.accountId)));
  }
}

export async function endSession(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ revokedAt: now, revokedFor: "signed out" }).where(eq(sessions.id, sessionId));
}

export async function recordEvent(tx: Reader, accountId: string, kind: string, details: Record<string, unknown>) {
  await tx.insert(auditEvents).values({ id: newId(), accountId, kind, details });
}
