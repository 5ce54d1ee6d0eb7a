// Sandboxes and test orders in the database.

import { and, count, desc, eq, sql } from "drizzle-orm";
import type { MarketArea } from "@/lib/core/market/area";
import type { OrderStatus } from "@/lib/core/order/states";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { cartItems } from "@/lib/server/db/tables/order";
import { sandboxOrders } from "@/lib/server/db/tables/sandbox";
import { webhookEvents } from "@/lib/server/db/tables/webhook";
import { newId } from "@/lib/server/ids";

export type SandboxOrderRow = typeof sandboxOrders.$inferSelect;
/** `area` undefined: of all areas. */
export type SandboxOwner = { accountId: string; area?: MarketArea };

const isOwnedBy = ({ accountId, area }: SandboxOwner) =>
  and(eq(sandboxOrders.accountId, accountId), area === undefined ? undefined : eq(sandboxOrders.area, area));

export async function findSandbox(db: Queryable, personId: string): Promise<string | null> {
  const [row] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.sandboxOf, personId));
  return row?.id ?? null;
}

/** No password fits an empty hash, and no contact leads to it. */
export async function insertSandbox(
  tx: Transaction,
  { id: sandboxOf, locale }: Pick<typeof accounts.$inferSelect, "id" | "locale">,
): Promise<string> {
  const id = newId();
  await tx.insert(accounts).values({ id, sandboxOf, locale, passwordHash: "" });
  return id;
}

export async function insertOrder(tx: Transaction, order: typeof sandboxOrders.$inferInsert): Promise<void> {
  await tx.insert(sandboxOrders).values(order);
}

type Page = { status?: OrderStatus; pageNum: number; pageSize: number };

export async function listOrders(db: Queryable, owner: SandboxOwner, { status, pageNum, pageSize }: Page) {
  return db
    .select()
    .from(sandboxOrders)
    .where(and(isOwnedBy(owner), status ? eq(sandboxOrders.status, status) : undefined))
    .orderBy(desc(sandboxOrders.createdAt), desc(sandboxOrders.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countByStatus(db: Queryable, owner: SandboxOwner): Promise<Record<string, number>> {
  const found = await db
    .select({ status: sandboxOrders.status, orders: count() })
    .from(sandboxOrders)
    .where(isOwnedBy(owner))
    .groupBy(sandboxOrders.status);
  return Object.fromEntries(found.map(({ status, orders }) => [status, orders]));
}

export async function findOrder(db: Queryable, owner: SandboxOwner, id: string): Promise<SandboxOrderRow | null> {
  const [row] = await db
    .select()
    .from(sandboxOrders)
    .where(and(isOwnedBy(owner), eq(sandboxOrders.id, id)));
  return row ?? null;
}

export async function lockOrder(tx: Transaction, owner: SandboxOwner, id: string): Promise<SandboxOrderRow | null> {
  const [row] = await tx
    .select()
    .from(sandboxOrders)
    .where(and(isOwnedBy(owner), eq(sandboxOrders.id, id)))
    .for("update");
  return row ?? null;
}

export async function setOrder(
  tx: Transaction,
  id: string,
  { status, view }: Pick<SandboxOrderRow, "status" | "view">,
): Promise<void> {
  await tx.update(sandboxOrders).set({ status, view }).where(eq(sandboxOrders.id, id));
}

/** Test orders, the cart and events of test data; answers how many orders there were. */
export async function removeData(tx: Transaction, accountId: string, personId: string): Promise<number> {
  const gone = await tx
    .delete(sandboxOrders)
    .where(eq(sandboxOrders.accountId, accountId))
    .returning({ one: sql`1` });
  await tx.delete(cartItems).where(eq(cartItems.accountId, accountId));
  await tx.delete(webhookEvents).where(and(eq(webhookEvents.accountId, personId), eq(webhookEvents.isTest, true)));
  return gone.length;
}
