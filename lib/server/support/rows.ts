// Subscribers in the database.

import { and, eq, sql } from "drizzle-orm";
import type { MarketArea, Locale } from "@/lib/core/market/area";
import type { Queryable } from "@/lib/server/db/client";
import { accounts, subscribers } from "@/lib/server/db/tables/account";
import { notificationSettings } from "@/lib/server/db/tables/notification";

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

/** Nothing happens for an account that is gone. */
export async function endNotificationMails(db: Queryable, accountId: string): Promise<void> {
  const account = db
    .select({ accountId: accounts.id, mail: sql<"off">`'off'`.as("mail"), digestAt: sql<null>`null`.as("digest_at") })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  await db
    .insert(notificationSettings)
    .select(account)
    .onConflictDoUpdate({ target: notificationSettings.accountId, set: { mail: "off" } });
}
