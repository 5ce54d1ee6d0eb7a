// Complaints in the database with their orders, as the admin decides them.

import type { MarketArea } from "@/lib/core/market/area";
import { and, asc, count, desc, eq, ilike, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { complaints } from "@/lib/server/db/tables/order-care";
import { likePattern } from "../records/search";

export type ComplaintRow = typeof complaints.$inferSelect;

const listed = (db: Queryable) =>
  db
    .select({
      complaint: complaints,
      order: {
        orderNumber: orders.orderNumber,
        area: orders.area,
        currency: orders.currency,
        email: accounts.email,
        mobile: accounts.mobile,
      },
    })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId));

export type ListedComplaint = Awaited<ReturnType<typeof listed>>[number];
type Filter = { state?: string; area?: MarketArea; keyword?: string };

function matches({ state, area, keyword }: Filter) {
  const pattern = keyword ? likePattern(keyword) : null;
  return and(
    state ? eq(complaints.state, state) : undefined,
    area ? eq(orders.area, area) : undefined,
    pattern
      ? or(
          ilike(orders.orderNumber, pattern),
          ilike(accounts.email, pattern),
          ilike(accounts.mobile, pattern),
          ilike(complaints.text, pattern),
        )
      : undefined,
  );
}

export async function list(db: Queryable, filter: Filter & { pageNum: number; pageSize: number }) {
  const { pageNum, pageSize } = filter;
  const where = matches(filter);
  const rows = await listed(db)
    .where(where)
    .orderBy(
      sql`${complaints.state} <> 'open'`,
      sql`case when ${complaints.state} = 'open' then ${complaints.createdAt} end asc`,
      desc(complaints.createdAt),
      asc(complaints.id),
    )
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await db
    .select({ complaints: count() })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(where);
  return { rows, total: total?.complaints ?? 0 };
}

/** Counts under the filter, whatever state it names. */
export async function countByState(db: Queryable, filter: Filter): Promise<Record<string, number>> {
  const rows = await db
    .select({ state: complaints.state, complaints: count() })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(matches({ ...filter, state: undefined }))
    .groupBy(complaints.state);
  return Object.fromEntries(rows.map((row) => [row.state, row.complaints]));
}

export function listByOrder(db: Queryable, orderId: string): Promise<ListedComplaint[]> {
  return listed(db).where(eq(orders.id, orderId)).orderBy(asc(complaints.createdAt), asc(complaints.id));
}

export async function find(db: Queryable, id: string): Promise<ComplaintRow | null> {
  const [row] = await db.select().from(complaints).where(eq(complaints.id, id));
  return row ?? null;
}

type Decision = Pick<ComplaintRow, "state" | "answer" | "decidedBy" | "decidedAt"> &
  Partial<Pick<ComplaintRow, "refundMicro" | "refundId" | "remakeOrderId">>;

/** Decides one that is still open; false where somebody was first. */
export async function decide(tx: Transaction, id: string, decision: Decision): Promise<boolean> {
  const decided = await tx
    .update(complaints)
    .set(decision)
    .where(and(eq(complaints.id, id), eq(complaints.state, "open")))
    .returning({ id: complaints.id });
  return decided.length > 0;
}

/** True for an order that remakes another one at no charge. */
export async function isRemake(db: Queryable, orderId: string): Promise<boolean> {
  const found = await db.select({ id: complaints.id }).from(complaints).where(eq(complaints.remakeOrderId, orderId));
  return found.length > 0;
}
