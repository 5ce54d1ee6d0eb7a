// Orders: placing, paying, seeing and cancelling them.

import * as z from "zod";
import { receiverFields } from "./address";
import { endpoint } from "./endpoint";
import { pcbPrice, pcbSpecification } from "./pcb";
import { amountMicro, currency, id, paging, text } from "./values";

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

export const itemType = z.enum(["BomQuote", "Custom", "Stencil", "Normal"]);
export const shippingMethod = z.enum(["standard", "express", "economy", "pickup"]);

export const createOrder = endpoint({
  method: "POST",
  path: "/api/eda/order",
  access: "signed-in",
  body: "json",
  idempotent: true,
  summary: "Places an order from cart items at the server's own prices",
  limit: { perMinute: 60 },
  input: z.object({
    cartItemIds: z.array(id).min(1).max(50),
    receiverId: id,
    billId: id.optional(),
    couponId: id.optional(),
    shippingMethod,
    remark: text(0, 500).default(""),
    /** The total that the person saw; the order is refused with PRICE_CHANGED when it no longer holds. */
    seenTotalMicro: amountMicro.optional(),
  }),
  output: z.object({ orderId: id, orderNumber: z.string() }),
});

export const payOrder = endpoint({
  method: "POST",
  path: "/api/eda/order/pay",
  access: "signed-in",
  idempotent: true,
  summary: "Opens the payment of an order and answers where to pay",
  input: z.object({ orderId: id }),
  output: z.object({ payUrl: z.string() }),
});

export const cancelOrder = endpoint({
  method: "POST",
  path: "/api/eda/order/cancel/{id}",
  access: "signed-in",
  summary: "Cancels an order that may still be cancelled",
  input: z.object({ id }),
  output: z.object({ status: orderStatus }),
});

const orderSummary = z.object({
  orderId: id,
  orderNumber: z.string(),
  productType: itemType,
  status: orderStatus,
  currency,
  amountPayableMicro: amountMicro,
  orderDate: z.string(),
  estimatedShippingDate: z.string().nullable(),
  title: z.string(),
  quantity: z.number().int(),
  lines: z.number().int(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const listOrders = endpoint({
  method: "GET",
  path: "/api/eda/order/list",
  access: "signed-in",
  summary: "One's orders, the newest first",
  input: paging.extend({ status: orderStatus.optional(), keyword: text(0, 100).optional() }),
  output: z.object({
    rows: z.array(orderSummary),
    total: z.number().int(),
    /** Orders per status. */
    count: z.record(z.string(), z.number().int()),
  }),
});

const orderLine = z.object({
  itemType,
  partNo: z.string(),
  projectId: id.nullable(),
  projectName: z.string(),
  hasPicture: z.boolean(),
  specification: pcbSpecification,
  price: pcbPrice,
  totalMicro: amountMicro,
});

export const viewOrder = endpoint({
  method: "GET",
  path: "/api/eda/order/view/{id}",
  access: "signed-in",
  summary: "An order as it was placed, and where it stands",
  input: z.object({ id }),
  output: z.object({
    orderId: id,
    orderNumber: z.string(),
    productType: itemType,
    status: orderStatus,
    currency,
    orderDate: z.string(),
    paidDate: z.string().nullable(),
    estimatedShippingDate: z.string().nullable(),
    merchandiseTotalMicro: amountMicro,
    couponDiscountMicro: amountMicro,
    subtotalMicro: amountMicro,
    transactionFeeMicro: amountMicro,
    amountPayableMicro: amountMicro,
    shippingEstimateMicro: amountMicro,
    shippingMethod,
    receiver: receiverFields,
    remark: z.string(),
    lines: z.array(orderLine),
    events: z.array(
      z.object({ from: orderStatus.nullable(), to: orderStatus, at: z.string(), actor: z.string(), note: z.string() }),
    ),
    payments: z.array(
      z.object({ part: z.string(), provider: z.string(), status: z.string(), amountMicro, at: z.string() }),
    ),
    canPay: z.boolean(),
    canCancel: z.boolean(),
  }),
});
export type OrderView = z.infer<typeof viewOrder.output>;

export const orderLinePicture = endpoint({
  method: "GET",
  path: "/api/eda/order/{id}/picture/{position}",
  access: "signed-in",
  answer: "file",
  quiet: true,
  summary: "The drawn board of an order's line (SVG)",
  input: z.object({ id, position: z.coerce.number().int().min(0).max(100) }),
  output: z.never(),
});
