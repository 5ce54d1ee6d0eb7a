// API keys of accounts, and the orders that were placed with them.

import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ApiScope } from "@/lib/contracts/api-key";
import { createdAt, currency, id, micro, time } from "@/lib/server/db/tables/columns";
import { accounts } from "@/lib/server/db/tables/account";

export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** SHA-256 of the key, base64url. */
    keyHash: text("key_hash").notNull().unique(),
    ending: text("ending").notNull(),
    scopes: jsonb("scopes").$type<readonly ApiScope[]>().notNull(),
    /** Acts for the sandbox account of its owner. */
    isTest: boolean("is_test").notNull().default(false),
    currency: currency(),
    /** Sum of the orders that it may place in 24 hours; null where it may place none. */
    dailyLimitMicro: micro("daily_limit_micro"),
    createdAt: createdAt(),
    lastUsedAt: time("last_used_at"),
    revokedAt: time("revoked_at"),
  },
  (table) => [index("api_keys_account").on(table.accountId, table.createdAt)],
);

export const apiKeyOrders = pgTable(
  "api_key_orders",
  {
    orderId: text("order_id").primaryKey(),
    keyId: text("key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    amountMicro: micro("amount_micro").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("api_key_orders_key").on(table.keyId, table.createdAt)],
);
