// One search over everything that staff look for, and the page of a customer.

import * as z from "zod/mini";
import { adminNote } from "./admin-record";
import { couponKind } from "./coupon";
import { endpoint } from "./endpoint";
import { adminArea, adminCustomer } from "./ops";
import { orderStatus } from "./order";
import { quoteStatus } from "./bom";
import { amountMicro, currency, id, text } from "./values";

export const FOUND_KINDS = ["order", "quote", "customer", "part"] as const;
export const MIN_SEARCH = 2;

const found = z.object({
  kind: z.enum(FOUND_KINDS),
  id,
  /** Number of an order or a quote, email of a customer, part number of a part. */
  name: z.string(),
  /** Distinguishing detail: customer and title, or manufacturer. */
  detail: z.string(),
  /** Status of an order or a quote; empty for the rest. */
  status: z.string(),
  /** The text that matched where it isn't the name: a tracking number or the customer's own number. */
  matched: z.string(),
});
export type Found = z.infer<typeof found>;

export const searchAdmin = endpoint({
  method: "GET",
  path: "/api/ops/search",
  access: "staff",
  summary: "Orders, quotes, customers and parts by number, email, name, part number or tracking number",
  input: z.object({ keyword: text(MIN_SEARCH, 100) }),
  output: z.object({ rows: z.array(found) }),
});

const amounts = z.array(z.object({ currency, amountMicro }));

export const viewAdminCustomer = endpoint({
  method: "GET",
  path: "/api/ops/customer/view/{id}",
  access: "staff",
  summary: "A customer: orders, quotes, coupons, messages, spend and notes",
  input: z.object({ id }),
  output: z.object({
    customer: adminCustomer,
    addresses: z.int(),
    /** Succeeded payments less refunds, by currency. */
    spend: amounts,
    /** The newest, at most 50 each. */
    orders: z.array(
      z.object({
        orderId: id,
        orderNumber: z.string(),
        title: z.string(),
        status: orderStatus,
        currency,
        amountPayableMicro: z.nullable(amountMicro),
        at: z.string(),
      }),
    ),
    quotes: z.array(
      z.object({
        quoteId: id,
        quoteNumber: z.string(),
        projectName: z.string(),
        status: quoteStatus,
        currency,
        totalMicro: z.nullable(amountMicro),
        at: z.string(),
        /** False while it waits for its price. */
        canCopy: z.boolean(),
      }),
    ),
    coupons: z.array(
      z.object({
        couponId: id,
        kind: couponKind,
        state: z.string(),
        area: adminArea,
        currency,
        amountMicro,
        validTo: z.string(),
      }),
    ),
    messages: z.array(
      z.object({ orderId: id, orderNumber: z.string(), isFromStaff: z.boolean(), text: z.string(), at: z.string() }),
    ),
    notes: z.array(adminNote),
  }),
});
export type AdminCustomer = z.infer<typeof viewAdminCustomer.output>;
