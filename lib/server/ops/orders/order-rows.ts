// Everybody's orders in the database, as the admin lists them, with what each waits for and since when.

import type { OrderStatus } from "@/lib/core/order/states";
import type { MarketArea } from "@/lib/core/market/area";
import { and, asc, count, desc, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AdminWait } from "@/lib/contracts/ops-order";
import { endOfShanghaiDay, PROMISED_STATUSES } from "@/lib/core/order/due";
import type { Due } from "@/lib/core/order/due-states";
import { NOTES_FOR_STAFF } from "@/lib/core/order/notes";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { recordOwners } from "@/lib/server/db/tables/admin";
import { orderEvents, orders } from "@/lib/server/db/tables/order";
import { complaints, orderMessages, shipments } from "@/lib/server/db/tables/order-care";
import { payments } from "@/lib/server/db/tables/payment";
import { newId } from "@/lib/server/ids";
import { accountLabel } from "../records/customer";
import { likePattern } from "../records/search";

const isPaid = (part: string) => sql`exists (select 1 from ${payments} where ${payments.orderId} = ${orders.id}
  and ${payments.part} = ${part} and ${payments.status} = 'succeeded')`;

const shippingIsSettled = sql`(${orders.shippingChargeMicro} <= ${orders.shippingDiscountMicro} or ${isPaid("shipping")})`;

const hasUnseen = sql`exists (select 1 from ${orderMessages} where ${orderMessages.orderId} = ${orders.id}
  and not ${orderMessages.isFromStaff} and ${orderMessages.seenAt} is null)`;

const hasComplaint = sql`exists (select 1 from ${complaints} where ${complaints.orderId} = ${orders.id}
  and ${complaints.state} = 'open')`;

const awaitsTransfer = sql`exists (select 1 from ${payments} where ${payments.orderId} = ${orders.id}
  and ${payments.method} = 'bankTransfer' and ${payments.status} = 'pending')`;

const lastNoteOfCheck = sql`(select ${orderEvents.note} from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.actor} = 'system'
  order by ${orderEvents.createdAt} desc, ${orderEvents.position} desc limit 1)`;

/** Results of the check before payment that need a person's decision. */
const isLeftToUs = and(
  inArray(orders.status, ["Queued", "Order Received"]),
  inArray(lastNoteOfCheck, [...NOTES_FOR_STAFF]),
);

/** Most urgent task; null if the order waits for somebody else. */
const waits = sql<AdminWait | null>`case
  when ${hasComplaint} then 'complaint'
  when ${hasUnseen} then 'message'
  when ${orders.status} = 'Quotation Process' then 'price'
  when ${isLeftToUs} then 'check'
  when ${orders.status} = 'Paid' and ${orders.questionState} <> 'asked' then 'review'
  when ${orders.status} = 'Reviewed' and ${orders.questionState} <> 'asked' then 'produce'
  when ${orders.status} = 'In Production' then 'weigh'
  when ${orders.status} = 'Processed' and ${shippingIsSettled} then 'ship'
  when ${awaitsTransfer} then 'transfer'
end`;

/** An answer, an acceptance or a payment of the customer is what it needs next. */
const waitsForCustomer = sql<boolean>`(${waits} is null and (
  ${orders.questionState} = 'asked' and ${orders.status} in ('Paid', 'Reviewed')
  or ${orders.status} in ('Submitted', 'Failed', 'Quotation Offered', 'Processed')))`;

const owners = alias(accounts, "owners");

const movedAt = sql<Date>`coalesce((select max(${orderEvents.createdAt}) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.fromStatus} is distinct from ${orderEvents.toStatus}),
  ${orders.createdAt})`;

/** Every order with its customer and what it waits for. */
const admin = (db: Queryable) =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      purchaseNumber: orders.purchaseNumber,
      area: orders.area,
      status: orders.status,
      productType: orders.productType,
      title: orders.title,
      quantity: orders.quantity,
      lineCount: orders.lineCount,
      currency: orders.currency,
      isPriced: orders.isPriced,
      amountPayableMicro: orders.amountPayableMicro,
      createdAt: orders.createdAt,
      promisedAt: orders.promisedAt,
      questionState: orders.questionState,
      promiseStoppedAt: orders.promiseStoppedAt,
      email: accounts.email,
      mobile: accounts.mobile,
      ownerId: recordOwners.accountId,
      owner: sql<string | null>`coalesce(${owners.email}, ${owners.mobile})`.as("owner_name"),
      waits: waits.as("waits"),
      waitsForCustomer: waitsForCustomer.as("waits_for_customer"),
      movedAt: movedAt.mapWith(orderEvents.createdAt).as("moved_at"),
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .leftJoin(recordOwners, eq(recordOwners.subject, sql`'order:' || ${orders.id}`))
    .leftJoin(owners, eq(owners.id, recordOwners.accountId))
    .as("admin_order");

type Admin = ReturnType<typeof admin>;
type Area = { area?: MarketArea };
export type OrderFilter = Area & {
  status?: OrderStatus;
  waits?: AdminWait | "any" | "customer";
  due?: Due;
  /** The account whose orders are asked for; null for orders without an owner. */
  ownerId?: string | null;
  keyword?: string;
  sort?: "todo" | "due" | "newest";
  now: Date;
};
export type OrderPage = OrderFilter & { pageNum: number; pageSize: number };

