// What the people at the desk keep: price books, and counts of each day.

import { date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, time } from "@/lib/server/db/tables/columns";

/** Price books that were published beside those that the product brings. Never changed: a new one has a new version. */
export const priceBooks = pgTable("price_books", {
  version: text("version").primaryKey(),
  /** What it prices: boards, assemblies or stencils. */
  kind: text("kind").notNull().default("boards"),
  area: text("area").notNull(),
  book: jsonb("book").$type<Record<string, unknown>>().notNull(),
  note: text("note").notNull().default(""),
  takesEffectAt: time("takes_effect_at").notNull(),
  createdBy: text("created_by").notNull(),
  createdAt: createdAt(),
});

/** What happened how often on a day (Asia/Shanghai). */
export const dayCounts = pgTable(
  "day_counts",
  {
    day: date("day", { mode: "string" }).notNull(),
    area: text("area").notNull(),
    /** quote, upload, register. */
    kind: text("kind").notNull(),
    count: integer("count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.area, table.kind] })],
);
