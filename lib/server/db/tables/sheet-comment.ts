// Comments that people pin to the sheets of a drawing.

import { type AnyPgColumn, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "@/lib/server/db/tables/account";
import { createdAt, id, time } from "@/lib/server/db/tables/columns";
import { projects } from "@/lib/server/db/tables/project";

export const sheetComments = pgTable(
  "sheet_comments",
  {
    id: id(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Null once the person has left. */
    accountId: text("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** The comment that it answers; null for one that is pinned to a sheet. */
    parentId: text("parent_id").references((): AnyPgColumn => sheetComments.id, { onDelete: "cascade" }),
    sheetId: text("sheet_id").notNull(),
    /** Place on the sheet in units of 100 nm. */
    x: integer("x").notNull(),
    y: integer("y").notNull(),
    text: text("text").notNull(),
    resolvedAt: time("resolved_at"),
    createdAt: createdAt(),
  },
  (table) => [index("sheet_comments_project").on(table.projectId, table.createdAt)],
);
