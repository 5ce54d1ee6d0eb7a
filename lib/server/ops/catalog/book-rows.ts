// Price books that were published in the admin.

import { desc, eq } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { priceBooks } from "@/lib/server/db/tables/admin";

export type BookRow = typeof priceBooks.$inferSelect;

export async function list(db: Queryable): Promise<{ row: BookRow; publisher: string | null }[]> {
  return db
    .select({ row: priceBooks, publisher: accounts.email })
    .from(priceBooks)
    .leftJoin(accounts, eq(accounts.id, priceBooks.createdBy))
    .orderBy(desc(priceBooks.takesEffectAt));
}

/** False where the version is taken. */
export async function insert(db: Queryable, book: typeof priceBooks.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(priceBooks)
    .values(book)
    .onConflictDoNothing()
    .returning({ version: priceBooks.version });
  return made.length > 0;
}
