// The care of an order: its messages and questions, complaints, its parcel, its paper, and what may still be changed.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { MAX_FILES_PER_BATCH } from "./file";
import { amountMicro, id, jsonField, nothing, text } from "./values";

export const MAX_MESSAGE = 4000;
export const MAX_PURCHASE_NUMBER = 50;
export const MAX_ORDER_REMARK = 500;

/** Handles of one's own uploads. */
export const attachedFiles = z._default(jsonField(z.array(id).check(z.maxLength(MAX_FILES_PER_BATCH))), []);
const written = { text: text(1, MAX_MESSAGE), fileIds: attachedFiles };

const careFile = z.object({ fileUrl: id, fileName: z.string(), size: z.int() });
export type CareFile = z.infer<typeof careFile>;

export const orderMessage = z.object({
  messageId: id,
  /** A question is the staff's, about the files; an answer the customer's to one question. */
  kind: z.enum(["message", "question", "answer"]),
  isFromStaff: z.boolean(),
  text: z.string(),
  at: z.string(),
  /** When the other side saw it. */
  seenAt: z.nullable(z.string()),
  /** In an answer: the question that it answers. */
  questionId: z.nullable(id),
  /** In a question: whether it is unanswered. */
  isOpen: z.boolean(),
  files: z.array(careFile),
});
export type OrderMessage = z.infer<typeof orderMessage>;

/** With a question's id it is the answer to it: MOVE_NOT_ALLOWED where it was answered or the order has gone on. */
export const sendOrderMessage = endpoint({
  method: "POST",
  path: "/api/eda/order/message",
  access: "signed-in",
  body: "json",
  idempotent: true,
  summary: "Sends a message about an order, or answers an engineer's question",
  limit: { perMinute: 20 },
  input: z.object({ orderId: id, questionId: z.optional(id), ...written }),
  output: z.object({ messageId: id }),
});

export const seeOrderMessages = endpoint({
  method: "POST",
  path: "/api/eda/order/message/seen",
  access: "signed-in",
  summary: "Marks the messages of staff as read",
  input: z.object({ orderId: id }),
  output: nothing,
});

/** A file that stands on a message or a complaint of one's order, whoever sent it. */
export const orderCareFile = endpoint({
  method: "GET",
  path: "/api/eda/order/{id}/file/{fileUrl}",
  access: "signed-in",
  answer: "file",
  summary: "A file of an order's messages or complaints, as an attachment",
  input: z.object({ id, fileUrl: id }),
  output: z.never(),
});

export const complaintReason = z.enum(["quality", "wrong", "missing", "damaged", "late", "other"]);
export const complaintWish = z.enum(["refund", "remake"]);

export const complaint = z.object({
  complaintId: id,
  reason: complaintReason,
  wish: complaintWish,
  text: z.string(),
  at: z.string(),
  state: z.enum(["open", "refunded", "remade", "declined"]),
  /** Ours; empty until it is decided. */
  answer: z.string(),
  decidedAt: z.nullable(z.string()),
  refundMicro: z.nullable(amountMicro),
  files: z.array(careFile),
});
export type Complaint = z.infer<typeof complaint>;

/** MOVE_NOT_ALLOWED before it left, after ninety days, and while another is open; WRONG_FILE_FORMAT for what is no picture. */
export const complain = endpoint({
  method: "POST",
  path: "/api/eda/order/complaint",
  access: "signed-in",
  body: "json",
  idempotent: true,
  summary: "Reports a problem with a shipped order, with photos",
  limit: { perMinute: 10 },
  input: z.object({ orderId: id, reason: complaintReason, wish: complaintWish, ...written }),
  output: z.object({ complaintId: id }),
});

export const completeOrder = endpoint({
  method: "POST",
  path: "/api/eda/order/completed/{id}",
  access: "signed-in",
  summary: "Confirms receipt, which completes the order",
  input: z.object({ id }),
  output: nothing,
});

export const hideOrder = endpoint({
  method: "DELETE",
  path: "/api/eda/order",
  access: "signed-in",
  summary: "Hides a finished order from the list",
  input: z.object({ orderId: id }),
  output: nothing,
});

/**
 * Omitted fields stay unchanged. MOVE_NOT_ALLOWED after engineering review; another country gets a new shipping
 * estimate.
 */
export const editOrder = endpoint({
  method: "PUT",
  path: "/api/eda/order",
  access: "signed-in",
  summary: "Changes the PO number, notes or address of an order until engineering review",
  limit: { perMinute: 30 },
  input: z.object({
    orderId: id,
    purchaseNumber: z.optional(text(0, MAX_PURCHASE_NUMBER)),
    remark: z.optional(text(0, MAX_ORDER_REMARK)),
    receiverId: z.optional(id),
  }),
  output: nothing,
});

/** A pro forma invoice until it is paid. */
export const exportBill = endpoint({
  method: "POST",
  path: "/api/eda/order/bill/export",
  access: "signed-in",
  answer: "file",
  summary: "An order's invoice as PDF, in the language of the request",
  limit: { perMinute: 20 },
  input: z.object({ orderId: id }),
  output: z.never(),
});

export const shipment = z.object({
  carrier: z.string(),
  trackingNumber: z.string(),
  weightGrams: z.nullable(z.int()),
  shippedAt: z.string(),
  deliveredAt: z.nullable(z.string()),
});

/** A part of what was ordered. Prices are millionths of the order's currency, null where there is none. */
export const orderPart = z.object({
  /** The position of the line that it belongs to. */
  line: z.int(),
  /** In a quote of several boards, the board's index from 0. */
  board: z.optional(z.int()),
  /** The manufacturer. */
  brandName: z.string(),
  /** The part number. */
  sn: z.string(),
  bottomTop: z.string(),
  /** The footprint. */
  packageName: z.string(),
  /** The designators. */
  tagNo: z.string(),
  quantity: z.int(),
  /** 1: not placed; 2: placed. */
  dnp: z.int(),
  unitPrice: z.nullable(amountMicro),
  totalCost: z.nullable(amountMicro),
});
export type OrderPart = z.infer<typeof orderPart>;
