// Orders: placing, paying, seeing and cancelling them.

import * as z from "zod/mini";
import { DIFFERING_FACTS } from "@/lib/core/order/file-check";
import { MAX_BOARDS_OF_QUOTE } from "@/lib/core/pcba/quoted-boards";
import { receiverFields } from "./address";
import { billFields } from "./bill";
import { usedCoupon } from "./coupon";
import { dfmOnOrder } from "./dfm";
import { endpoint } from "./endpoint";
import { pictureSize, board3dSnapshot } from "./gerber";
import { bomQuoteContent, customContent, itemType, normalContent, stencilContent } from "./item";
import { complaint, MAX_ORDER_REMARK, MAX_PURCHASE_NUMBER, orderMessage, orderPart, shipment } from "./order-care";
import { paymentMethod } from "./payment";
import { bookVersion, listedBoard } from "./pcb";
import { taxLine } from "./tax";
import { amountMicro, currency, id, integer, paging, text } from "./values";

export const orderStatus = z.enum([
  "Queued",
  "Submitted",
  "Paid",
  "Reviewed",
  "In Production",
  "Processed",
  "Shipped",
  "Complete",
  "Cancelled",
  "Failed",
  "Order Received",
  "Quotation Process",
  "Quotation Offered",
]);
export type OrderStatus = z.infer<typeof orderStatus>;

export const shippingMethod = z.enum(["standard", "express", "economy", "pickup"]);
/** Pay at once, or have the files compared with the specification first: then it may be paid when they agree. */
export const orderProcess = z.enum(["payNow", "checkFirst"]);

/** As many as a cart holds. */
export const MAX_ORDER_LINES = 100;

export const createOrder = endpoint({
  method: "POST",
  path: "/api/eda/order",
  access: "signed-in",
  body: "json",
  idempotent: true,
  summary: "Places an order from cart items at the server's prices",
  limit: { perMinute: 60 },
  input: z.object({
    cartItemIds: z.array(id).check(z.minLength(1), z.maxLength(MAX_ORDER_LINES)),
    receiverId: id,
    /** None: the invoice goes where the goods go. */
    billId: z.optional(id),
    couponId: z.optional(id),
    shippingMethod,
    paymentMethod: z.optional(paymentMethod),
    process: z._default(orderProcess, "payNow"),
    remark: z._default(text(0, MAX_ORDER_REMARK), ""),
    /** The customer's own number for it. */
    purchaseNumber: z._default(text(0, MAX_PURCHASE_NUMBER), ""),
    /** The total that the person saw; the order is refused with PRICE_CHANGED when it no longer holds. */
    expectedTotalMicro: z.optional(amountMicro),
  }),
  output: z.object({ orderId: id, orderNumber: z.string() }),
});

export const payOrder = endpoint({
  method: "POST",
  path: "/api/eda/order/pay",
  access: "signed-in",
  idempotent: true,
  summary: "Starts a payment and returns its URL",
  input: z.object({
    orderId: id,
    /** Another than the order's own; the order's fee and total become this method's. */
    paymentMethod: z.optional(paymentMethod),
  }),
  output: z.object({ payUrl: z.string() }),
});

export const cancelOrder = endpoint({
  method: "POST",
  path: "/api/eda/order/cancel/{id}",
  access: "signed-in",
  summary: "Cancels an order that can still be canceled",
  input: z.object({ id }),
  output: z.object({ status: orderStatus }),
});

/** asked: an engineer waits for the customer, and the promised date stands still. */
export const questionState = z.enum(["none", "asked", "answered"]);

