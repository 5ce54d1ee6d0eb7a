// Subscribers in the database.

import type { Database } from "@/lib/server/db/client";
import { subscribers } from "@/lib/server/db/tables/account";

export async function insertSubscriber(db: Database, subscriber: { contact: string; area: string; locale: string }) {
  await db.insert(subscribers).values(subscriber).onConflictDoNothing();
}
