// Cart items in the database, each query bound to its owner.

import type { MarketArea } from "@/lib/core/market/area";
import { and, asc, eq, inArray, max, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { cartItems } from "@/lib/server/db/tables/order";
import { projects } from "@/lib/server/db/tables/project";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import type { ProjectRow } from "@/lib/server/gerber/rows";
import { newId } from "@/lib/server/ids";

export type CartItemRow = typeof cartItems.$inferSelect;
export type CartItemWithProject = {
  item: CartItemRow;
  /** Its project's; of a quote without one, what the quote is called; empty where nobody has named it. */
  name: string;
  project: Pick<
    ProjectRow,
    "name" | "projectType" | "topPictureKey" | "board3dSnapshotKey" | "fileId" | "facts"
  > | null;
};
type Reader = Database | Transaction;
/** A cart belongs to an account in one market area. */
export type CartOwner = { accountId: string; area: MarketArea };

const isOwnedBy = ({ accountId, area }: CartOwner) => and(eq(cartItems.accountId, accountId), eq(cartItems.area, area));

const withProject = {
  item: cartItems,
  name: sql<string>`coalesce(${projects.name}, ${bomQuotes.projectName}, '')`,
  project: {
    name: projects.name,
    projectType: projects.projectType,
    topPictureKey: projects.topPictureKey,
    board3dSnapshotKey: projects.board3dSnapshotKey,
    fileId: projects.fileId,
    facts: projects.facts,
  },
};

export function listOwned(db: Reader, owner: CartOwner, ids?: string[]): Promise<CartItemWithProject[]> {
  return db
    .select(withProject)
    .from(cartItems)
    .leftJoin(projects, eq(projects.id, cartItems.projectId))
    .leftJoin(bomQuotes, eq(bomQuotes.id, sql`${cartItems.specification} ->> 'quoteId'`))
    .where(and(isOwnedBy(owner), ids ? inArray(cartItems.id, ids) : undefined))
    .orderBy(asc(cartItems.position), asc(cartItems.createdAt), asc(cartItems.id));
}

/** The given items, held until the transaction ends: two checkouts cannot take the same one. */
export async function lockOwned(tx: Transaction, owner: CartOwner, ids: string[]): Promise<CartItemWithProject[]> {
  const where = and(isOwnedBy(owner), inArray(cartItems.id, ids));
  await tx.select({ id: cartItems.id }).from(cartItems).where(where).orderBy(asc(cartItems.id)).for("update");
  return listOwned(tx, owner, ids);
}

/** The place behind the last one. */
export async function nextPosition(tx: Transaction, owner: CartOwner): Promise<number> {
  const [last] = await tx
    .select({ position: max(cartItems.position) })
    .from(cartItems)
    .where(isOwnedBy(owner));
  return (last?.position ?? 0) + 1;
}

type NewItem = Omit<typeof cartItems.$inferInsert, "id">;

export async function insertItem(tx: Transaction, item: NewItem): Promise<string> {
  const id = newId();
  await tx.insert(cartItems).values({ id, ...item });
  return id;
}

type Change = Partial<Pick<CartItemRow, "specification" | "partNo" | "price" | "bookVersion">>;

export async function updateOwned(tx: Reader, owner: CartOwner, id: string, change: Change): Promise<void> {
  await tx
    .update(cartItems)
    .set(change)
    .where(and(isOwnedBy(owner), eq(cartItems.id, id)));
}

export async function deleteOwned(db: Reader, owner: CartOwner, ids: string[]): Promise<number> {
  const deleted = await db
    .delete(cartItems)
    .where(and(isOwnedBy(owner), inArray(cartItems.id, ids)))
    .returning({ id: cartItems.id });
  return deleted.length;
}
