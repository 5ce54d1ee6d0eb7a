// Tables of an order's messages, engineering questions, parcels and complaints.

import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, micro, time } from "@/lib/server/db/tables/columns";
import { orders } from "@/lib/server/db/tables/order";
import { refunds } from "@/lib/server/db/tables/payment";

/** The thread of an order. A question is the staff's, about the files; an answer is the customer's to one question. */
export const orderMessages = pgTable(
  "order_messages",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** message, question, answer. */
    kind: text("kind").notNull(),
    isFromStaff: boolean("is_from_staff").notNull(),
    authorId: text("author_id"),
    text: text("text").notNull(),
    /** Handles of the files that go with it. */
    fileIds: jsonb("file_ids").$type<string[]>().notNull().default([]),
    /** The question that an answer answers. */
    questionId: text("question_id"),
    /** When the other side saw it. */
    seenAt: time("seen_at"),
    createdAt: createdAt(),
  },
  (table) => [index("order_messages_order").on(table.orderId, table.createdAt)],
);

/** The parcel of an order. */
export const shipments = pgTable("shipments", {
  id: id(),
  orderId: text("order_id")
    .notNull()
    .unique()
    .references(() => orders.id, { onDelete: "cascade" }),
  carrier: text("carrier").notNull(),
  trackingNumber: text("tracking_number").notNull().default(""),
  weightGrams: integer("weight_grams"),
  shippedAt: time("shipped_at").notNull(),
  deliveredAt: time("delivered_at"),
});

export const complaints = pgTable(
  "complaints",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** quality, wrong, missing, damaged, late, other. */
    reason: text("reason").notNull(),
    /** refund or remake. */
    wish: text("wish").notNull(),
    text: text("text").notNull(),
    /** Handles of the photos. */
    fileIds: jsonb("file_ids").$type<string[]>().notNull().default([]),
    /** open, refunded, remade, declined. */
    state: text("state").notNull().default("open"),
    answer: text("answer").notNull().default(""),
    refundMicro: micro("refund_micro"),
    refundId: text("refund_id").references(() => refunds.id),
    /** The order by which it was made again. */
    remakeOrderId: text("remake_order_id").references(() => orders.id),
    decidedBy: text("decided_by"),
    decidedAt: time("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("complaints_order").on(table.orderId, table.createdAt),
    index("complaints_state").on(table.state, table.createdAt),
  ],
);
