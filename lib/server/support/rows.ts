// Subscribers in the database.

import { and, eq } from "drizzle-orm";
import type { MarketArea, Locale } from "@/lib/core/market/area";
import type { Queryable } from "@/lib/server/db/client";
import { subscribers } from "@/lib/server/db/tables/account";

/** False for an address that is on the list already. */
export async function insertSubscriber(
  db: Queryable,
  subscriber: { contact: string; area: MarketArea; locale: Locale },
): Promise<boolean> {
  const added = await db
    .insert(subscribers)
    .values(subscriber)
    .onConflictDoNothing()
    .returning({ contact: subscribers.contact });
  return added.length > 0;
}

export async function deleteSubscriber(
  db: Queryable,
  { contact, area }: { contact: string; area: MarketArea },
): Promise<void> {
  await db.delete(subscribers).where(and(eq(subscribers.contact, contact), eq(subscribers.area, area)));
}
