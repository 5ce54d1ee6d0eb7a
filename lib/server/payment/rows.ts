// Payments, their notices and refunds in the database.

import { and, desc, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { paymentNotices, payments, refunds } from "@/lib/server/db/schema";
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
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.createdAt));
}

type NewPayment = Pick<PaymentRow, "orderId" | "part" | "provider" | "currency" | "amountMicro">;

export async function insertPending(tx: Transaction, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payments)
    .values({ id: newId(), ...payment, status: "pending" })
    .returning();
  if (!row) throw new Error("a payment was not stored");
  return row;
}

export async function settle(
  tx: Transaction,
  paymentId: string,
  status: "succeeded" | "failed" | "refunded",
  now: Date,
) {
  await tx.update(payments).set({ status, settledAt: now }).where(eq(payments.id, paymentId));
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

export async function setNoticeEffect(tx: Transaction, id: string, effect: string): Promise<void> {
  await tx.update(paymentNotices).set({ effect }).where(eq(paymentNotices.id, id));
}

export async function insertRefund(tx: Transaction, payment: PaymentRow, reason: string): Promise<void> {
  await tx
    .insert(refunds)
    .values({ id: newId(), paymentId: payment.id, amountMicro: payment.amountMicro, reason })
    .onConflictDoNothing();
}