/** As `dueOf` in lib/core/order/due.ts. */
function isDue(table: Admin, due: Due, now: Date) {
  const end = new Date(endOfShanghaiDay(now.getTime()));
  const spans = {
    late: lt(table.promisedAt, now),
    today: and(gte(table.promisedAt, now), lt(table.promisedAt, end)),
    undated: isNull(table.promisedAt),
    later: gte(table.promisedAt, end),
  };
  return and(inArray(table.status, [...PROMISED_STATUSES]), isNull(table.promiseStoppedAt), spans[due]);
}

function isWaitingFor(table: Admin, wanted: NonNullable<OrderFilter["waits"]>) {
  if (wanted === "any") return isNotNull(table.waits);
  return wanted === "customer" ? eq(table.waitsForCustomer, true) : eq(table.waits, wanted);
}

function isOwnedBy(table: Admin, ownerId: string | null | undefined) {
  if (ownerId === undefined) return undefined;
  return ownerId === null ? isNull(table.ownerId) : eq(table.ownerId, ownerId);
}

function matches(table: Admin, { area, status, waits: wanted, due, ownerId, keyword, now }: OrderFilter) {
  const pattern = keyword ? likePattern(keyword) : null;
  return and(
    area ? eq(table.area, area) : undefined,
    status ? eq(table.status, status) : undefined,
    wanted ? isWaitingFor(table, wanted) : undefined,
    due ? isDue(table, due, now) : undefined,
    isOwnedBy(table, ownerId),
    pattern
      ? or(
          ilike(table.orderNumber, pattern),
          ilike(table.purchaseNumber, pattern),
          ilike(table.title, pattern),
          ilike(table.email, pattern),
          ilike(table.mobile, pattern),
        )
      : undefined,
  );
}

function sortedBy(table: Admin, { sort, now }: Pick<OrderFilter, "sort" | "now">) {
  const isPromised = and(inArray(table.status, [...PROMISED_STATUSES]), isNull(table.promiseStoppedAt));
  const todo = [
    sql`${table.waits} is null`,
    sql`case when ${table.waits} is null then null else ${table.movedAt} end asc nulls last`,
  ];
  // A paid order without a date comes after what is due today.
  const endOfToday = new Date(endOfShanghaiDay(now.getTime())).toISOString();
  const promised = sql`coalesce(${table.promisedAt}, ${endOfToday}::timestamptz)`;
  const due = [sql`case when ${isPromised} then ${promised} end asc nulls last`, ...todo];
  const first = sort === "newest" ? [] : sort === "due" ? due : todo;
  return [...first, desc(table.createdAt), asc(table.id)];
}

export async function list(db: Queryable, filter: OrderPage) {
  const table = admin(db);
  const where = matches(table, filter);
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(...sortedBy(table, filter))
    .limit(filter.pageSize)
    .offset((filter.pageNum - 1) * filter.pageSize);
  const [total] = await db.select({ orders: count() }).from(table).where(where);
  return { rows: rows.map((row) => ({ ...row, customer: accountLabel(row) })), total: total?.orders ?? 0 };
}

export async function countOrders(db: Queryable, filter: OrderFilter): Promise<number> {
  const table = admin(db);
  const [row] = await db.select({ orders: count() }).from(table).where(matches(table, filter));
  return row?.orders ?? 0;
}

/** Counts under the filter, whatever status it names. */
export async function countByStatus(db: Queryable, filter: OrderFilter): Promise<Record<string, number>> {
  const table = admin(db);
  const rows = await db
    .select({ status: table.status, orders: count() })
    .from(table)
    .where(matches(table, { ...filter, status: undefined }))
    .groupBy(table.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.orders]));
}

/** Counts under the filter, whatever task it names. */
export async function countByWaits(db: Queryable, filter: OrderFilter): Promise<Record<string, number>> {
  const table = admin(db);
  const rows = await db
    .select({ waits: table.waits, isTheirs: table.waitsForCustomer, orders: count() })
    .from(table)
    .where(matches(table, { ...filter, waits: undefined }))
    .groupBy(table.waits, table.waitsForCustomer);
  const sum = (of: typeof rows) => of.reduce((all, { orders: each }) => all + each, 0);
  return {
    ...Object.fromEntries(rows.flatMap(({ waits: why, orders: each }) => (why ? [[why, each]] : []))),
    any: sum(rows.filter(({ waits: why }) => why !== null)),
    customer: sum(rows.filter(({ isTheirs }) => isTheirs)),
  };
}

/** Number of orders per task, and since when the oldest waits. */
export async function countWaiting(db: Queryable, { area }: Area) {
  const table = admin(db);
  return db
    .select({ waits: table.waits, count: count(), oldest: sql<Date>`min(${table.movedAt})`.mapWith(orders.createdAt) })
    .from(table)
    .where(and(isNotNull(table.waits), area ? eq(table.area, area) : undefined))
    .groupBy(table.waits);
}

export async function findWaits(db: Queryable, id: string): Promise<AdminWait | null> {
  const table = admin(db);
  const [row] = await db.select({ waits: table.waits }).from(table).where(eq(table.id, id));
  return row?.waits ?? null;
}

export async function insertShipment(tx: Transaction, shipment: Omit<typeof shipments.$inferInsert, "id">) {
  await tx.insert(shipments).values({ id: newId(), ...shipment });
}

export async function setDelivered(tx: Transaction, orderId: string, deliveredAt: Date): Promise<void> {
  await tx.update(shipments).set({ deliveredAt }).where(eq(shipments.orderId, orderId));
}
