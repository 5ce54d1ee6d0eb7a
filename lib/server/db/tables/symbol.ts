// Symbols that people keep in their own libraries.

import { integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { SymbolContent } from "@/lib/contracts/schematic-file";
import { accounts } from "@/lib/server/db/tables/account";
import { createdAt, id, time } from "@/lib/server/db/tables/columns";

export const userSymbols = pgTable(
  "user_symbols",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    content: jsonb("content").$type<SymbolContent>().notNull(),
    revision: integer("revision").notNull(),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [uniqueIndex("user_symbols_name").on(table.accountId, table.name)],
);
