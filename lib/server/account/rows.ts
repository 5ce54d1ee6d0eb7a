// Accounts in the database.

import { and, eq, isNull, or } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { accounts, auditEvents } from "@/lib/server/db/tables/account";
import { files, projects } from "@/lib/server/db/tables/project";
import { newId } from "@/lib/server/ids";

export type AccountRow = typeof accounts.$inferSelect;
type Reader = Database | Transaction;

export async function findByEmail(db: Reader, emailCanonical: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.emailCanonical, emailCanonical));
  return row ?? null;
}

/** By a canonical address or mobile number. */
export async function findByContact(db: Reader, contact: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(or(eq(accounts.emailCanonical, contact), eq(accounts.mobile, contact)));
  return row ?? null;
}

export async function findByGoogle(db: Reader, subject: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.googleSubject, subject));
  return row ?? null;
}

export async function findByAvatar(db: Reader, avatarKey: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.avatarKey, avatarKey));
  return row ?? null;
}

export async function getById(db: Reader, accountId: string): Promise<AccountRow> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!row) throw new Error(`no account ${accountId}`);
  return row;
}

/** Like `getById`, held until the transaction ends. */
export async function lockById(tx: Transaction, accountId: string): Promise<AccountRow> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for("update");
  if (!row) throw new Error(`no account ${accountId}`);
  return row;
}

type NewAccount = Pick<typeof accounts.$inferInsert, "passwordHash" | "locale"> & Partial<typeof accounts.$inferInsert>;

/** The new account's id, or null where the address or number is taken. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<string | null> {
  const [made] = await tx
    .insert(accounts)
    .values({ ...account, id: newId() })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return made?.id ?? null;
}

/** Undefined fields stay. A duplicate unique value fails with the database's error; `isTaken` recognizes it. */
export async function updateAccount(
  db: Reader,
  accountId: string,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await db.update(accounts).set(change).where(eq(accounts.id, accountId));
}

const UNIQUE_VIOLATION = "23505";

export function isTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === UNIQUE_VIOLATION;
}

/** A visitor's records become the account's. */
export async function transferToAccount(tx: Transaction, visitorHash: string, accountId: string): Promise<void> {
  for (const table of [files, projects]) {
    await tx
      .update(table)
      .set({ accountId, visitorHash: null })
      .where(and(eq(table.visitorHash, visitorHash), isNull(table.accountId)));
  }
}

/** `by` says which of the staff did it, and to what. */
export async function recordEvent(
  tx: Reader,
  accountId: string,
  kind: string,
  details: Record<string, unknown>,
  by: { actorId?: string; subject?: string } = {},
) {
  await tx.insert(auditEvents).values({ id: newId(), accountId, kind, details, ...by });
}
