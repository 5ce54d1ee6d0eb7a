// The sandbox provider's own books: what was done on its page, kept whether or not anybody hears of it.

import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { type Database, withTransaction } from "@/lib/server/db/client";
import { sandboxPayments } from "@/lib/server/db/tables/payment";

export type SandboxState = "succeeded" | "failed" | "closed";
export type SandboxEntry = typeof sandboxPayments.$inferSelect;
type Payment = Pick<SandboxEntry, "id" | "currency" | "amountMicro">;

export async function findEntry(db: Database, paymentId: string): Promise<SandboxEntry | null> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId));
  return row ?? null;
}

/**
 * Notes how a payment ended. Money that was taken stays taken, and what is closed stays closed; a refused card may be
 * followed by another one. Answers the state that holds now.
 */
export function noteState(db: Database, payment: Payment, state: SandboxState): Promise<SandboxState> {
  return withTransaction(db, async (tx) => {
    await tx
      .insert(sandboxPayments)
      .values({ ...payment, state })
      .onConflictDoUpdate({
        target: sandboxPayments.id,
        set: { state },
        setWhere: and(ne(sandboxPayments.state, "succeeded"), ne(sandboxPayments.state, "closed")),
      });
    const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, payment.id));
    return (row?.state ?? state) as SandboxState;
  });
}

/** Gives the money back once, however often it is asked. */
export async function noteRefund(db: Database, payment: Payment): Promise<void> {
  await db
    .insert(sandboxPayments)
    .values({ ...payment, state: "succeeded", refundedAt: sql`now()` })
    .onConflictDoUpdate({
      target: sandboxPayments.id,
      set: { refundedAt: sql`now()` },
      setWhere: isNull(sandboxPayments.refundedAt),
    });
}
