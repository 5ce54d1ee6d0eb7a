// Payments and their notices in the database.

import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { paymentNotices, payments, type PaymentStatus } from "@/lib/server/db/tables/payment";
import { newId } from "@/lib/server/ids";

export type PaymentRow = typeof payments.$inferSelect;
type Reader = Database | Transaction;

export async function findById(tx: Reader, paymentId: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  return row ?? null;
}

export async function findPending(tx: Transaction, orderId: string, part: string): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.part, part), eq(payments.status, "pending")));
  return row ?? null;
}

export function listByOrder(db: Reader, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), asc(payments.id));
}

/** Orders with a successful payment of this part. */
export async function findPaid(
  db: Reader,
  orderIds: readonly string[],
  part: PaymentRow["part"],
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const paid = await db
    .selectDistinct({ orderId: payments.orderId })
    .from(payments)
    .where(and(inArray(payments.orderId, [...orderIds]), eq(payments.part, part), eq(payments.status, "succeeded")));
  return new Set(paid.map(({ orderId }) => orderId));
}

type NewPayment = Pick<
  PaymentRow,
  "orderId" | "part" | "provider" | "method" | "currency" | "amountMicro" | "feeMicro" | "expiresAt" | "createdAt"
>;

export async function insertPending(tx: Transaction, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payments)
    .values({ id: newId(), ...payment, status: "pending" })
    .returning();
  if (!row) throw new Error("a payment was not stored");
  return row;
}

/** Keeps what the provider answered; false where the payment has ended meanwhile. */
export async function storeOpened(db: Reader, id: string, opened: { reference: string; payUrl: string }) {
  const stored = await db
    .update(payments)
    .set(opened)
    .where(and(eq(payments.id, id), eq(payments.status, "pending")))
    .returning({ id: payments.id });
  return stored.length > 0;
}

/** For a payment that ended before its provider had answered. */
export async function setReference(tx: Transaction, id: string, reference: string): Promise<void> {
  await tx.update(payments).set({ reference }).where(eq(payments.id, id));
}

type Names = { reference?: string; chargeReference?: string };

export async function settle(
  tx: Transaction,
  paymentId: string,
  { status, now, reference, chargeReference }: { status: PaymentStatus; now: Date } & Names,
): Promise<void> {
  await tx
    .update(payments)
    .set({ status, settledAt: now, reference, chargeReference })
    .where(eq(payments.id, paymentId));
}

/** In one statement: a notice that is here at the same moment has the word about a payment that it ends. */
export async function failPending(db: Database, paymentId: string, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ status: "failed", settledAt: now })
    .where(and(eq(payments.id, paymentId), eq(payments.status, "pending")));
}

/** Payments without an end that were begun by `begunBy` and that nobody asked about since `askedBefore`; the oldest first. */
export function listUnsettled(
  db: Database,
  { begunBy, askedBefore, limit }: { begunBy: Date; askedBefore: Date; limit: number },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, "pending"),
        ne(payments.method, "bankTransfer"),
        lte(payments.createdAt, begunBy),
        or(isNull(payments.lookedUpAt), lte(payments.lookedUpAt, askedBefore)),
      ),
    )
    .orderBy(sql`${payments.lookedUpAt} nulls first`, asc(payments.createdAt))
    .limit(limit);
}

export async function setLookedUp(db: Database, paymentId: string, now: Date): Promise<void> {
  await db.update(payments).set({ lookedUpAt: now }).where(eq(payments.id, paymentId));
}

/** The bank transfer that an order waits for, or waited for last. */
export async function findTransfer(tx: Transaction, orderId: string): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.method, "bankTransfer")))
    .orderBy(desc(payments.createdAt), asc(payments.id))
    .limit(1);
  return row ?? null;
}

/** False where the notice is known: its effect has been had. */
export async function insertNotice(tx: Transaction, notice: typeof paymentNotices.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(paymentNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id });
  return made.length > 0;
}

export async function hasNotice(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.select({ id: paymentNotices.id }).from(paymentNotices).where(eq(paymentNotices.id, id));
  return found.length > 0;
}

export async function setNoticeEffect(tx: Transaction, id: string, effect: string): Promise<void> {
  await tx.update(paymentNotices).set({ effect }).where(eq(paymentNotices.id, id));
}
