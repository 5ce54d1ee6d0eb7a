// Orders at a price that a person has yet to make: placed by the inquiry alone, accepted or declined once it is offered.

import * as z from "zod/mini";
import { countryCode } from "./address";
import { cartItem } from "./cart";
import { endpoint } from "./endpoint";
import { orderStatus, shippingMethod } from "./order";
import { MAX_ORDER_REMARK, MAX_PURCHASE_NUMBER } from "./order-care";
import { amountMicro, currency, id, text } from "./values";

/**
 * NOT_FOUND for a quote of somebody else as for a missing one; MOVE_NOT_ALLOWED for one that has its price, or that is
 * ordered already.
 */
export const openInquiryOrder = endpoint({
  method: "GET",
  path: "/api/eda/order/inquiry",
  access: "signed-in",
  summary: "The checkout of an inquiry, without a price",
  input: z.object({
    quoteId: id,
    /** Shipping destination: an address of the account, or a country. */
    receiverId: z.optional(id),
    country: z.optional(countryCode),
  }),
  output: z.object({
    quoteId: id,
    quoteNumber: z.string(),
    /** Its amounts are 0 and say nothing: there is no price yet. */
    item: cartItem,
    currency,
    /** Estimated shipping charge by method. */
    shippingEstimates: z.array(z.object({ method: z.string(), amountMicro })),
  }),
});
export type InquiryCheckout = z.infer<typeof openInquiryOrder.output>;

/** As `openInquiryOrder`, and ADDRESS_NEEDED, BILL_INCOMPLETE as an order from the cart. Nothing is asked to be paid. */
export const placeInquiryOrder = endpoint({
  method: "POST",
  path: "/api/eda/order/inquiry",
  access: "signed-in",
  body: "json",
  idempotent: true,
  summary: "Places an order whose price is quoted later",
  limit: { perMinute: 60 },
  input: z.object({
    quoteId: id,
    receiverId: id,
    /** None: the invoice goes where the goods go. */
    billId: z.optional(id),
    shippingMethod,
    remark: z._default(text(0, MAX_ORDER_REMARK), ""),
    /** The customer's own number for it. */
    purchaseNumber: z._default(text(0, MAX_PURCHASE_NUMBER), ""),
  }),
  output: z.object({ orderId: id, orderNumber: z.string() }),
});

/** MOVE_NOT_ALLOWED where nothing is offered; QUOTE_EXPIRED where its time is over. Declining is cancelling. */
export const acceptOffer = endpoint({
  method: "POST",
  path: "/api/eda/order/accept",
  access: "signed-in",
  idempotent: true,
  summary: "Accepts the offered price of an order",
  input: z.object({ orderId: id }),
  output: z.object({ status: orderStatus }),
});
