// Refunds in the database: decided with what they undo, sent afterwards.

import { and, asc, eq, lte, sql, sum } from "drizzle-orm";
import { type Database, type Transaction, withTransaction } from "@/lib/server/db/client";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { newId } from "@/lib/server/ids";
import type { PaymentRow } from "./rows";

export type RefundRow = typeof refunds.$inferSelect;

type NewRefund = { reason: string; now: Date; amountMicro?: number; cause?: string };

/**
 * Gives back of a payment what it has left, or as much as is said, once for each cause; the payment's status is the
 * caller's to set. Answers the refund's id; null where nothing is left, or it was given back for this cause before.
 */
export async function insertRefund(tx: Transaction, payment: PaymentRow, refund: NewRefund): Promise<string | null> {
  const { reason, now, cause } = refund;
  const left = await refundableMicro(tx, payment);
  const amountMicro = Math.min(refund.amountMicro ?? left, left);
  if (amountMicro === 0) return null;
  const [made] = await tx
    .insert(refunds)
    .values({ id: newId(), paymentId: payment.id, amountMicro, reason, cause, nextTryAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  return made?.id ?? null;
}

/** Amount of a payment that is neither refunded nor being refunded. */
export async function refundableMicro(
  db: Database | Transaction,
  { id, amountMicro }: Pick<PaymentRow, "id" | "amountMicro">,
): Promise<number> {
  const [row] = await db
    .select({ givenMicro: sum(refunds.amountMicro) })
    .from(refunds)
    .where(eq(refunds.paymentId, id));
  return amountMicro - Number(row?.givenMicro ?? 0);
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

/** The refunds of an order's payments, the oldest first. */
export function listByOrder(db: Database | Transaction, orderId: string) {
  return db
    .select({ refund: refunds, payment: { part: payments.part, method: payments.method } })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(payments.part), asc(refunds.id));
}
export type OrderRefundRow = Awaited<ReturnType<typeof listByOrder>>[number];

type Change = Partial<Pick<RefundRow, "status" | "reference" | "lastError" | "sentAt">>;

export async function update(db: Database | Transaction, refundId: string, change: Change): Promise<void> {
  await db.update(refunds).set(change).where(eq(refunds.id, refundId));
}
