// Parts that can be bought.

import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { SAMPLE_DISTRIBUTOR } from "@/lib/core/part/distributor";
import { accounts } from "@/lib/server/db/tables/account";
import { createdAt, currency, id, time } from "@/lib/server/db/tables/columns";

/** Parts that can be bought. Never deleted: carts and orders name them; one that is gone has no stock and is obsolete. */
export const parts = pgTable(
  "parts",
  {
    /** Made of manufacturer and ordering code (core/part/part-id). */
    id: id(),
    mpn: text("mpn").notNull(),
    /** The ordering code in capitals, letters and digits alone. */
    mpnKey: text("mpn_key").notNull(),
    manufacturer: text("manufacturer").notNull(),
    category: text("category").notNull(),
    series: text("series").notNull().default(""),
    packageName: text("package_name").notNull().default(""),
    pins: integer("pins").notNull(),
    mounting: text("mounting").notNull(),
    parameters: jsonb("parameters").$type<Record<string, string>>().notNull().default({}),
    lifecycle: text("lifecycle").notNull(),
    datasheetHost: text("datasheet_host").notNull().default(""),
    /** Search words, normalized by core/part/words. */
    words: text("words").array().notNull(),
    /** `[from, unit price in millionths]`, rising. */
    tiers: jsonb("tiers").$type<[number, number][]>().notNull(),
    currency: currency(),
    stock: integer("stock").notNull(),
    minimum: integer("minimum").notNull(),
    multiple: integer("multiple").notNull(),
    /** Pieces that a machine loses while it is set up. */
    attrition: integer("attrition").notNull().default(0),
    /** sample: price and stock are invented; import: a distributor's. */
    source: text("source").notNull(),
    /** The name of that list, or of the sample catalog. */
    distributor: text("distributor").notNull().default(SAMPLE_DISTRIBUTOR),
    /** Version of the catalog or the import that wrote it last. */
    version: text("version").notNull(),
  },
  (table) => [
    // Beginnings of ordering codes, whatever the database's collation.
    index("parts_mpn_key").on(table.mpnKey.op("text_pattern_ops")),
    index("parts_words").using("gin", table.words),
    index("parts_stock").on(table.stock.desc(), table.mpn),
  ],
);

/** Progress of writing a catalog into the parts. */
export const partCatalogues = pgTable("part_catalogues", {
  source: text("source").primaryKey(),
  version: text("version").notNull(),
  written: integer("written").notNull(),
  /** Set once all of it is there. */
  filledAt: time("filled_at"),
});

/** A distributor's list that staff sent: looked through first, written when they say so. */
export const partLists = pgTable(
  "part_lists",
  {
    id: id(),
    fileName: text("file_name").notNull(),
    size: bigint("size", { mode: "number" }).notNull(),
    sha256: text("sha256").notNull(),
    storageKey: text("storage_key").notNull(),
    /** reading, read, applying, applied, failed, discarded. */
    state: text("state").notNull(),
    /** Error code of a list that could not be read. */
    fault: text("fault").notNull().default(""),
    /** Counts of lines by result, as `lib/core/part/sheet-report.ts` counts them. */
    counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
    /** The first lines that cannot be read, and why. */
    problems: jsonb("problems").$type<{ line: number; column: string }[]>().notNull().default([]),
    /** Lines that were read, and that were written. */
    seen: integer("seen").notNull().default(0),
    written: integer("written").notNull().default(0),
    createdBy: text("created_by")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
    appliedBy: text("applied_by").references(() => accounts.id),
    appliedAt: time("applied_at"),
  },
  (table) => [index("part_lists_created").on(table.createdAt)],
);
