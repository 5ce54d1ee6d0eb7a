// Subscribers in the database.

import type { MarketArea, Locale } from "@/lib/core/market/area";
import type { Database } from "@/lib/server/db/client";
import { subscribers } from "@/lib/server/db/tables/account";

export async function insertSubscriber(
  db: Database,
  subscriber: { contact: string; area: MarketArea; locale: Locale },
) {
  await db.insert(subscribers).values(subscriber).onConflictDoNothing();
}
