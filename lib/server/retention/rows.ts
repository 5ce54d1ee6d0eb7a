// Records whose time is over, deleted in batches, so that nobody waits for them.

import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { MarketArea } from "@/lib/core/market/area";
import type { OrderStatus } from "@/lib/core/order/states";
import { emptyAddress } from "@/lib/server/account/empty-address";
import { ABSOLUTE_MS, IDLE_MS } from "@/lib/server/auth/sessions";
import type { Database, Transaction } from "@/lib/server/db/client";
import { accounts, auditEvents, sessions } from "@/lib/server/db/tables/account";
import { publicationVisits } from "@/lib/server/db/tables/community";
import { visitorMessages } from "@/lib/server/db/tables/content";
import { orderEvents, orderLines, orders } from "@/lib/server/db/tables/order";
import { complaints, orderMessages, shipments } from "@/lib/server/db/tables/order-care";
import { jobs, mails } from "@/lib/server/db/tables/promise";
import { files, projects } from "@/lib/server/db/tables/project";
import { bomQuotes } from "@/lib/server/db/tables/quote";

/** In any other state somebody still makes, sends or owes something. */
const OVER: OrderStatus[] = ["Complete", "Cancelled", "Failed"];

/** Answers how many were deleted, at most `limit`. */
async function deleteSome(db: Database, table: PgTable, key: PgColumn, due: SQL | undefined, limit: number) {
  const some = db
    .select({ key: sql`${key}` })
    .from(table)
    .where(due)
    .limit(limit);
  const deleted = await db
    .delete(table)
    .where(inArray(key, some))
    .returning({ key: sql`${key}` });
  return deleted.length;
}

const before = (moment: Date, ageMs: number) => new Date(moment.getTime() - ageMs);

/** Signed out, unused or too old before a moment; their tokens go with them. */
export function deleteSessions(db: Database, moment: Date, limit: number): Promise<number> {
  const due = or(
    lt(sessions.revokedAt, moment),
    lt(sessions.lastUsedAt, before(moment, IDLE_MS)),
    lt(sessions.createdAt, before(moment, ABSOLUTE_MS)),
  );
  return deleteSome(db, sessions, sessions.id, due, limit);
}

export function deleteDeadJobs(db: Database, moment: Date, limit: number): Promise<number> {
  return deleteSome(db, jobs, jobs.id, and(eq(jobs.state, "dead"), lt(jobs.createdAt, moment)), limit);
}

/** All but those that still wait to be sent. */
export function deleteMails(db: Database, moment: Date, limit: number): Promise<number> {
  const due = and(sql`${mails.state} <> 'waiting'`, lt(mails.createdAt, moment));
  return deleteSome(db, mails, mails.id, due, limit);
}

/** `about`: events whose subject is an account, or any other record. */
export function deleteEvents(
  db: Database,
  about: "account" | "business",
  moment: Date,
  limit: number,
): Promise<number> {
  const isAccount = or(isNull(auditEvents.subject), sql`${auditEvents.subject} like 'account:%'`);
  const isAbout = about === "account" ? isAccount : sql`${auditEvents.subject} not like 'account:%'`;
  return deleteSome(db, auditEvents, auditEvents.id, and(isAbout, lt(auditEvents.createdAt, moment)), limit);
}

export function deleteVisitorMessages(db: Database, moment: Date, limit: number): Promise<number> {
  return deleteSome(db, visitorMessages, visitorMessages.id, lt(visitorMessages.doneAt, moment), limit);
}

/** The counters of the publications stay. */
export async function deleteVisits(db: Database, moment: Date): Promise<void> {
  await db.delete(publicationVisits).where(lt(publicationVisits.createdAt, moment));
}

/** Up to `limit` orders of an area that ended before a moment and still name their person. */
export async function lockDueOrders(tx: Transaction, area: MarketArea, moment: Date, limit: number) {
  const later = tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), sql`${orderEvents.createdAt} >= ${moment.toISOString()}`));
  return tx
    .select({ id: orders.id, receiver: orders.receiver, bill: orders.bill })
    .from(orders)
    .where(
      and(
        eq(orders.area, area),
        isNull(orders.erasedAt),
        inArray(orders.status, OVER),
        lt(orders.createdAt, moment),
        notExists(later),
      ),
    )
    .limit(limit)
    .for("update", { skipLocked: true });
}

/** Sums, goods and country of the orders stay, for statistics; everything that a person wrote is emptied. */
export async function eraseOrders(tx: Transaction, due: Awaited<ReturnType<typeof lockDueOrders>>, now: Date) {
  for (const { id, receiver, bill } of due) {
    const empty = { receiver: emptyAddress(receiver), bill: bill && emptyAddress(bill) };
    await tx
      .update(orders)
      .set({ ...empty, remark: "", purchaseNumber: "", erasedAt: now })
      .where(eq(orders.id, id));
  }
  const ids = due.map(({ id }) => id);
  await tx.update(orderMessages).set({ text: "", fileIds: [] }).where(inArray(orderMessages.orderId, ids));
  await tx.update(complaints).set({ text: "", answer: "", fileIds: [] }).where(inArray(complaints.orderId, ids));
  await tx.update(shipments).set({ trackingNumber: "" }).where(inArray(shipments.orderId, ids));
  await tx.update(orderEvents).set({ note: "", details: {} }).where(inArray(orderEvents.orderId, ids));
}

/** Up to `limit` closed accounts that still have files or projects, though all of their orders are erased. */
export async function findEmptiedAccounts(tx: Transaction, limit: number): Promise<string[]> {
  const unerased = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accounts.id), isNull(orders.erasedAt)));
  const owned = or(
    sql`exists (select from ${files} where ${files.accountId} = ${accounts.id})`,
    sql`exists (select from ${projects} where ${projects.accountId} = ${accounts.id})`,
  );
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNotNull(accounts.closedAt), notExists(unerased), owned))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Files of orders outlive the account until its orders are erased; answers the store's keys of what is gone. */
export async function deleteFilesOf(tx: Transaction, accountIds: string[]): Promise<string[]> {
  const own = tx.select({ id: orders.id }).from(orders).where(inArray(orders.accountId, accountIds));
  const lines = await tx
    .select({ top: orderLines.topPictureKey, space: orderLines.board3dSnapshotKey })
    .from(orderLines)
    .where(inArray(orderLines.orderId, own));
  await tx
    .update(orderLines)
    .set({ topPictureKey: null, board3dSnapshotKey: null, boardFiles: [] })
    .where(inArray(orderLines.orderId, own));
  await tx.delete(bomQuotes).where(inArray(bomQuotes.accountId, accountIds));
  const boards = await tx
    .delete(projects)
    .where(inArray(projects.accountId, accountIds))
    .returning({ top: projects.topPictureKey, bottom: projects.bottomPictureKey, space: projects.board3dSnapshotKey });
  const uploads = await tx
    .delete(files)
    .where(inArray(files.accountId, accountIds))
    .returning({ key: files.storageKey });
  const pictures = [...lines, ...boards].flatMap((row) => Object.values(row)).filter((key) => key !== null);
  return [...new Set([...pictures, ...uploads.map(({ key }) => key)])];
}
