// Sums by day in the database; days are those of Shanghai.

import type { MarketArea } from "@/lib/core/market/area";
import { and, between, eq, inArray, type SQL, sql, sum } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "@/lib/server/db/client";
import { dayCounts } from "@/lib/server/db/tables/admin";
import { orderLines, orders } from "@/lib/server/db/tables/order";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { bomQuotes } from "@/lib/server/db/tables/quote";

/** Both days belong to it. */
export type Span = { area: MarketArea; from: string; to: string };

const dayOf = (moment: AnyPgColumn | SQL) => sql<string>`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
const isIn = (day: SQL, { from, to }: Span) => sql`${day} between ${from} and ${to}`;

export function countsByDay(db: Queryable, { area, from, to }: Span) {
  return db
    .select({ day: dayCounts.day, kind: dayCounts.kind, count: dayCounts.count })
    .from(dayCounts)
    .where(and(eq(dayCounts.area, area), between(dayCounts.day, from, to)));
}

async function ordersBy(db: Queryable, moment: AnyPgColumn, span: Span) {
  const day = dayOf(moment);
  return db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(eq(orders.area, span.area), isIn(day, span)))
    .groupBy(sql`1`);
}

/** Quotes by the day on which they were made: how many, and how many of them were ordered by the end of the span. */
export function quotedByDay(db: Queryable, span: Span) {
  const day = dayOf(bomQuotes.createdAt);
  return db
    .select({
      day,
      made: sql<number>`count(*)::int`,
      ordered: sql<number>`(count(*) filter (where ${dayOf(orders.createdAt)} <= ${span.to}))::int`,
    })
    .from(bomQuotes)
    .leftJoin(orders, eq(orders.id, bomQuotes.orderId))
    .where(and(eq(bomQuotes.area, span.area), isIn(day, span)))
    .groupBy(sql`1`);
}

export const placedByDay = (db: Queryable, span: Span) => ordersBy(db, orders.createdAt, span);
export const paidByDay = (db: Queryable, span: Span) => ordersBy(db, orders.paidAt, span);

/** When money came in: a payment that was given back later keeps its order's day. */
const received = sql`case when ${payments.part} = 'order' then coalesce(${orders.paidAt}, ${payments.settledAt})
  else ${payments.settledAt} end`;

export async function receivedByDay(db: Queryable, span: Span) {
  const day = dayOf(received);
  const found = await db
    .select({ day, sumMicro: sum(payments.amountMicro) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.area, span.area), inArray(payments.status, ["succeeded", "refunded"]), isIn(day, span)))
    .groupBy(sql`1`);
  return found.map((row) => ({ day: row.day, sumMicro: Number(row.sumMicro ?? 0) }));
}

export async function givenBackByDay(db: Queryable, span: Span) {
  const day = dayOf(refunds.createdAt);
  const found = await db
    .select({ day, sumMicro: sum(refunds.amountMicro) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.area, span.area), isIn(day, span)))
    .groupBy(sql`1`);
  return found.map((row) => ({ day: row.day, sumMicro: Number(row.sumMicro ?? 0) }));
}

const sectionSum = (section: string) =>
  sql`coalesce(sum((${orderLines.price} -> ${section}::text ->> 'amountMicro')::bigint), 0)`.mapWith(Number);

/** Lines of orders by the day on which they were paid, by the sections of their price. */
export function productsByDay(db: Queryable, span: Span) {
  const day = dayOf(orders.paidAt);
  return db
    .select({
      day,
      boards: sectionSum("pcbTotal"),
      assembly: sectionSum("assemblyTotal"),
      stencils: sectionSum("stencilTotal"),
      components: sectionSum("componentsTotal"),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.area, span.area), isIn(day, span)))
    .groupBy(sql`1`);
}