const orderSummary = z.object({
  orderId: id,
  orderNumber: z.string(),
  productType: itemType,
  status: orderStatus,
  currency,
  /** Null until a person has priced it; every other sum of it is 0 until then and says nothing. */
  amountPayableMicro: z.nullable(amountMicro),
  orderDate: z.string(),
  estimatedShippingDate: z.nullable(z.string()),
  /** The ship date is agreed with the customer: it is null until staff set it. */
  isScheduled: z.boolean(),
  title: z.string(),
  quantity: z.int(),
  lines: z.int(),
  /** The customer's own number for it. */
  purchaseNumber: z.string(),
  questionState,
  /** It was made, and its shipping has yet to be paid. */
  isShippingDue: z.boolean(),
  /** Messages of ours that the customer has yet to see. */
  unseenMessages: z.int(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** Summary of an order in a list: its first line with a picture, or its first line. */
const listedLine = z.object({
  position: z.int(),
  itemType,
  /** The drawn top side of its board. */
  hasPicture: z.boolean(),
  board3dSnapshot,
  /** The board; null for other kinds. */
  board: z.nullable(listedBoard),
});

export const listedOrder = z.extend(orderSummary, {
  line: z.nullable(listedLine),
  /** The parcel's carrier and number, once it has left. */
  parcel: z.nullable(z.pick(shipment, { carrier: true, trackingNumber: true })),
});
export type ListedOrder = z.infer<typeof listedOrder>;

export const listOrders = endpoint({
  method: "GET",
  path: "/api/eda/order/list",
  access: "signed-in",
  summary: "Orders of the account, newest first",
  input: z.extend(paging, {
    status: z.optional(orderStatus),
    /** Part of an order's number, of the customer's own, of a project's or a part's. */
    keyword: z.optional(text(0, 100)),
    productType: z.optional(itemType),
    /** The first and the last day (Asia/Shanghai) on which it was placed. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
  }),
  output: z.object({
    rows: z.array(listedOrder),
    total: z.int(),
    /** Orders per status. */
    count: z.record(z.string(), z.int()),
  }),
});

const ordered = z.object({
  partNo: z.string(),
  projectId: z.nullable(id),
  projectName: z.string(),
  /** The drawn upper side of its board. */
  hasPicture: z.boolean(),
  board3dSnapshot,
  /** DFM check of its files, with the findings that the customer accepted; null without one. */
  dfm: z._default(z.nullable(dfmOnOrder), null),
  totalMicro: amountMicro,
});
const orderLine = z.discriminatedUnion("itemType", [
  z.extend(customContent, ordered.shape),
  z.extend(stencilContent, ordered.shape),
  z.extend(normalContent, ordered.shape),
  z.extend(bomQuoteContent, ordered.shape),
]);
export type OrderLine = z.infer<typeof orderLine>;

/** A file of the order, fetched by its handle. */
const orderDocument = z.object({
  /** Assembled boards also have the parts list and the coordinates of their quote. */
  kind: z.enum(["board", "bom", "coordinates"]),
  fileUrl: id,
  fileName: z.string(),
  size: z.int(),
  /** The positions of the lines that it belongs to. */
  lines: z.array(z.int()),
  /** In a quote of several boards, the board's index from 0. */
  board: z.optional(z.int()),
});

const fileDifference = z.object({
  what: z.enum(DIFFERING_FACTS),
  /** Layers as a count, lengths in mm, of a size both sides. */
  ordered: z.array(z.number()),
  /** Null where the files do not tell. */
  measured: z.nullable(z.array(z.number())),
});

/** `processing` until it was sent. `reference` is the provider's or the bank's own. */
const refundState = z.enum(["processing", "refunded"]);

/** One decision to refund, which may go back by several payments. */
const orderRefund = z.object({
  /** order: it was cancelled, or takes no payment any more. complaint: a complaint was granted. */
  cause: z.enum(["order", "complaint"]),
  amountMicro,
  state: refundState,
  at: z.string(),
  parts: z.array(
    z.object({
      part: z.string(),
      method: z.string(),
      amountMicro,
      state: refundState,
      reference: z.nullable(z.string()),
      sentAt: z.nullable(z.string()),
    }),
  ),
});

export const viewOrder = endpoint({
  method: "GET",
  path: "/api/eda/order/view/{id}",
  access: "signed-in",
  summary: "An order with its status",
  input: z.object({ id }),
  output: z.extend(z.omit(orderSummary, { lines: true }), {
    paidDate: z.nullable(z.string()),
    /** Since when the estimated shipping date stands still; null while it runs. */
    promiseStoppedDate: z.nullable(z.string()),
    /** The first and the last day on which the parcel is likely to come; null for what is picked up or not paid. */
    estimatedDelivery: z.nullable(z.object({ from: z.string(), to: z.string() })),
    deliveryDate: z.nullable(z.string()),
    merchandiseTotalMicro: amountMicro,
    couponDiscountMicro: amountMicro,
    subtotalMicro: amountMicro,
    transactionFeeMicro: amountMicro,
    shippingEstimateMicro: amountMicro,
    /** As the parcel was weighed, before its coupon; null until then. */
    shippingCostMicro: z.nullable(amountMicro),
    /** Total shipping charge, paid or not; null until the parcel is weighed. */
    shippingDueMicro: z.nullable(amountMicro),
    shippingMethod,
    /** Discount of a shipping coupon on the payment after production. */
    shippingDiscountMicro: amountMicro,
    process: orderProcess,
    receiver: receiverFields,
    /** As it was when the order was placed; null where it is the shipping address. */
    bill: z.nullable(billFields),
    coupon: z.nullable(usedCoupon),
    taxes: z.array(taxLine),
    remark: z.string(),
    lines: z.array(orderLine),
    /** The parts of assembled boards, and those that were bought alone. */
    partList: z.array(orderPart),
    /** All lines' costs together, by the keys of price lines. */
    breakdown: z.array(z.object({ key: z.string(), amountMicro })),
    documents: z.array(orderDocument),
    /** While the order waits because they differ: of each line, and each of its boards from 0, what was ordered and measured. */
    fileDifferences: z.array(z.extend(fileDifference, { line: z.int(), board: z.int() })),
    events: z.array(
      z.object({
        from: z.nullable(orderStatus),
        to: orderStatus,
        at: z.string(),
        actor: z.string(),
        note: z.string(),
        /** Facts of the note: of a promised date that moved, `from` and `to`. */
        details: z.record(z.string(), z.string()),
      }),
    ),
    messages: z.array(orderMessage),
    complaints: z.array(complaint),
    shipment: z.nullable(shipment),
    payments: z.array(
      z.object({
        part: z.string(),
        provider: z.string(),
        method: z.string(),
        status: z.string(),
        amountMicro,
        at: z.string(),
      }),
    ),
    /** Decided refunds, the oldest first: each with the payments that it goes back by. */
    refunds: z.array(orderRefund),
    /** Payment method; null on orders that predate its column. */
    paymentMethod: z.nullable(paymentMethod),
    /** Quotes that it was placed by: before it was ordered for good, while it stands. */
    quotes: z.array(z.object({ quoteId: id, quoteNumber: z.string(), expiresDate: z.nullable(z.string()) })),
    /** The offered price may be accepted. */
    canAccept: z.boolean(),
    /** The goods, or after production their parcel. */
    canPay: z.boolean(),
    canCancel: z.boolean(),
    /** The customer's own number, the note and the address. */
    canEdit: z.boolean(),
    /** An open question may be answered. */
    canAnswer: z.boolean(),
    /** The customer may say that it has arrived. */
    canComplete: z.boolean(),
    /** A line of boards or stencils may be changed by its customer, or asked of staff; null where it may not. */
    lineChange: z.nullable(z.enum(["now", "request"])),
    canHide: z.boolean(),
    canComplain: z.boolean(),
    /** The files of a line may still be added or replaced. */
    canAddFiles: z.boolean(),
  }),
});
export type OrderView = z.infer<typeof viewOrder.output>;

export const linePosition = z.pipe(integer, z.int().check(z.gte(0), z.lte(MAX_ORDER_LINES)));

const boardPlace = z.pipe(integer, z.int().check(z.gte(0), z.lt(MAX_BOARDS_OF_QUOTE)));

/**
 * MOVE_NOT_ALLOWED once the order was reviewed; NOT_FOUND for a line of parts, a board that the line does not have,
 * another's board, a project without files.
 */
export const attachBoard = endpoint({
  method: "POST",
  path: "/api/eda/order/file",
  access: "signed-in",
  summary: "Adds or replaces the files of an order line until engineering review",
  limit: { perMinute: 30 },
  input: z.object({
    orderId: id,
    position: linePosition,
    /** In a quote of several boards, the board's index from 0. */
    board: z._default(boardPlace, 0),
    projectId: id,
  }),
  output: z.object({
    /** Differences between files and order; the price stays, and an engineer reviews them. */
    differences: z.array(fileDifference),
  }),
});

/**
 * Unpaid, the line is priced anew and the order's total with it; paid and not yet reviewed, or while a bank transfer may
 * be on its way, the wanted change is written to staff. MOVE_NOT_ALLOWED in any other state; QUOTE_FIXED for what a
 * person priced; UNSUPPORTED_COMBINATION with `violations`, NEEDS_MANUAL_REVIEW where the files say something else;
 * COUPON_UNUSABLE where the order's coupon does not go with it; NOT_FOUND for a line of parts.
 */
export const changeOrderLine = endpoint({
  method: "PUT",
  path: "/api/eda/order/line",
  access: "signed-in",
  body: "json",
  idempotent: true,
  summary: "Changes the options of an order line, or requests the change",
  limit: { perMinute: 30 },
  input: z.object({
    orderId: id,
    position: linePosition,
    /** Options of the line's kind; what is left out stays. */
    specification: z.record(z.string(), z.unknown()),
    /** The price book that the page priced by. */
    bookVersion: z.optional(bookVersion),
  }),
  output: z.object({
    outcome: z.enum(["changed", "requested", "unchanged"]),
    /** Amount of the order after the change. */
    amountPayableMicro: amountMicro,
  }),
});

const orderedBefore = {
  ...z.omit(ordered, { hasPicture: true, board3dSnapshot: true, totalMicro: true, dfm: true }).shape,
  /** Today's; null for what is not made any more. */
  price: z.nullable(customContent.shape.price),
  /** Total before the change. */
  previousTotalMicro: amountMicro,
};
const reorderLine = z.discriminatedUnion("itemType", [
  z.extend(customContent, orderedBefore),
  z.extend(stencilContent, orderedBefore),
  z.extend(normalContent, orderedBefore),
  z.extend(bomQuoteContent, orderedBefore),
]);

/** Nothing is put anywhere: the page adds the lines to the cart and begins its checkout with the rest. */
export const reorder = endpoint({
  method: "GET",
  path: "/api/eda/order/reorder/{id}",
  access: "signed-in",
  summary: "The lines of an order at current prices, for a reorder",
  input: z.object({ id }),
  output: z.object({
    orderId: id,
    currency,
    lines: z.array(reorderLine),
    /** The address book's entry that is still the same; null where it was changed or removed. */
    receiverId: z.nullable(id),
    receiver: receiverFields,
    shippingMethod,
    process: orderProcess,
    remark: z.string(),
  }),
});
export type Reorder = z.infer<typeof reorder.output>;

export const orderLinePicture = endpoint({
  method: "GET",
  path: "/api/eda/order/{id}/picture/{position}",
  access: "signed-in",
  answer: "file",
  quiet: true,
  summary: "The board picture of an order line: 3D view (PNG) if it has one, else the drawing (SVG)",
  input: z.object({ id, position: linePosition, size: pictureSize }),
  output: z.never(),
});
