// Everybody's quotes in the database, as the admin lists them.

import type { QuoteStatus } from "@/lib/core/order/states";
import type { MarketArea } from "@/lib/core/market/area";
import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { recordOwners } from "@/lib/server/db/tables/admin";
import { orders } from "@/lib/server/db/tables/order";
import { projects } from "@/lib/server/db/tables/project";
import { bomQuoteEvents, bomQuotes } from "@/lib/server/db/tables/quote";
import type { BomQuoteRow } from "@/lib/server/bom/rows";
import { accountLabel } from "../records/customer";
import { likePattern } from "../records/search";

/** Statuses that wait for a price of staff. */
const WAITING: QuoteStatus[] = ["Inquiry Received", "Quoting"];

export const isWaiting = (status: QuoteStatus): boolean => WAITING.includes(status);

const waits = inArray(bomQuotes.status, WAITING);

const movedAt = sql<Date>`coalesce((select max(${bomQuoteEvents.createdAt}) from ${bomQuoteEvents}
  where ${bomQuoteEvents.quoteId} = ${bomQuotes.id}), ${bomQuotes.createdAt})`.mapWith(bomQuoteEvents.createdAt);

type Area = { area?: MarketArea };
export type QuoteFilter = Area & {
  status?: QuoteStatus;
  kind?: string;
  waits?: "any";
  /** The account whose quotes are asked for; null for quotes without an owner. */
  ownerId?: string | null;
  keyword?: string;
};
type QuotePage = QuoteFilter & { pageNum: number; pageSize: number };

const owners = alias(accounts, "owners");

function isOwnedBy(ownerId: string | null | undefined) {
  if (ownerId === undefined) return undefined;
  return ownerId === null ? isNull(recordOwners.accountId) : eq(recordOwners.accountId, ownerId);
}

function matches({ area, status, kind, waits: wanted, ownerId, keyword }: QuoteFilter) {
  const pattern = keyword ? likePattern(keyword) : null;
  return and(
    area ? eq(bomQuotes.area, area) : undefined,
    status ? eq(bomQuotes.status, status) : undefined,
    kind ? eq(bomQuotes.kind, kind) : undefined,
    wanted ? waits : undefined,
    isOwnedBy(ownerId),
    pattern
      ? or(
          ilike(bomQuotes.quoteNumber, pattern),
          ilike(bomQuotes.projectName, pattern),
          ilike(accounts.email, pattern),
          ilike(accounts.mobile, pattern),
        )
      : undefined,
  );
}

const ownedBy = sql`'quote:' || ${bomQuotes.id}`;

export async function list(db: Queryable, filter: QuotePage) {
  const where = matches(filter);
  const rows = await db
    .select({
      quote: bomQuotes,
      email: accounts.email,
      mobile: accounts.mobile,
      movedAt,
      ownerId: recordOwners.accountId,
      owner: sql<string | null>`coalesce(${owners.email}, ${owners.mobile})`,
    })
    .from(bomQuotes)
    .innerJoin(accounts, eq(accounts.id, bomQuotes.accountId))
    .leftJoin(recordOwners, eq(recordOwners.subject, ownedBy))
    .leftJoin(owners, eq(owners.id, recordOwners.accountId))
    .where(where)
    .orderBy(
      sql`not ${waits}`,
      sql`case when ${waits} then ${bomQuotes.createdAt} end asc`,
      desc(bomQuotes.createdAt),
      asc(bomQuotes.id),
    )
    .limit(filter.pageSize)
    .offset((filter.pageNum - 1) * filter.pageSize);
  return { rows: rows.map((row) => ({ ...row, customer: accountLabel(row) })), total: await countQuotes(db, filter) };
}

export async function countQuotes(db: Queryable, filter: QuoteFilter): Promise<number> {
  const [row] = await db
    .select({ quotes: count() })
    .from(bomQuotes)
    .innerJoin(accounts, eq(accounts.id, bomQuotes.accountId))
    .leftJoin(recordOwners, eq(recordOwners.subject, ownedBy))
    .where(matches(filter));
  return row?.quotes ?? 0;
}

/** Counts under the filter, whatever status it names. */
export async function countByStatus(db: Queryable, filter: QuoteFilter): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: bomQuotes.status, quotes: count() })
    .from(bomQuotes)
    .innerJoin(accounts, eq(accounts.id, bomQuotes.accountId))
    .leftJoin(recordOwners, eq(recordOwners.subject, ownedBy))
    .where(matches({ ...filter, status: undefined }))
    .groupBy(bomQuotes.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.quotes]));
}

export async function countWaiting(db: Queryable, { area }: Area): Promise<{ count: number; oldest: Date | null }> {
  const oldest = sql<Date | null>`min(${bomQuotes.createdAt})`.mapWith(bomQuotes.createdAt);
  const [row] = await db
    .select({ count: count(), oldest })
    .from(bomQuotes)
    .where(and(waits, area ? eq(bomQuotes.area, area) : undefined));
  return row ?? { count: 0, oldest: null };
}

const sources = alias(bomQuotes, "sources");

/** With the numbers of its order and its source, and the file of its project. */
export async function find(db: Queryable, id: string) {
  const [row] = await db
    .select({
      quote: bomQuotes,
      orderNumber: orders.orderNumber,
      sourceNumber: sources.quoteNumber,
      fileId: projects.fileId,
    })
    .from(bomQuotes)
    .leftJoin(orders, eq(orders.id, bomQuotes.orderId))
    .leftJoin(sources, eq(sources.id, bomQuotes.sourceId))
    .leftJoin(projects, eq(projects.id, bomQuotes.projectId))
    .where(eq(bomQuotes.id, id));
  return row ?? null;
}

/** Held until the transaction ends, so that it is moved by one staff member at a time. */
export async function lock(tx: Transaction, id: string): Promise<BomQuoteRow | null> {
  const [row] = await tx.select().from(bomQuotes).where(eq(bomQuotes.id, id)).for("update");
  return row ?? null;
}

export async function setSpecification(
  tx: Transaction,
  id: string,
  specification: Record<string, unknown>,
): Promise<void> {
  await tx.update(bomQuotes).set({ specification }).where(eq(bomQuotes.id, id));
}
