// Refunds in the database: decided with what they undo, sent afterwards.

import { and, asc, eq, lte, sql } from "drizzle-orm";
import { type Database, type Transaction, withTransaction } from "@/lib/server/db/client";
import { payments, refunds } from "@/lib/server/db/schema";
import { newId } from "@/lib/server/ids";
import type { PaymentRow } from "./rows";

export type RefundRow = typeof refunds.$inferSelect;

/** Gives back the whole of a payment, once; the payment's status is the caller's to set. */
export async function insertRefund(
  tx: Transaction,
  payment: PaymentRow,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  if (payment.amountMicro === 0) return;
  const { id: paymentId, amountMicro } = payment;
  await tx
    .insert(refunds)
    .values({ id: newId(), paymentId, amountMicro, reason, nextTryAt: now, createdAt: now })
    .onConflictDoNothing();
}

/** One refund that is due, counted as tried and put off, so that no second process sends it meanwhile. */
export async function takeDue(
  db: Database,
  now: Date,
  putOffMs: (attempts: number) => number,
): Promise<{ refund: RefundRow; payment: PaymentRow } | null> {
  return withTransaction(db, async (tx) => {
    const [due] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.status, "due"), lte(refunds.nextTryAt, now)))
      .orderBy(asc(refunds.nextTryAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return null;
    const nextTryAt = new Date(now.getTime() + putOffMs(due.attempts + 1));
    const [refund] = await tx
      .update(refunds)
      .set({ attempts: sql`${refunds.attempts} + 1`, nextTryAt })
      .where(eq(refunds.id, due.id))
      .returning();
    const [payment] = await tx.select().from(payments).where(eq(payments.id, due.paymentId));
    if (!refund || !payment) throw new Error(`refund ${due.id} has no payment`);
    return { refund, payment };
  });
}

type Change = Partial<Pick<RefundRow, "status" | "reference" | "lastError" | "sentAt">>;

export async function update(db: Database, refundId: string, change: Change): Promise<void> {
  await db.update(refunds).set(change).where(eq(refunds.id, refundId));
}
