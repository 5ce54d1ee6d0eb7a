// Refunds in the database with their orders, as the admin lists them.

import type { MarketArea } from "@/lib/core/market/area";
import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { orders } from "@/lib/server/db/tables/order";
import { payments, refunds, type RefundStatus } from "@/lib/server/db/tables/payment";

const columns = {
  refund: refunds,
  payment: { part: payments.part, method: payments.method, provider: payments.provider },
  order: {
    id: orders.id,
    orderNumber: orders.orderNumber,
    area: orders.area,
    currency: orders.currency,
    accountId: orders.accountId,
  },
};

const listed = (db: Queryable) =>
  db
    .select(columns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId));

export type ListedRefund = Awaited<ReturnType<typeof listed>>[number];

type Filter = { state?: RefundStatus; area?: MarketArea; pageNum: number; pageSize: number };

/** Those that need a person first, of those the oldest. */
const needsPerson = sql`case when ${refunds.status} in ('byHand', 'refused') then 0 else 1 end`;

export async function list(db: Queryable, { state, area, pageNum, pageSize }: Filter) {
  const where = and(state ? eq(refunds.status, state) : undefined, area ? eq(orders.area, area) : undefined);
  const rows = await listed(db)
    .where(where)
    .orderBy(
      needsPerson,
      sql`case when ${refunds.status} in ('byHand', 'refused') then ${refunds.createdAt} end asc`,
      desc(refunds.createdAt),
      asc(refunds.id),
    )
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await db
    .select({ refunds: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(where);
  return { rows, total: total?.refunds ?? 0 };
}

export async function countByState(db: Queryable, area?: MarketArea): Promise<Record<string, number>> {
  const rows = await db
    .select({ state: refunds.status, refunds: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(area ? eq(orders.area, area) : undefined)
    .groupBy(refunds.status);
  return Object.fromEntries(rows.map((row) => [row.state, row.refunds]));
}

/** Number of manual refunds, and since when the oldest waits. */
export async function countForPerson(db: Queryable): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: sql<Date | null>`min(${refunds.createdAt})`.mapWith(refunds.createdAt) })
    .from(refunds)
    .where(sql`${refunds.status} in ('byHand', 'refused')`);
  return row ?? { count: 0, oldest: null };
}

export function listByOrder(db: Queryable, orderId: string): Promise<ListedRefund[]> {
  return listed(db).where(eq(orders.id, orderId)).orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Held until the transaction ends; null where there is none. */
export async function lock(tx: Transaction, id: string): Promise<ListedRefund | null> {
  const [row] = await listed(tx).where(eq(refunds.id, id)).for("update", { of: refunds });
  return row ?? null;
}

export async function setSent(tx: Transaction, id: string, sent: { reference: string; sentAt: Date }): Promise<void> {
  await tx
    .update(refunds)
    .set({ status: "sent", ...sent })
    .where(eq(refunds.id, id));
}
