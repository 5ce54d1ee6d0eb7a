// Webhooks in the database: endpoints, events, deliveries.

import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { WebhookAttempt } from "@/lib/contracts/webhook";
import type { Database, Queryable, Transaction } from "@/lib/server/db/client";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "@/lib/server/db/tables/webhook";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type EventRow = typeof webhookEvents.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** `isTest` undefined: of both kinds, as a person sees them. */
export type EndpointOwner = { accountId: string; isTest: boolean | undefined };

const isOwnedBy = ({ accountId, isTest }: EndpointOwner) =>
  and(
    eq(webhookEndpoints.accountId, accountId),
    isTest === undefined ? undefined : eq(webhookEndpoints.isTest, isTest),
  );

export const listOwned = (db: Queryable, owner: EndpointOwner): Promise<EndpointRow[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(isOwnedBy(owner))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id));

/** Those that are switched on. */
export const listEnabled = (tx: Queryable, accountId: string, isTest: boolean): Promise<EndpointRow[]> =>
  tx
    .select()
    .from(webhookEndpoints)
    .where(and(isOwnedBy({ accountId, isTest }), eq(webhookEndpoints.isEnabled, true)));

export async function findOwned(db: Queryable, owner: EndpointOwner, id: string): Promise<EndpointRow | null> {
  const [row] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(isOwnedBy(owner), eq(webhookEndpoints.id, id)));
  return row ?? null;
}

export async function lock(tx: Transaction, id: string): Promise<EndpointRow | null> {
  const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for("update");
  return row ?? null;
}

export async function countOf(tx: Queryable, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ all: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.accountId, accountId));
  return row?.all ?? 0;
}

export async function insert(tx: Transaction, endpoint: typeof webhookEndpoints.$inferInsert): Promise<EndpointRow> {
  const [row] = await tx.insert(webhookEndpoints).values(endpoint).returning();
  if (!row) throw new Error("no row was written");
  return row;
}

export type EndpointChange = Partial<Omit<EndpointRow, "id" | "accountId" | "createdAt" | "isTest">>;

/** The changed row; null where there is none. */
export async function update(tx: Queryable, id: string, change: EndpointChange): Promise<EndpointRow | null> {
  const [row] = await tx.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id)).returning();
  return row ?? null;
}

export async function remove(tx: Transaction, owner: EndpointOwner, id: string): Promise<boolean> {
  const gone = await tx
    .delete(webhookEndpoints)
    .where(and(isOwnedBy(owner), eq(webhookEndpoints.id, id)))
    .returning({ id: webhookEndpoints.id });
  return gone.length > 0;
}

export async function insertEvent(tx: Queryable, event: typeof webhookEvents.$inferInsert): Promise<void> {
  await tx.insert(webhookEvents).values(event);
}

export async function insertDelivery(
  tx: Queryable,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryRow> {
  const [row] = await tx.insert(webhookDeliveries).values(delivery).returning();
  if (!row) throw new Error("no row was written");
  return row;
}

export type WholeDelivery = { delivery: DeliveryRow; event: EventRow };
const whole = { delivery: webhookDeliveries, event: webhookEvents };

export async function findDelivery(db: Queryable, endpointId: string, id: string): Promise<WholeDelivery | null> {
  const [row] = await db
    .select(whole)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.id, id)));
  return row ?? null;
}

/** A delivery with all that sending it needs. */
export async function findToSend(
  db: Database,
  id: string,
): Promise<(WholeDelivery & { endpoint: EndpointRow }) | null> {
  const [row] = await db
    .select({ ...whole, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id));
  return row ?? null;
}

type Page = { state?: DeliveryRow["state"]; pageNum: number; pageSize: number };

export async function listDeliveries(db: Database, endpointId: string, { state, pageNum, pageSize }: Page) {
  const matches = and(
    eq(webhookDeliveries.endpointId, endpointId),
    state ? eq(webhookDeliveries.state, state) : undefined,
  );
  const found = await db
    .select(whole)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(matches)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [row] = await db.select({ all: count() }).from(webhookDeliveries).where(matches);
  return { found, total: row?.all ?? 0 };
}

type AfterAttempt = Pick<DeliveryRow, "state" | "nextAttemptAt">;

export async function addAttempt(
  tx: Transaction,
  deliveryId: string,
  attempt: WebhookAttempt,
  after: AfterAttempt,
): Promise<void> {
  const added = sql`${webhookDeliveries.attempts} || ${JSON.stringify([attempt])}::jsonb`;
  await tx
    .update(webhookDeliveries)
    .set({ attempts: added, ...after })
    .where(eq(webhookDeliveries.id, deliveryId));
}

export async function endDelivery(tx: Queryable, deliveryId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: "failed", nextAttemptAt: null })
    .where(eq(webhookDeliveries.id, deliveryId));
}

/** Events of before, with their deliveries. */
export async function removeBefore(db: Database, limit: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.createdAt, limit));
}
