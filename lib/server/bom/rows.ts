// Quotes of assembled boards in the database: read by their owner, moved only from the status they are in.

import type { MarketArea } from "@/lib/core/market/area";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
  sum,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { QuoteStatus } from "@/lib/core/order/states";
import type { Database, Queryable, Transaction } from "@/lib/server/db/client";
import { orders } from "@/lib/server/db/tables/order";
import { parts } from "@/lib/server/db/tables/part";
import { projects } from "@/lib/server/db/tables/project";
import { bomLines, bomQuoteEvents, bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";

export type BomQuoteRow = typeof bomQuotes.$inferSelect;
export type BomLineRow = typeof bomLines.$inferSelect;
export type BomQuoteEventRow = typeof bomQuoteEvents.$inferSelect;
type Reader = Database | Transaction;
export type QuoteOwner = { accountId: string; area: MarketArea };

/** With the numbers of the order that was placed by it, and of the quote that it repeats. */
export type ListedQuote = {
  quote: BomQuoteRow;
  orderNumber: string | null;
  sourceNumber: string | null;
  /** Pictures of its project; null without one. */
  topPictureKey: string | null;
  board3dSnapshotKey: string | null;
};

const isOwnedBy = ({ accountId, area }: QuoteOwner) =>
  and(eq(bomQuotes.accountId, accountId), eq(bomQuotes.area, area), isNull(bomQuotes.hiddenAt));

const sources = alias(bomQuotes, "sources");

function listed(db: Reader) {
  return db
    .select({
      quote: bomQuotes,
      orderNumber: orders.orderNumber,
      sourceNumber: sources.quoteNumber,
      topPictureKey: projects.topPictureKey,
      board3dSnapshotKey: projects.board3dSnapshotKey,
    })
    .from(bomQuotes)
    .leftJoin(projects, eq(projects.id, bomQuotes.projectId))
    .leftJoin(orders, eq(orders.id, bomQuotes.orderId))
    .leftJoin(sources, eq(sources.id, bomQuotes.sourceId));
}

export async function findOwned(db: Reader, owner: QuoteOwner, id: string): Promise<ListedQuote | null> {
  const [row] = await listed(db).where(and(isOwnedBy(owner), eq(bomQuotes.id, id)));
  return row ?? null;
}

/** Regardless of its owner, for jobs and events. */
export async function find(db: Reader, id: string): Promise<ListedQuote | null> {
  const [row] = await listed(db).where(eq(bomQuotes.id, id));
  return row ?? null;
}

export type QuotePage = { status?: QuoteStatus; keyword?: string; pageNum: number; pageSize: number };

/** In a quote's number, its project's name, or one of its parts. */
function contains(db: Reader, keyword: string) {
  const pattern = `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
  const parts = db
    .select({ one: sql`1` })
    .from(bomLines)
    .where(and(eq(bomLines.quoteId, bomQuotes.id), ilike(bomLines.mpn, pattern)));
  return or(ilike(bomQuotes.quoteNumber, pattern), ilike(bomQuotes.projectName, pattern), exists(parts));
}

const matches = (db: Reader, owner: QuoteOwner, keyword: string | undefined) =>
  and(isOwnedBy(owner), keyword ? contains(db, keyword) : undefined);

/** Number of matching quotes per status, whichever status is selected. */
export async function countByStatus(
  db: Reader,
  owner: QuoteOwner,
  keyword: string | undefined,
): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: bomQuotes.status, quotes: count() })
    .from(bomQuotes)
    .where(matches(db, owner, keyword))
    .groupBy(bomQuotes.status);
  return Object.fromEntries(rows.map(({ status, quotes }) => [status, quotes]));
}

export async function listOwned(db: Reader, owner: QuoteOwner, { status, keyword, pageNum, pageSize }: QuotePage) {
  const where = and(matches(db, owner, keyword), status ? eq(bomQuotes.status, status) : undefined);
  const rows = await listed(db)
    .where(where)
    .orderBy(desc(bomQuotes.createdAt), desc(bomQuotes.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await db.select({ quotes: count() }).from(bomQuotes).where(where);
  return { rows, total: total?.quotes ?? 0 };
}

/** The given ones, held until the transaction ends, so that each is moved by one request at a time. */
export function lockOwned(tx: Transaction, owner: QuoteOwner, ids: string[]): Promise<BomQuoteRow[]> {
  return tx
    .select()
    .from(bomQuotes)
    .where(and(isOwnedBy(owner), inArray(bomQuotes.id, ids)))
    .orderBy(asc(bomQuotes.id))
    .for("update");
}

/** Those that an order was placed by, held: before the order itself, as every writer of both takes them. */
export function lockOfOrder(tx: Transaction, orderId: string): Promise<BomQuoteRow[]> {
  return tx.select().from(bomQuotes).where(eq(bomQuotes.orderId, orderId)).orderBy(asc(bomQuotes.id)).for("update");
}

export function listOfOrder(db: Reader, orderId: string): Promise<BomQuoteRow[]> {
  return db.select().from(bomQuotes).where(eq(bomQuotes.orderId, orderId)).orderBy(asc(bomQuotes.id));
}

/** For a quote that the caller holds. */
export async function setOrder(tx: Transaction, id: string, orderId: string): Promise<void> {
  await tx.update(bomQuotes).set({ orderId }).where(eq(bomQuotes.id, id));
}

/** Lets go of quotes that an order had not been placed by for good when it ended. */
export async function releaseOrder(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(bomQuotes)
    .set({ orderId: null })
    .where(and(eq(bomQuotes.orderId, orderId), notInArray(bomQuotes.status, ["Final", "Order Received"])));
}

export function findValid(db: Reader, owner: QuoteOwner, ids: string[]): Promise<BomQuoteRow[]> {
  return db
    .select()
    .from(bomQuotes)
    .where(and(isOwnedBy(owner), inArray(bomQuotes.id, ids)));
}

/** Catalog name of a line's part; its number and manufacturer never change. */
export type LinePart = { mpn: string; manufacturer: string; packageName: string };
export type ListedLineRow = BomLineRow & { part: LinePart | null };

export async function findLines(db: Reader, quoteId: string): Promise<ListedLineRow[]> {
  const { mpn, manufacturer, packageName } = parts;
  const rows = await db
    .select({ line: bomLines, part: { mpn, manufacturer, packageName } })
    .from(bomLines)
    .leftJoin(parts, eq(parts.id, bomLines.partId))
    .where(eq(bomLines.quoteId, quoteId))
    .orderBy(asc(bomLines.position));
  return rows.map(({ line, part }) => ({ ...line, part }));
}

/** A part that the engine's offer buys: how many, and how many there are now. */
export interface QuotePurchase {
  quoteId: string;
  partId: string;
  mpn: string;
  bought: number;
  stock: number;
  /** Its price and stock were invented. */
  isSample: boolean;
}

/** Parts bought by automatic offers, each part once per offer; offers of staff hold whatever the stock is. */
export async function findPurchases(db: Reader, quoteIds: readonly string[]): Promise<QuotePurchase[]> {
  if (quoteIds.length === 0) return [];
  return db
    .select({
      quoteId: bomLines.quoteId,
      partId: parts.id,
      mpn: parts.mpn,
      bought: sum(bomLines.boughtQuantity).mapWith(Number),
      stock: parts.stock,
      isSample: sql<boolean>`bool_or(${bomLines.isSample})`,
    })
    .from(bomLines)
    .innerJoin(bomQuotes, eq(bomQuotes.id, bomLines.quoteId))
    .innerJoin(parts, eq(parts.id, bomLines.partId))
    .where(
      and(
        inArray(bomLines.quoteId, [...quoteIds]),
        isNotNull(bomLines.boughtQuantity),
        sql`${bomQuotes.reasons} = '[]'::jsonb`,
      ),
    )
    .groupBy(bomLines.quoteId, parts.id, parts.mpn, parts.stock)
    .orderBy(asc(parts.mpn), asc(parts.id));
}

/** Files sent with each of them. */
export async function findFiles(db: Reader, quoteIds: readonly string[]): Promise<Map<string, BomQuoteRow["files"]>> {
  if (quoteIds.length === 0) return new Map();
  const { id, files } = bomQuotes;
  const rows = await db
    .select({ id, files })
    .from(bomQuotes)
    .where(inArray(id, [...quoteIds]));
  return new Map(rows.map((row) => [row.id, row.files]));
}

export function findEvents(db: Reader, quoteId: string): Promise<BomQuoteEventRow[]> {
  return db
    .select()
    .from(bomQuoteEvents)
    .where(eq(bomQuoteEvents.quoteId, quoteId))
    .orderBy(asc(bomQuoteEvents.createdAt), asc(bomQuoteEvents.position));
}

export async function insertQuote(tx: Transaction, quote: typeof bomQuotes.$inferInsert): Promise<void> {
  await tx.insert(bomQuotes).values(quote);
}

type Event = { from: QuoteStatus | null; to: QuoteStatus; actor: string; note?: string; position?: number; at: Date };

export async function insertEvent(tx: Transaction, quoteId: string, event: Event): Promise<void> {
  await tx.insert(bomQuoteEvents).values({
    id: newId(),
    quoteId,
    fromStatus: event.from,
    toStatus: event.to,
    actor: event.actor,
    note: event.note ?? "",
    position: event.position ?? 0,
    createdAt: event.at,
  });
}

/** Columns that change with a status, beside it. */
export type QuoteChange = Partial<
  Pick<BomQuoteRow, "price" | "bookVersion" | "totalMicro" | "quotedAt" | "expiresAt" | "orderId">
>;

/** Moves a quote that is still where the caller saw it; false where it is not. */
export async function setStatus(
  tx: Transaction,
  { id, status }: Pick<BomQuoteRow, "id" | "status">,
  to: QuoteStatus,
  change: QuoteChange = {},
): Promise<boolean> {
  const moved = await tx
    .update(bomQuotes)
    .set({ status: to, ...change })
    .where(and(eq(bomQuotes.id, id), eq(bomQuotes.status, status)))
    .returning({ id: bomQuotes.id });
  return moved.length > 0;
}

export async function hide(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(bomQuotes).set({ hiddenAt: now }).where(eq(bomQuotes.id, id));
}

const isDue = (now: Date, owner: QuoteOwner | undefined) =>
  and(eq(bomQuotes.status, "Quoted"), lte(bomQuotes.expiresAt, now), owner && isOwnedBy(owner));

/** True where there is anything for `lockDue`: most lists are read without a transaction. */
export async function hasDue(db: Queryable, now: Date, owner?: QuoteOwner): Promise<boolean> {
  const found = await db.select({ id: bomQuotes.id }).from(bomQuotes).where(isDue(now, owner)).limit(1);
  return found.length > 0;
}

/** Offers whose time is over, of one owner or of all, held until the transaction ends. */
export function lockDue(tx: Transaction, now: Date, owner?: QuoteOwner): Promise<BomQuoteRow[]> {
  return tx
    .select()
    .from(bomQuotes)
    .where(isDue(now, owner))
    .orderBy(asc(bomQuotes.id))
    .limit(500)
    .for("update", { skipLocked: true });
}
