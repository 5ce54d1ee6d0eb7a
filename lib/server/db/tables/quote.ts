// Quotes that are kept: of assembled boards, and of what a person has to price.

import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { QuoteStatus } from "@/lib/core/order/states";
import { accounts } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { projects } from "@/lib/server/db/tables/project";
import { area, createdAt, currency, id, micro, time } from "@/lib/server/db/tables/columns";

/** An offer for boards, assembled or bare; its state moves as `lib/core/order/states.ts` allows, each move a row of its own. */
export const bomQuotes = pgTable(
  "bom_quotes",
  {
    id: id(),
    quoteNumber: text("quote_number").notNull().unique(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    area: area(),
    /** pcba, or pcb: a board that a person has to price. */
    kind: text("kind").notNull().default("pcba"),
    /** Reasons for a manual review: broken rules, or `asked`. */
    reasons: jsonb("reasons").$type<string[]>().notNull().default([]),
    currency: currency(),
    status: text("status").$type<QuoteStatus>().notNull(),
    projectId: text("project_id").references(() => projects.id),
    projectName: text("project_name").notNull().default(""),
    remark: text("remark").notNull().default(""),
    /**
     * Files sent with it: `board`, `bom` or `coordinates`, each a handle, with the board's index if there are several.
     */
    files: jsonb("files")
      .$type<{ kind: string; fileUrl: string; fileName: string; board?: number }[]>()
      .notNull()
      .default([]),
    /** The board and what is soldered to it; of several the first, and all of them under `boards`. */
    specification: jsonb("specification").$type<Record<string, unknown>>().notNull(),
    /** Boards in all. */
    quantity: integer("quantity").notNull(),
    /** As it was offered, by the engine or by a person; null until then. Of several boards also each, under `boards`. */
    price: jsonb("price").$type<Record<string, unknown>>(),
    bookVersion: text("book_version"),
    totalMicro: micro("total_micro"),
    /** When it was offered; null until then. */
    quotedAt: time("quoted_at"),
    /** The first moment at which it no longer stands. */
    expiresAt: time("expires_at"),
    /** The order that was placed by it; before it was ordered for good, only while that order stands. */
    orderId: text("order_id").references(() => orders.id),
    /** The quote that this one repeats. */
    sourceId: text("source_id"),
    hiddenAt: time("hidden_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("bom_quotes_account").on(table.accountId, table.area, table.createdAt),
    index("bom_quotes_due")
      .on(table.expiresAt)
      .where(sql`${table.status} = 'Quoted'`),
    index("bom_quotes_order").on(table.orderId),
  ],
);

/** A line of the parts list, as it was read and what it was matched with. */
export const bomLines = pgTable(
  "bom_lines",
  {
    id: id(),
    quoteId: text("quote_id")
      .notNull()
      .references(() => bomQuotes.id, { onDelete: "cascade" }),
    /** Index over all lines of the quote, from 0, board after board. */
    position: integer("position").notNull(),
    /** Index of the board in the quote, from 0. */
    board: integer("board").notNull().default(0),
    designator: text("designator").notNull(),
    /** Quantity per board. */
    quantity: integer("quantity").notNull(),
    mpn: text("mpn").notNull().default(""),
    manufacturer: text("manufacturer").notNull().default(""),
    /** The part of our catalog that it was matched with, and how sure that is. */
    partId: text("part_id"),
    matchReason: text("match_reason").notNull().default(""),
    distributor: text("distributor").notNull().default(""),
    stock: integer("stock"),
    unitPriceMicro: micro("unit_price_micro"),
    footprint: text("footprint").notNull().default(""),
    value: text("value").notNull().default(""),
    /** top, bottom or both; empty where it is not known. */
    side: text("side").notNull().default(""),
    /** Source of the side: customer, coordinates, list or board; empty if unknown. */
    sideBy: text("side_by").notNull().default(""),
    /** The source that names another side, and that side (`list top`), until somebody answers; else empty. */
    sideConflict: text("side_conflict").notNull().default(""),
    /** State of its parts' positions: conflict or confirmed (by the customer); empty where the files agree on them. */
    placement: text("placement").notNull().default(""),
    isPlaced: boolean("is_placed").notNull().default(true),
    state: text("state").notNull().default("Normal"),
    description: text("description").notNull().default(""),
    /** turnkey: we buy it; customer: it is sent to us; none: it is left off. */
    supply: text("supply").notNull().default("turnkey"),
    /** False where the offer is for boards without it. */
    isAssembled: boolean("is_assembled").notNull().default(true),
    /** Quantity bought for all lines of the part and all boards, at the first of them; null if nothing is bought. */
    boughtQuantity: integer("bought_quantity"),
    /** Contribution of the line to the price of all boards. */
    amountMicro: micro("amount_micro"),
    /** Joints of one part, and their kind: smt or tht; null where nothing tells. */
    pins: integer("pins"),
    mounting: text("mounting"),
    /** Their source: catalog, customer, staff or footprint; null where it was not recorded. */
    jointsBy: text("joints_by"),
    /** Its price and stock were invented when it was priced. */
    isSample: boolean("is_sample").notNull().default(false),
  },
  (table) => [uniqueIndex("bom_lines_position").on(table.quoteId, table.position)],
);

/** Each move of a quote, one row. */
export const bomQuoteEvents = pgTable(
  "bom_quote_events",
  {
    id: id(),
    quoteId: text("quote_id")
      .notNull()
      .references(() => bomQuotes.id, { onDelete: "cascade" }),
    fromStatus: text("from_status").$type<QuoteStatus>(),
    toStatus: text("to_status").$type<QuoteStatus>().notNull(),
    actor: text("actor").notNull(),
    note: text("note").notNull().default(""),
    /** Orders the moves of one moment. */
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index("bom_quote_events_quote").on(table.quoteId, table.createdAt)],
);
