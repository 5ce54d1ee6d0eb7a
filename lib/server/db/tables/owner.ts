// Whose a record is that may be made before the sign-in.

import { text } from "drizzle-orm/pg-core";
import { accounts } from "@/lib/server/db/tables/account";

/** Whose a record is before and after sign-in: an account, or a visitor by the hash of the key in their cookie. */
export const owner = () => ({
  accountId: text("account_id").references(() => accounts.id, { onDelete: "cascade" }),
  visitorHash: text("visitor_hash"),
});
