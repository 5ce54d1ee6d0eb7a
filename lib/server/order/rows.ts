// Orders in the database: read by their owner, moved only from the status they are in.

import type { MarketArea } from "@/lib/core/market/area";
import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { AppError } from "@/lib/contracts/errors";
import type { OrderStatus } from "@/lib/contracts/order";
import { type Actor, mayMoveOrder } from "@/lib/core/order/states";
import type { Database, Transaction } from "@/lib/server/db/client";
import { type OrderBoardFile, orderEvents, orderLines, orders } from "@/lib/server/db/tables/order";
import { files } from "@/lib/server/db/tables/project";
import { newId } from "@/lib/server/ids";

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;
type Reader = Database | Transaction;
export type OrderChange = Partial<Omit<typeof orders.$inferInsert, "id" | "status" | "accountId">>;
export type OrderOwner = { accountId: string; area: MarketArea };

export const isOwnedBy = ({ accountId, area }: OrderOwner) =>
  and(eq(orders.accountId, accountId), eq(orders.area, area));

export async function findOwned(db: Reader, owner: OrderOwner, id: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isOwnedBy(owner), eq(orders.id, id)));
  return row ?? null;
}

/** The order, held until the transaction ends, so that its status is moved by one request at a time. */
export async function lockOwned(tx: Transaction, owner: OrderOwner, id: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(isOwnedBy(owner), eq(orders.id, id)))
    .for("update");
  return row ?? null;
}

/** For the admin, where the order is another person's. */
export async function find(db: Reader, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** For the product's own work, which knows no owner. */
export async function getById(db: Reader, id: string): Promise<OrderRow> {
  const row = await find(db, id);
  if (!row) throw new Error(`no order ${id}`);
  return row;
}

/** For staff, who know an order by what is written on a transfer. */
export async function findByNumber(db: Reader, orderNumber: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return row ?? null;
}

/** The files of a line; what was bought and for how much stays. */
export async function setFiles(
  tx: Transaction,
  lineId: string,
  files: Pick<OrderLineRow, "projectId" | "projectName" | "fileId" | "topPictureKey" | "board3dSnapshotKey" | "dfm">,
): Promise<void> {
  await tx.update(orderLines).set(files).where(eq(orderLines.id, lineId));
}

/** New content of a line, changed by its customer. */
export async function setContent(
  tx: Transaction,
  lineId: string,
  content: Pick<OrderLineInsert, "specification" | "price" | "bookVersion" | "totalMicro" | "dfm">,
): Promise<void> {
  await tx.update(orderLines).set(content).where(eq(orderLines.id, lineId));
}

/** Price of the only line of an order that had waited for it. */
export async function offerLine(
  tx: Transaction,
  orderId: string,
  offered: Pick<OrderLineInsert, "specification" | "price" | "bookVersion" | "totalMicro">,
): Promise<void> {
  await tx.update(orderLines).set(offered).where(eq(orderLines.orderId, orderId));
}

/** The files of a board beside the first of its line, in place of what it had. */
export async function setBoardFile(
  tx: Transaction,
  { id, boardFiles }: Pick<OrderLineRow, "id" | "boardFiles">,
  file: OrderBoardFile,
): Promise<void> {
  const others = boardFiles.filter(({ board }) => board !== file.board);
  const all = [...others, file].sort((one, other) => one.board - other.board);
  await tx.update(orderLines).set({ boardFiles: all }).where(eq(orderLines.id, id));
}

/** The method that an unpaid order is to be paid by, with what it comes to then. */
export async function setMethod(
  tx: Transaction,
  { id, paymentMethod, transactionFeeMicro, amountPayableMicro }: OrderRow,
): Promise<void> {
  await tx.update(orders).set({ paymentMethod, transactionFeeMicro, amountPayableMicro }).where(eq(orders.id, id));
}

/** Columns that no move changes: where a question stands, what the customer may edit. */
export async function update(tx: Transaction, id: string, change: OrderChange): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

/** For the admin, scheduled tasks and a provider's notice, whose order need not be the caller's own. */
export async function lock(tx: Transaction, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return row ?? null;
}

/** Since when an order may be paid: since it was placed, or since the price that it had waited for was accepted. */
const payableSince = sql<Date>`coalesce((select max(${orderEvents.createdAt}) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.fromStatus} = 'Order Received'
  and ${orderEvents.toStatus} = 'Submitted'), ${orders.createdAt})`;

/** Orders that could be paid before a moment and still wait for their money. */
export async function findUnpaidBefore(db: Reader, limit: Date): Promise<string[]> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, ["Submitted", "Failed"]), lt(orders.createdAt, limit), lt(payableSince, limit)))
    .limit(500);
  return found.map(({ id }) => id);
}

