// Orders at the desk: every customer's, what each waits for, and the moves that staff make.

import * as z from "zod/mini";
import { DUE_STATES } from "@/lib/core/order/due-states";
import { adminNote, recordOwner } from "./admin-record";
import { endpoint } from "./endpoint";
import { itemType } from "./item";
import { adminActs, adminArea, adminCustomer, adminList, actNote } from "./ops";
import { adminComplaint } from "./ops-complaint";
import { adminRefund } from "./ops-refund";
import { linePosition, orderStatus, viewOrder } from "./order";
import { attachedFiles, MAX_MESSAGE } from "./order-care";
import { amountMicro, currency, flag, id, integer, nothing, text } from "./values";

/** Tasks of staff for which orders wait. */
export const ADMIN_WAITS = [
  "complaint",
  "message",
  "price",
  "check",
  "review",
  "produce",
  "weigh",
  "ship",
  "transfer",
] as const;
export const adminWait = z.enum(ADMIN_WAITS);
export type AdminWait = z.infer<typeof adminWait>;

const orderRow = z.object({
  orderId: id,
  orderNumber: z.string(),
  area: adminArea,
  status: orderStatus,
  productType: itemType,
  title: z.string(),
  quantity: z.int(),
  lines: z.int(),
  currency,
  /** Null until one of us has priced it. */
  amountPayableMicro: z.nullable(amountMicro),
  customer: z.string(),
  orderDate: z.string(),
  /** Since when it has stood where it stands. */
  movedAt: z.string(),
  estimatedShippingDate: z.nullable(z.string()),
  isAsked: z.boolean(),
  waits: z.nullable(adminWait),
  /** By its promised date, `undated` where staff have yet to set one; null where none applies. */
  due: z.nullable(z.enum(DUE_STATES)),
  /** Staff member who works on it. */
  owner: recordOwner,
});
export type AdminOrderRow = z.infer<typeof orderRow>;

/** By the promised date, by what has waited longest for staff, or by the date of the order. */
export const ORDER_SORTS = ["due", "todo", "newest"] as const;

/** Filters of the order list and of its export. */
export const orderFilter = {
  status: z.optional(orderStatus),
  /** Filter by task: `any` for all tasks of staff, `customer` for orders that wait for the customer. */
  waits: z.optional(z.enum(["any", "customer", ...ADMIN_WAITS])),
  due: z.optional(z.enum(DUE_STATES)),
  owner: z.optional(z.enum(["me", "none"])),
  sort: z._default(z.enum(ORDER_SORTS), "due"),
};

export const listAdminOrders = endpoint({
  method: "GET",
  path: "/api/ops/order/list",
  access: "staff",
  summary: "Orders of all accounts, by promised date, then oldest open task first",
  input: z.extend(adminList, orderFilter),
  output: z.object({
    rows: z.array(orderRow),
    total: z.int(),
    /** Orders per status that match every other filter. */
    count: z.record(z.string(), z.int()),
    /** Orders per reason to wait that match every other filter; `any` and `customer` as in the filter. */
    waits: z.record(z.string(), z.int()),
    /** Waiting for staff in the chosen market, whatever else is chosen. */
    waiting: z.int(),
  }),
});

export const viewAdminOrder = endpoint({
  method: "GET",
  path: "/api/ops/order/view/{id}",
  access: "staff",
  summary: "An order with all its records",
  input: z.object({ id }),
  output: z.object({
    area: adminArea,
    customer: adminCustomer,
    /** As its customer sees it. */
    order: viewOrder.output,
    waits: z.nullable(adminWait),
    questionState: z.enum(["none", "asked", "answered"]),
    promiseStoppedAt: z.nullable(z.string()),
    /** Statuses to which staff may move the order now. */
    moves: z.array(orderStatus),
    mayAsk: z.boolean(),
    shipping: z.object({
      /** Null until it was weighed. */
      chargeMicro: z.nullable(amountMicro),
      dueMicro: z.nullable(amountMicro),
      isSettled: z.boolean(),
      weightGrams: z.nullable(z.int()),
      /** Estimated weight of the specification, and the price book's charge for it. */
      proposedGrams: z.int(),
      proposedMicro: amountMicro,
    }),
    complaints: z.array(adminComplaint),
    refunds: z.array(adminRefund),
    due: z.nullable(z.enum(DUE_STATES)),
    owner: recordOwner,
    notes: z.array(adminNote),
    acts: adminActs,
  }),
});
export type AdminOrder = z.infer<typeof viewAdminOrder.output>;

/** The status that the staff member saw: where it is another by now, the act is refused with STALE_VERSION. */
const seen = { id, from: orderStatus };
const moved = z.object({ status: orderStatus });

/** States that an order reaches by a plain step, without a weight or a parcel; also several orders at once. */
export const BULK_STATES = ["Submitted", "Reviewed", "In Production"] as const;
export const bulkState = z.enum(BULK_STATES);

export const moveAdminOrder = endpoint({
  method: "POST",
  path: "/api/ops/order/move",
  access: "staff",
  idempotent: true,
  summary: "Moves an order one step towards production; the customer sees the note",
  input: z.object({
    ...seen,
    /** Submitted: what the check before payment has left to us may be paid. */
    to: bulkState,
    note: actNote,
  }),
  output: moved,
});

