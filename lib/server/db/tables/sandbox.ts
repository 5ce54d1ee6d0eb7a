// Orders of test keys. They stand in a table of their own, so that nothing that reads orders can meet one.

import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { OrderStatus } from "@/lib/core/order/states";
import { accounts } from "@/lib/server/db/tables/account";
import { area, createdAt, id } from "@/lib/server/db/tables/columns";

export const sandboxOrders = pgTable(
  "sandbox_orders",
  {
    id: id(),
    /** The sandbox account of the person (accounts.sandbox_of). */
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    area: area(),
    status: text("status").$type<OrderStatus>().notNull(),
    /** The order as viewOrder answers it, but for its status. */
    view: jsonb("view").$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("sandbox_orders_account").on(table.accountId, table.createdAt)],
);
