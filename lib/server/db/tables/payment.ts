// Payments, refunds and what providers say of them.

import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { orders } from "@/lib/server/db/tables/order";
import { createdAt, currency, id, micro, time } from "@/lib/server/db/tables/columns";

export type PaymentStatus = "pending" | "succeeded" | "failed" | "expired" | "refunded";
/** `byHand`: a person has to send it; `refused`: a person has to look at it. */
export type RefundStatus = "due" | "sent" | "byHand" | "refused";

export const payments = pgTable(
  "payments",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    /** `order` before production, `shipping` after it. */
    part: text("part").notNull(),
    provider: text("provider").notNull(),
    method: text("method").notNull().default("sandbox"),
    currency: currency(),
    amountMicro: micro("amount_micro").notNull(),
    /** The share of the amount that is the method's fee. */
    feeMicro: micro("fee_micro").notNull().default(0),
    status: text("status").$type<PaymentStatus>().notNull(),
    /** The provider's ID of the payment; null until the provider has opened it, and nobody has its link before. */
    reference: text("reference"),
    /** The provider's ID of the captured money. */
    chargeReference: text("charge_reference"),
    payUrl: text("pay_url"),
    /** Until when the link can be paid; null where it has no end. */
    expiresAt: time("expires_at"),
    /** When the provider was last asked about it. */
    lookedUpAt: time("looked_up_at"),
    createdAt: createdAt(),
    settledAt: time("settled_at"),
  },
  (table) => [
    uniqueIndex("payments_one_success")
      .on(table.orderId, table.part)
      .where(sql`${table.status} = 'succeeded'`),
    uniqueIndex("payments_one_pending")
      .on(table.orderId, table.part)
      .where(sql`${table.status} = 'pending'`),
    index("payments_open")
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** Money given back, and why. */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    /** Cause of the refund, unique per payment: `order` (it ended), or a complaint's ID. */
    cause: text("cause").notNull().default("order"),
    amountMicro: micro("amount_micro").notNull(),
    reason: text("reason").notNull(),
    status: text("status").$type<RefundStatus>().notNull().default("due"),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: time("next_try_at").notNull().defaultNow(),
    reference: text("reference"),
    lastError: text("last_error"),
    sentAt: time("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("refunds_once").on(table.paymentId, table.cause),
    index("refunds_due")
      .on(table.nextTryAt)
      .where(sql`${table.status} = 'due'`),
  ],
);

/** The sandbox provider's own books: what was done on its page, whether or not anybody heard of it. */
export const sandboxPayments = pgTable("sandbox_payments", {
  /** The payment's id. */
  id: id(),
  currency: currency(),
  amountMicro: micro("amount_micro").notNull(),
  /** succeeded, failed, closed. */
  state: text("state").notNull(),
  refundedAt: time("refunded_at"),
  createdAt: createdAt(),
});

/** A provider's notices by their own id: the row is written in the transaction of its effect. */
export const paymentNotices = pgTable("payment_notices", {
  id: text("id").primaryKey(),
  provider: text("provider").notNull(),
  paymentId: text("payment_id"),
  kind: text("kind").notNull(),
  effect: text("effect").notNull(),
  createdAt: createdAt(),
});
