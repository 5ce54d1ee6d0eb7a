// The customer of a record as the admin shows them: name and contact, nothing of how they sign in.

import { count, eq } from "drizzle-orm";
import type { AdminCustomer } from "@/lib/contracts/ops";
import type { AccountRow } from "@/lib/server/account/rows";
import { getById } from "@/lib/server/account/rows";
import type { Queryable } from "@/lib/server/db/client";
import { orders } from "@/lib/server/db/tables/order";

/** Name of an account in lists: its email address, else its phone number. */
export const accountLabel = ({ email, mobile }: Pick<AccountRow, "email" | "mobile">): string => email ?? mobile ?? "";

export async function customerOf(db: Queryable, accountId: string): Promise<AdminCustomer> {
  const account = await getById(db, accountId);
  const [placed] = await db.select({ orders: count() }).from(orders).where(eq(orders.accountId, accountId));
  return {
    accountId,
    email: account.email ?? "",
    mobile: account.mobile ?? "",
    name: account.username,
    company: account.companyName,
    phone: account.phone,
    locale: account.locale,
    since: account.createdAt.toISOString(),
    orders: placed?.orders ?? 0,
  };
}
