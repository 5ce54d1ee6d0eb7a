// Everything of one customer that staff see, in the database.

import { and, asc, count, desc, eq, inArray, isNull, sql, sum } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { receivers } from "@/lib/server/db/tables/address";
import { accounts } from "@/lib/server/db/tables/account";
import { coupons } from "@/lib/server/db/tables/coupon";
import { orders } from "@/lib/server/db/tables/order";
import { orderMessages } from "@/lib/server/db/tables/order-care";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { bomQuotes } from "@/lib/server/db/tables/quote";

const NEWEST = 50;

export async function exists(db: Queryable, accountId: string): Promise<boolean> {
  return (await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId))).length > 0;
}

/** Somebody who may still sign in. */
export async function isOpen(db: Queryable, accountId: string): Promise<boolean> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.closedAt)));
  return found.length > 0;
}

export const listOrders = (db: Queryable, accountId: string) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(NEWEST);

export const listQuotes = (db: Queryable, accountId: string) =>
  db
    .select()
    .from(bomQuotes)
    .where(eq(bomQuotes.accountId, accountId))
    .orderBy(desc(bomQuotes.createdAt), asc(bomQuotes.id))
    .limit(NEWEST);

export const listCoupons = (db: Queryable, accountId: string) =>
  db
    .select()
    .from(coupons)
    .where(eq(coupons.accountId, accountId))
    .orderBy(desc(coupons.createdAt), asc(coupons.id))
    .limit(NEWEST);

export const listMessages = (db: Queryable, accountId: string) =>
  db
    .select({ message: orderMessages, orderNumber: orders.orderNumber })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.id, orderMessages.orderId))
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orderMessages.createdAt), desc(orderMessages.id))
    .limit(NEWEST);

export async function countAddresses(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(receivers).where(eq(receivers.accountId, accountId));
  return row?.rows ?? 0;
}

/** Payments received by currency, less refunds. */
export async function spendOf(db: Queryable, accountId: string) {
  const received = await db
    .select({ currency: orders.currency, sum: sum(payments.amountMicro) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.accountId, accountId), inArray(payments.status, ["succeeded", "refunded"])))
    .groupBy(orders.currency)
    .orderBy(sql`1`);
  const back = await db
    .select({ currency: orders.currency, sum: sum(refunds.amountMicro) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.accountId, accountId))
    .groupBy(orders.currency);
  return received.map(({ currency, sum: came }) => ({
    currency,
    amountMicro: Number(came ?? 0) - Number(back.find((row) => row.currency === currency)?.sum ?? 0),
  }));
}
