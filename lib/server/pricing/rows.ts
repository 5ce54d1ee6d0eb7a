// Published price books.

import { asc } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { priceBooks } from "@/lib/server/db/tables/admin";

export async function list(db: Queryable): Promise<Pick<typeof priceBooks.$inferSelect, "kind" | "area" | "book">[]> {
  const { kind, area, book } = priceBooks;
  return db.select({ kind, area, book }).from(priceBooks).orderBy(asc(priceBooks.takesEffectAt));
}
