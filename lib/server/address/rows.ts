// Shipping addresses in the database, each query bound to its owner.

import type { MarketArea } from "@/lib/core/market/area";
import { and, desc, eq, asc } from "drizzle-orm";
import type { ReceiverFields } from "@/lib/contracts/address";
import type { Database, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { receivers } from "@/lib/server/db/tables/address";
import { newId } from "@/lib/server/ids";

export type ReceiverRow = typeof receivers.$inferSelect;
type Reader = Database | Transaction;
/** Addresses belong to an account in one market area. */
export type ReceiverOwner = { accountId: string; area: MarketArea };

const isOwnedBy = ({ accountId, area }: ReceiverOwner) =>
  and(eq(receivers.accountId, accountId), eq(receivers.area, area));

export function listOwned(db: Reader, owner: ReceiverOwner): Promise<ReceiverRow[]> {
  return db
    .select()
    .from(receivers)
    .where(isOwnedBy(owner))
    .orderBy(desc(receivers.isDefault), asc(receivers.createdAt));
}

export async function findOwned(db: Reader, owner: ReceiverOwner, id: string): Promise<ReceiverRow | null> {
  const [row] = await db
    .select()
    .from(receivers)
    .where(and(isOwnedBy(owner), eq(receivers.id, id)));
  return row ?? null;
}

/** One change of an address book at a time, so that there is never a second default. */
export async function lockBook(tx: Transaction, { accountId }: Pick<ReceiverOwner, "accountId">): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("update");
}

export async function insertReceiver(tx: Transaction, owner: ReceiverOwner, fields: ReceiverFields): Promise<string> {
  const id = newId();
  await tx.insert(receivers).values({ id, ...owner, ...fields });
  return id;
}

export async function updateOwned(tx: Transaction, owner: ReceiverOwner, id: string, fields: ReceiverFields) {
  const changed = await tx
    .update(receivers)
    .set(fields)
    .where(and(isOwnedBy(owner), eq(receivers.id, id)))
    .returning({ id: receivers.id });
  return changed.length > 0;
}

/** Makes one address the default, or none when it is asked to stop being it. */
export async function setDefault(tx: Transaction, owner: ReceiverOwner, id: string, isDefault: boolean): Promise<void> {
  if (isDefault)
    await tx
      .update(receivers)
      .set({ isDefault: false })
      .where(and(isOwnedBy(owner), eq(receivers.isDefault, true)));
  await tx
    .update(receivers)
    .set({ isDefault })
    .where(and(isOwnedBy(owner), eq(receivers.id, id)));
}

export async function deleteOwned(db: Reader, owner: ReceiverOwner, id: string): Promise<boolean> {
  const deleted = await db
    .delete(receivers)
    .where(and(isOwnedBy(owner), eq(receivers.id, id)))
    .returning({ id: receivers.id });
  return deleted.length > 0;
}
