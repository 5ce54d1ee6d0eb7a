// Tables of carts and orders.

import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ReceiverFields } from "@/lib/contracts/address";
import type { BillFields } from "@/lib/contracts/bill";
import type { CartItem } from "@/lib/contracts/cart";
import type { DfmOnOrder } from "@/lib/contracts/dfm";
import { accounts } from "@/lib/server/db/tables/account";
import { publications } from "@/lib/server/db/tables/community";
import { projects } from "@/lib/server/db/tables/project";
import type { OrderStatus } from "@/lib/core/order/states";
import { area, createdAt, currency, id, locale, micro, time } from "@/lib/server/db/tables/columns";

/** `board`: its place among the boards of its line, from 1; the first one's files are the line's own. */
export interface OrderBoardFile {
  board: number;
  fileId: string;
}

export const cartItems = pgTable(
  "cart_items",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    area: area(),
    itemType: text("item_type").notNull(),
    projectId: text("project_id").references(() => projects.id),
    /** Published project that it was ordered from, for the counter: a part of a kit has no project of its own. */
    publicationId: text("publication_id").references(() => publications.projectId, { onDelete: "set null" }),
    specification: jsonb("specification").$type<Record<string, unknown>>().notNull(),
    partNo: text("part_no").notNull().default(""),
    /** The price last shown to the person, with the book it came from, which prices the item while it is honored. */
    price: jsonb("price").$type<Record<string, unknown>>().notNull(),
    bookVersion: text("book_version").notNull(),
    /** Its place in the cart; what is put back keeps the one it had. */
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index("cart_items_account").on(table.accountId, table.area),
    index("cart_items_publication").on(table.publicationId),
  ],
);

export const orders = pgTable(
  "orders",
  {
    id: id(),
    orderNumber: text("order_number").notNull().unique(),
    /** The customer's own number for it. */
    purchaseNumber: text("purchase_number").notNull().default(""),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id),
    area: area(),
    locale: locale(),
    currency: currency(),
    status: text("status").$type<OrderStatus>().notNull(),
    productType: text("product_type").notNull(),
    /** Title in lists: the first line's project, or its board. */
    title: text("title").notNull(),
    quantity: integer("quantity").notNull(),
    lineCount: integer("line_count").notNull(),
    /** False until a person has priced its quote: its sums and those of its lines are 0 and say nothing until then. */
    isPriced: boolean("is_priced").notNull().default(true),
    merchandiseMicro: micro("merchandise_micro").notNull(),
    couponDiscountMicro: micro("coupon_discount_micro").notNull().default(0),
    transactionFeeMicro: micro("transaction_fee_micro").notNull().default(0),
    amountPayableMicro: micro("amount_payable_micro").notNull(),
    shippingEstimateMicro: micro("shipping_estimate_micro").notNull(),
    /** Shipping charge before its coupon, fixed when the parcel is weighed (Processed); null until then. */
    shippingChargeMicro: micro("shipping_charge_micro"),
    shippingMethod: text("shipping_method").notNull(),
    /** The address as it was when the order was placed. */
    receiver: jsonb("receiver").$type<ReceiverFields>().notNull(),
    /** The billing address as it was then; null where it is the shipping address. */
    bill: jsonb("bill").$type<BillFields>(),
    /** The coupon that was used, as it was then. */
    coupon: jsonb("coupon").$type<Record<string, unknown>>(),
    /** Discount of a shipping coupon on the payment after production. */
    shippingDiscountMicro: micro("shipping_discount_micro").notNull().default(0),
    /** Taxes at the border as they were estimated then; none of them is charged by us. */
    taxes: jsonb("taxes").$type<Record<string, unknown>[]>().notNull().default([]),
    /** payNow, or checkFirst: the files are compared with the specification before it may be paid. */
    process: text("process").notNull().default("payNow"),
    /** The method whose share is the transaction fee. */
    paymentMethod: text("payment_method"),
    remark: text("remark").notNull().default(""),
    /** The day (Asia/Shanghai) whose prototype offer this order uses. */
    offerDay: date("offer_day", { mode: "string" }),
    leadTimeDays: integer("lead_time_days").notNull(),
    paidAt: time("paid_at"),
    promisedAt: time("promised_at"),
    /** Engineering questions: none, asked (the promised date stands still), answered. */
    questionState: text("question_state").notNull().default("none"),
    /** Since when the promised date stands still; null while it runs. */
    promiseStoppedAt: time("promise_stopped_at"),
    hiddenAt: time("hidden_at"),
    /** When its personal data were erased, the time that accounting law asks for being over. */
    erasedAt: time("erased_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("orders_account").on(table.accountId, table.area, table.createdAt),
    index("orders_status").on(table.status, table.createdAt),
    uniqueIndex("orders_one_offer_a_day")
      .on(table.accountId, table.offerDay)
      // A failed order can still be paid, so it keeps its offer.
      .where(sql`${table.offerDay} is not null and ${table.status} <> 'Cancelled'`),
  ],
);

/**
 * Purchased items, as they were when the order was placed. Only their files may be added or replaced, until
 * engineering review.
 */
export const orderLines = pgTable(
  "order_lines",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    itemType: text("item_type").notNull(),
    partNo: text("part_no").notNull().default(""),
    projectId: text("project_id"),
    projectName: text("project_name").notNull().default(""),
    fileId: text("file_id"),
    topPictureKey: text("top_picture_key"),
    board3dSnapshotKey: text("board3d_snapshot_key"),
    /** Assembled boards quoted together: the files of all but the first, whose own are above. */
    boardFiles: jsonb("board_files").$type<OrderBoardFile[]>().notNull().default([]),
    specification: jsonb("specification").$type<Record<string, unknown>>().notNull(),
    price: jsonb("price").$type<CartItem["price"]>().notNull(),
    bookVersion: text("book_version").notNull(),
    totalMicro: micro("total_micro").notNull(),
    /** DFM check of its files at that time, with the findings that the customer accepted; null without one. */
    dfm: jsonb("dfm").$type<DfmOnOrder>(),
  },
  (table) => [
    uniqueIndex("order_lines_position").on(table.orderId, table.position),
    index("order_lines_board3d_snapshot").on(table.board3dSnapshotKey),
  ],
);

/** Each move of an order, one row; the current status is the last row's. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    fromStatus: text("from_status").$type<OrderStatus>(),
    toStatus: text("to_status").$type<OrderStatus>().notNull(),
    actor: text("actor").notNull(),
    note: text("note").notNull().default(""),
    /** Facts of the note, by name: the promised dates before and after it moved. */
    details: jsonb("details").$type<Record<string, string>>().notNull().default({}),
    /** Orders the moves of one moment. */
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index("order_events_order").on(table.orderId, table.createdAt)],
);
