// Parcels and complaints of orders in the database.

import { and, asc, desc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { orderEvents, orders } from "@/lib/server/db/tables/order";
import { complaints, shipments } from "@/lib/server/db/tables/order-care";
import { newId } from "@/lib/server/ids";

export type ShipmentRow = typeof shipments.$inferSelect;
export type ComplaintRow = typeof complaints.$inferSelect;
type Reader = Database | Transaction;

export async function findShipment(db: Reader, orderId: string): Promise<ShipmentRow | null> {
  const [row] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  return row ?? null;
}

/** Shipments by order ID; an order that has not shipped has none. */
export async function findShipments(db: Reader, orderIds: readonly string[]): Promise<Map<string, ShipmentRow>> {
  if (orderIds.length === 0) return new Map();
  const found = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.orderId, [...orderIds]));
  return new Map(found.map((row) => [row.orderId, row]));
}

/** Notes that a parcel has arrived, where nothing was noted before. */
export async function setDelivered(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await tx
    .update(shipments)
    .set({ deliveredAt: at })
    .where(and(eq(shipments.orderId, orderId), isNull(shipments.deliveredAt)));
}

export type OnItsWay = Pick<typeof orders.$inferSelect, "id" | "area" | "shippingMethod"> & {
  shippedAt: Date;
  deliveredAt: Date | null;
};

/** Shipped orders that were moved there by a moment; the parcel's own dates where there is one. */
export async function listShippedBy(db: Reader, limit: Date): Promise<OnItsWay[]> {
  const { id, area, shippingMethod } = orders;
  const found = await db
    .selectDistinctOn([orders.id], {
      ...{ id, area, shippingMethod },
      movedAt: orderEvents.createdAt,
      shippedAt: shipments.shippedAt,
      deliveredAt: shipments.deliveredAt,
    })
    .from(orders)
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.toStatus, "Shipped")))
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(and(eq(orders.status, "Shipped"), or(lte(orderEvents.createdAt, limit), lte(shipments.deliveredAt, limit))))
    .orderBy(orders.id)
    .limit(500);
  return found.map(({ movedAt, shippedAt, ...row }) => ({ ...row, shippedAt: shippedAt ?? movedAt }));
}

export function listComplaints(db: Reader, orderId: string): Promise<ComplaintRow[]> {
  return db
    .select()
    .from(complaints)
    .where(eq(complaints.orderId, orderId))
    .orderBy(desc(complaints.createdAt), asc(complaints.id));
}

type NewComplaint = Pick<ComplaintRow, "orderId" | "reason" | "wish" | "text" | "fileIds" | "createdAt">;

export async function insertComplaint(tx: Transaction, complaint: NewComplaint): Promise<string> {
  const id = newId();
  await tx.insert(complaints).values({ id, ...complaint });
  return id;
}