export const MAX_BULK_ORDERS = 50;

/** Each order is moved as by `moveAdminOrder`, in a transaction of its own; what may not move is refused by itself. */
export const moveAdminOrders = endpoint({
  method: "POST",
  path: "/api/ops/order/move-all",
  access: "staff",
  body: "json",
  idempotent: true,
  summary: "Moves several orders to the same state; answers for each whether it moved, or why not",
  input: z.object({
    orders: z.array(z.object(seen)).check(z.minLength(1), z.maxLength(MAX_BULK_ORDERS)),
    to: bulkState,
  }),
  output: z.object({
    /** In the order of the request, each order once. */
    rows: z.array(
      z.object({
        orderId: id,
        isMoved: z.boolean(),
        /** Error code and message; empty if the order was moved. */
        code: z.string(),
        message: z.string(),
      }),
    ),
  }),
});
export type BulkMove = z.infer<typeof moveAdminOrders.output>;

export const MAX_WEIGHT_GRAMS = 500_000;
const grams = z.pipe(integer, z.int().check(z.gte(1), z.lte(MAX_WEIGHT_GRAMS)));
const aboveNothing = z.pipe(integer, z.int().check(z.gte(0), z.lte(1_000_000_000_000)));

export const quoteAdminShipping = endpoint({
  method: "GET",
  path: "/api/ops/order/shipping",
  access: "staff",
  summary: "The shipping charge for a parcel of this weight, by the price book",
  input: z.object({ id, weightGrams: grams }),
  output: z.object({ chargeMicro: amountMicro, dueMicro: amountMicro }),
});

export const processAdminOrder = endpoint({
  method: "POST",
  path: "/api/ops/order/process",
  access: "staff",
  idempotent: true,
  summary: "Marks an order as finished and weighed, which sets its shipping charge",
  input: z.object({ ...seen, weightGrams: grams, chargeMicro: aboveNothing, note: actNote }),
  output: z.extend(moved, { dueMicro: amountMicro }),
});

export const shipAdminOrder = endpoint({
  method: "POST",
  path: "/api/ops/order/ship",
  access: "staff",
  idempotent: true,
  summary: "Ships the parcel of an order whose shipping is paid or free",
  input: z.object({ ...seen, carrier: text(1, 60), trackingNumber: z._default(text(0, 60), ""), note: actNote }),
  output: moved,
});

export const deliverAdminOrder = endpoint({
  method: "POST",
  path: "/api/ops/order/delivered",
  access: "staff",
  summary: "Marks a parcel as delivered, between its ship date and now",
  input: z.object({ id, deliveredAt: z.iso.datetime() }),
  output: nothing,
});

export const setAdminShipDate = endpoint({
  method: "POST",
  path: "/api/ops/order/ship-date",
  access: "staff",
  idempotent: true,
  summary: "Sets or changes the promised ship date of a paid order, and emails the customer",
  input: z.object({
    ...seen,
    /** A working day of China, `YYYY-MM-DD` in Shanghai: not over yet, and within a year. */
    day: z.iso.date(),
    note: actNote,
    /** 1 shows the note to the customer; 0 keeps it in the activity log. */
    showNote: z._default(flag, 0),
  }),
  output: z.object({ estimatedShippingDate: z.string() }),
});

export const cancelAdminOrder = endpoint({
  method: "POST",
  path: "/api/ops/order/cancel",
  access: "staff",
  idempotent: true,
  summary: "Cancels an order with a reason that the customer sees, and refunds it",
  input: z.object({ ...seen, reason: text(1, 500) }),
  output: z.extend(moved, { refundMicro: amountMicro }),
});

export const confirmAdminTransfer = endpoint({
  method: "POST",
  path: "/api/ops/order/transfer",
  access: "staff",
  summary: "Confirms a bank transfer for an order; each bank entry counts once",
  input: z.object({ id, amountMicro: aboveNothing, bankReference: text(1, 100) }),
  output: z.object({ effect: z.enum(["paid", "refunded", "mismatch", "none", "failed", "expired"]) }),
});

export const writeAdminMessage = endpoint({
  method: "POST",
  path: "/api/ops/order/message",
  access: "staff",
  idempotent: true,
  body: "json",
  summary: "Sends a message to the customer; a question pauses work and the promised date until the answer",
  input: z.object({ id, text: text(1, MAX_MESSAGE), asQuestion: z._default(flag, 0), fileIds: attachedFiles }),
  output: z.object({ messageId: id }),
});

export const readAdminMessages = endpoint({
  method: "POST",
  path: "/api/ops/order/read",
  access: "staff",
  summary: "Marks the customer's messages as read",
  input: z.object({ id }),
  output: nothing,
});

export const getAdminLinePicture = endpoint({
  method: "GET",
  path: "/api/ops/order/{id}/picture/{position}",
  access: "staff",
  answer: "file",
  quiet: true,
  summary: "The board picture of an order line as the customer sees it (PNG or SVG)",
  input: z.object({ id, position: linePosition }),
  output: z.never(),
});

export const getAdminOrderFile = endpoint({
  method: "GET",
  path: "/api/ops/order/{id}/file/{fileUrl}",
  access: "staff",
  answer: "file",
  summary: "A file of an order, a message or a complaint",
  input: z.object({ id, fileUrl: id }),
  output: z.never(),
});
