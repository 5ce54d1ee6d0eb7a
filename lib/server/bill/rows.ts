// Billing addresses in the database, each query bound to its owner.

import type { MarketArea } from "@/lib/core/market/area";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { bills } from "@/lib/server/db/tables/address";
import { newId } from "@/lib/server/ids";

export type BillRow = typeof bills.$inferSelect;
export type BillColumns = Omit<BillRow, "id" | "accountId" | "area" | "isDefault" | "createdAt">;
type Reader = Database | Transaction;
/** Bills belong to an account in one market area. */
export type BillOwner = { accountId: string; area: MarketArea };

const isOwnedBy = ({ accountId, area }: BillOwner) => and(eq(bills.accountId, accountId), eq(bills.area, area));

export function listOwned(db: Reader, owner: BillOwner): Promise<BillRow[]> {
  return db.select().from(bills).where(isOwnedBy(owner)).orderBy(desc(bills.isDefault), asc(bills.createdAt));
}

export async function findOwned(db: Reader, owner: BillOwner, id: string): Promise<BillRow | null> {
  const [row] = await db
    .select()
    .from(bills)
    .where(and(isOwnedBy(owner), eq(bills.id, id)));
  return row ?? null;
}

export async function findDefault(db: Reader, owner: BillOwner): Promise<BillRow | null> {
  const [row] = await db
    .select()
    .from(bills)
    .where(and(isOwnedBy(owner), eq(bills.isDefault, true)));
  return row ?? null;
}

export async function insertBill(tx: Transaction, owner: BillOwner, columns: BillColumns): Promise<string> {
  const id = newId();
  const { accountId, area } = owner;
  await tx.insert(bills).values({ id, accountId, area, ...columns });
  return id;
}

export async function updateOwned(
  tx: Transaction,
  owner: BillOwner,
  id: string,
  columns: BillColumns,
): Promise<boolean> {
  const changed = await tx
    .update(bills)
    .set(columns)
    .where(and(isOwnedBy(owner), eq(bills.id, id)))
    .returning({ id: bills.id });
  return changed.length > 0;
}

/** Makes one address the default, or none when it is asked to stop being it. */
export async function setDefault(tx: Transaction, owner: BillOwner, id: string, isDefault: boolean): Promise<void> {
  if (isDefault)
    await tx
      .update(bills)
      .set({ isDefault: false })
      .where(and(isOwnedBy(owner), eq(bills.isDefault, true)));
  await tx
    .update(bills)
    .set({ isDefault })
    .where(and(isOwnedBy(owner), eq(bills.id, id)));
}

export async function deleteOwned(db: Reader, owner: BillOwner, id: string): Promise<boolean> {
  const deleted = await db
    .delete(bills)
    .where(and(isOwnedBy(owner), eq(bills.id, id)))
    .returning({ id: bills.id });
  return deleted.length > 0;
}
