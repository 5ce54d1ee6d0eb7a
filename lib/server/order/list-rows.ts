// A customer's list of orders in the database: filtered, counted by status, a page at a time.

import { and, asc, count, desc, eq, exists, gte, ilike, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { OrderStatus } from "@/lib/contracts/order";
import type { Database, Queryable } from "@/lib/server/db/client";
import { orderLines, orders } from "@/lib/server/db/tables/order";
import { bomLines, bomQuotes } from "@/lib/server/db/tables/quote";
import { isOwnedBy, type OrderLineRow, type OrderOwner, type OrderRow } from "./rows";

/** `from` and `to` are days (`YYYY-MM-DD`) in Shanghai; both count. */
export type OrderSearch = { keyword?: string; productType?: string; from?: string; to?: string };
export type OrderFilter = OrderSearch & { status?: OrderStatus; pageNum: number; pageSize: number };

const DAY_MS = 86_400_000;
const dayStart = (day: string) => new Date(`${day}T00:00:00+08:00`);

const escapeLike = (keyword: string) => keyword.replace(/[\\%_]/g, (char) => `\\${char}`);

/** In a number of the order, or in what one of its lines or parts is called. */
function contains(db: Database, keyword: string) {
  const pattern = `%${escapeLike(keyword)}%`;
  const mpn = sql`${orderLines.specification}->>'mpn'`;
  const lines = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orders.id),
        or(ilike(orderLines.partNo, pattern), ilike(orderLines.projectName, pattern), ilike(mpn, pattern)),
      ),
    );
  const parts = db
    .select({ one: sql`1` })
    .from(bomQuotes)
    .innerJoin(bomLines, eq(bomLines.quoteId, bomQuotes.id))
    .where(and(eq(bomQuotes.orderId, orders.id), ilike(bomLines.mpn, pattern)));
  const named = [orders.orderNumber, orders.purchaseNumber, orders.title].map((column) => ilike(column, pattern));
  return or(...named, exists(lines), exists(parts));
}

function matches(db: Database, owner: OrderOwner, { keyword, productType, from, to }: OrderSearch) {
  return and(
    isOwnedBy(owner),
    isNull(orders.hiddenAt),
    keyword ? contains(db, keyword) : undefined,
    productType ? eq(orders.productType, productType) : undefined,
    from ? gte(orders.createdAt, dayStart(from)) : undefined,
    to ? lt(orders.createdAt, new Date(dayStart(to).getTime() + DAY_MS)) : undefined,
  );
}

/** Columns of an order in a list; addresses, price and process are on its page. */
const listedColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  productType: orders.productType,
  status: orders.status,
  currency: orders.currency,
  isPriced: orders.isPriced,
  amountPayableMicro: orders.amountPayableMicro,
  createdAt: orders.createdAt,
  leadTimeDays: orders.leadTimeDays,
  promisedAt: orders.promisedAt,
  title: orders.title,
  quantity: orders.quantity,
  lineCount: orders.lineCount,
  purchaseNumber: orders.purchaseNumber,
  questionState: orders.questionState,
  shippingChargeMicro: orders.shippingChargeMicro,
  shippingDiscountMicro: orders.shippingDiscountMicro,
};

export type ListedOrder = Pick<OrderRow, keyof typeof listedColumns>;

/** A page of what matches, the newest first. */
export function listOwned(db: Database, owner: OrderOwner, filter: OrderFilter): Promise<ListedOrder[]> {
  const { status, pageNum, pageSize } = filter;
  return db
    .select(listedColumns)
    .from(orders)
    .where(and(matches(db, owner, filter), status ? eq(orders.status, status) : undefined))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

/** Number of matching orders per status, whichever status is selected. */
export async function countByStatus(
  db: Database,
  owner: OrderOwner,
  search: OrderSearch,
): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(matches(db, owner, search))
    .groupBy(orders.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.orders]));
}

const LISTED_LINE = {
  orderId: orderLines.orderId,
  position: orderLines.position,
  itemType: orderLines.itemType,
  specification: orderLines.specification,
  topPictureKey: orderLines.topPictureKey,
  board3dSnapshotKey: orderLines.board3dSnapshotKey,
};
export type ListedLineRow = Pick<OrderLineRow, keyof typeof LISTED_LINE>;

/** The lines of several orders, each order's in their places. */
export async function findLinesOf(db: Queryable, orderIds: readonly string[]): Promise<ListedLineRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select(LISTED_LINE)
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}
