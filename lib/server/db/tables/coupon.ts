// Coupons.

import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { area, createdAt, currency, id, micro, time } from "@/lib/server/db/tables/columns";

/** Coupons that are given to whoever claims one, so many in all and one for each account. */
export const campaigns = pgTable("campaigns", {
  id: id(),
  area: area(),
  /** Address of its page. */
  activityUrl: text("activity_url").notNull().unique(),
  /** As the reader of each language is told it. */
  title: jsonb("title").$type<{ en: string; zh: string }>().notNull(),
  kind: text("kind").notNull(),
  currency: currency(),
  amountMicro: micro("amount_micro").notNull(),
  thresholdMicro: micro("threshold_micro"),
  couponParam: text("coupon_param").notNull().default("{}"),
  withDesign: boolean("with_design"),
  /** Total number of coupons, and the number claimed. */
  limit: integer("claim_limit").notNull(),
  claimed: integer("claimed").notNull().default(0),
  /** Validity of a claimed coupon. */
  validDays: integer("valid_days").notNull(),
  startsAt: time("starts_at").notNull(),
  endsAt: time("ends_at").notNull(),
  createdAt: createdAt(),
});

/** A single discount on an order, for one account in one area. An unused one past its validity counts as expired. */
export const coupons = pgTable(
  "coupons",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    area: area(),
    /** pcb, component, assembly, shipping, general, stencil: the sum it lowers. */
    kind: text("kind").notNull(),
    currency: currency(),
    amountMicro: micro("amount_micro").notNull(),
    /** The least that its kind's sum (for shipping, the merchandise) must be; null for none. */
    thresholdMicro: micro("threshold_micro"),
    /** JSON text of the ranges pcbNum, pcbSize and bomLines, as the wire carries it. */
    couponParam: text("coupon_param").notNull().default("{}"),
    /** True: only for what was designed online; false: only for what was not; null: for both. */
    withDesign: boolean("with_design"),
    validFrom: time("valid_from").notNull(),
    validTo: time("valid_to").notNull(),
    /** unused, used, expired. */
    state: text("state").notNull().default("unused"),
    usedByOrder: text("used_by_order").references(() => orders.id),
    /** Whence it was claimed; null for one that was given. */
    campaignId: text("campaign_id").references(() => campaigns.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("coupons_account").on(table.accountId, table.area, table.state),
    uniqueIndex("coupons_one_per_campaign")
      .on(table.campaignId, table.accountId)
      .where(sql`${table.campaignId} is not null`),
    uniqueIndex("coupons_one_per_order")
      .on(table.usedByOrder)
      .where(sql`${table.usedByOrder} is not null`),
  ],
);