export function findLines(db: Reader, orderId: string): Promise<OrderLineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

/** True where any order shows this 3D picture of a board. */
export async function hasBoard3dSnapshot(tx: Transaction, board3dSnapshotKey: string): Promise<boolean> {
  const found = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.board3dSnapshotKey, board3dSnapshotKey))
    .limit(1);
  return found.length > 0;
}

/** The files that an order's lines were made from, as they were uploaded. */
export async function findFiles(db: Reader, fileIds: string[]): Promise<{ id: string; name: string; size: number }[]> {
  if (fileIds.length === 0) return [];
  return db.select({ id: files.id, name: files.name, size: files.size }).from(files).where(inArray(files.id, fileIds));
}

export function findEvents(db: Reader, orderId: string): Promise<OrderEventRow[]> {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.position));
}

/** True where the account had the prototype offer on that day, in an order that is not cancelled. */
export async function hasUsedOffer(db: Reader, accountId: string, day: string): Promise<boolean> {
  const rows = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.offerDay, day)));
  // A failed order stands: it can still be paid.
  return rows.some(({ status }) => status !== "Cancelled");
}

export async function insertOrder(tx: Transaction, order: typeof orders.$inferInsert, lines: OrderLineInsert[]) {
  await tx.insert(orders).values(order);
  await tx
    .insert(orderLines)
    .values(lines.map((line, position) => ({ id: newId(), orderId: order.id, position, ...line })));
}
export type OrderLineInsert = Omit<typeof orderLines.$inferInsert, "id" | "orderId" | "position">;

type Move = {
  from: OrderStatus | null;
  to: OrderStatus;
  actor: string;
  note?: string;
  details?: Record<string, string>;
  at: Date;
};

/** The caller holds the order, or has just made it: what is written of one moment keeps its order. */
export async function insertEvent(tx: Transaction, orderId: string, move: Move): Promise<void> {
  await tx.insert(orderEvents).values({
    id: newId(),
    orderId,
    fromStatus: move.from,
    toStatus: move.to,
    actor: move.actor,
    note: move.note ?? "",
    details: move.details ?? {},
    position: sql`(select count(*) from ${orderEvents} where ${orderEvents.orderId} = ${orderId})`,
    createdAt: move.at,
  });
}

export type AllowedMove = Omit<Move, "from" | "actor"> & {
  from: OrderStatus;
  actor: Actor;
  set?: Partial<typeof orders.$inferInsert>;
};

/**
 * Moves an order that is still where the caller saw it; false where it is not. MOVE_NOT_ALLOWED for a move that no order
 * makes, or not by this actor.
 */
export async function moveOrder(tx: Transaction, order: OrderRow, move: AllowedMove): Promise<boolean> {
  if (move.from !== order.status || !mayMoveOrder(move.from, move.to, move.actor))
    throw new AppError("MOVE_NOT_ALLOWED");
  const moved = await tx
    .update(orders)
    .set({ status: move.to, ...move.set })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  await insertEvent(tx, order.id, move);
  return true;
}
