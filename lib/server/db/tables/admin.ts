// Tables of the admin: price books and daily counts.

import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "@/lib/server/db/tables/account";
import { area, createdAt, id, micro, time } from "@/lib/server/db/tables/columns";
import { bomQuotes } from "@/lib/server/db/tables/quote";

/** Price books that were published beside those that the product brings. Never changed: a new one has a new version. */
export const priceBooks = pgTable("price_books", {
  version: text("version").primaryKey(),
  /** Kind of items: boards, assemblies or stencils. */
  kind: text("kind").notNull().default("boards"),
  area: area(),
  book: jsonb("book").$type<Record<string, unknown>>().notNull(),
  note: text("note").notNull().default(""),
  takesEffectAt: time("takes_effect_at").notNull(),
  createdBy: text("created_by").notNull(),
  createdAt: createdAt(),
});

/** Daily counters (Asia/Shanghai). */
export const dayCounts = pgTable(
  "day_counts",
  {
    day: date("day", { mode: "string" }).notNull(),
    area: area(),
    /** quote, upload, register. */
    kind: text("kind").notNull(),
    count: integer("count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.area, table.kind] })],
);

/** Internal notes of staff about a record. Stored apart from it, so that no customer's view can contain them. */
export const adminNotes = pgTable(
  "admin_notes",
  {
    id: id(),
    /** `order:ID`, `quote:ID` or `account:ID`. */
    subject: text("subject").notNull(),
    authorId: text("author_id").references(() => accounts.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("admin_notes_subject").on(table.subject, table.createdAt)],
);

/** Staff member who works on an order or a quote; a record without a row has no owner. */
export const recordOwners = pgTable(
  "record_owners",
  {
    subject: text("subject").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    since: time("since").notNull(),
  },
  (table) => [index("record_owners_account").on(table.accountId)],
);

/** Every price that staff offered for a quote, from version 1; the quote itself carries the newest. */
export const quoteOffers = pgTable(
  "quote_offers",
  {
    id: id(),
    quoteId: text("quote_id")
      .notNull()
      .references(() => bomQuotes.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    price: jsonb("price").$type<Record<string, unknown>>().notNull(),
    totalMicro: micro("total_micro").notNull(),
    /** Working days; null where the lead time of the specification applies. */
    leadTimeDays: integer("lead_time_days"),
    expiresAt: time("expires_at").notNull(),
    note: text("note").notNull().default(""),
    authorId: text("author_id").references(() => accounts.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("quote_offers_version").on(table.quoteId, table.version)],
);
