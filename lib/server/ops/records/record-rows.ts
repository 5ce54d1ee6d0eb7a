// Internal notes, owners and staff members in the database.

import { and, asc, desc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { adminNotes, recordOwners } from "@/lib/server/db/tables/admin";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { orders } from "@/lib/server/db/tables/order";
import { accountLabel } from "./customer";

export async function insertNote(tx: Queryable, note: typeof adminNotes.$inferInsert): Promise<void> {
  await tx.insert(adminNotes).values(note);
}

/** The newest first. */
export async function listNotes(db: Queryable, subject: string) {
  const found = await db
    .select({ note: adminNotes, email: accounts.email, mobile: accounts.mobile })
    .from(adminNotes)
    .leftJoin(accounts, eq(accounts.id, adminNotes.authorId))
    .where(eq(adminNotes.subject, subject))
    .orderBy(desc(adminNotes.createdAt), desc(adminNotes.id));
  return found.map(({ note, ...author }) => ({ ...note, author: accountLabel(author) }));
}

export async function findOwner(db: Queryable, subject: string) {
  const [row] = await db
    .select({ accountId: accounts.id, email: accounts.email, mobile: accounts.mobile })
    .from(recordOwners)
    .innerJoin(accounts, eq(accounts.id, recordOwners.accountId))
    .where(eq(recordOwners.subject, subject));
  return row ? { accountId: row.accountId, name: accountLabel(row) } : null;
}

export async function deleteOwner(tx: Transaction, subject: string): Promise<void> {
  await tx.delete(recordOwners).where(eq(recordOwners.subject, subject));
}

export async function upsertOwner(
  tx: Transaction,
  subject: string,
  { accountId, since }: { accountId: string; since: Date },
): Promise<void> {
  await tx
    .insert(recordOwners)
    .values({ subject, accountId, since })
    .onConflictDoUpdate({ target: recordOwners.subject, set: { accountId, since } });
}

export async function listStaff(db: Queryable) {
  const found = await db
    .select({ accountId: accounts.id, email: accounts.email, mobile: accounts.mobile })
    .from(accounts)
    .where(eq(accounts.isStaff, true))
    .orderBy(asc(accounts.email), asc(accounts.id));
  return found.map((row) => ({ accountId: row.accountId, name: accountLabel(row) }));
}

export async function isStaff(db: Queryable, accountId: string): Promise<boolean> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.isStaff, true)));
  return found.length > 0;
}

/** The account that an order, a quote or an account record belongs to; null where there is no such record. */
export async function findRecordAccount(db: Queryable, record: string, id: string): Promise<string | null> {
  if (record === "order") {
    const [row] = await db.select({ accountId: orders.accountId }).from(orders).where(eq(orders.id, id));
    return row?.accountId ?? null;
  }
  if (record === "quote") {
    const [row] = await db.select({ accountId: bomQuotes.accountId }).from(bomQuotes).where(eq(bomQuotes.id, id));
    return row?.accountId ?? null;
  }
  const [row] = await db.select({ accountId: accounts.id }).from(accounts).where(eq(accounts.id, id));
  return row?.accountId ?? null;
}

/** Holds the order or the quote until the transaction ends, so that two hand-overs at one moment follow each other. */
export async function lockRecord(tx: Transaction, record: "order" | "quote", id: string): Promise<string | null> {
  const [row] =
    record === "order"
      ? await tx.select({ accountId: orders.accountId }).from(orders).where(eq(orders.id, id)).for("update")
      : await tx.select({ accountId: bomQuotes.accountId }).from(bomQuotes).where(eq(bomQuotes.id, id)).for("update");
  return row?.accountId ?? null;
}
