// The cart: what a customer means to buy, at the price last shown.

import * as z from "zod/mini";
import { checkoutCoupon } from "./coupon";
import { endpoint } from "./endpoint";
import { countryCode } from "./address";
import { board3dSnapshot } from "./gerber";
import {
  bomQuoteContent,
  customContent,
  customInput,
  normalContent,
  normalInput,
  stencilContent,
  stencilInput,
} from "./item";
import { MAX_ORDER_LINES, shippingMethod } from "./order";
import { paymentMethod } from "./payment";
import { bookVersion } from "./pcb";
import { taxLine } from "./tax";
import { amountMicro, currency, id, integer, jsonField, nothing, text } from "./values";

/** The customer's own reference; up to 20 characters on the manufacturing form. */
export const partNo = text(0, 20, "cart.partNo");

/** Cause of a price change: a new price book, a changed option, the prototype offer lost or gained, new price breaks of a part. */
export const priceChangeReason = z.enum(["priceBook", "option", "offerUsed", "offerAvailable", "partPrice"]);
export type PriceChangeReason = z.infer<typeof priceChangeReason>;

const placed = z.object({
  cartItemId: id,
  partNo: z.string(),
  projectId: z.nullable(id),
  projectName: z.string(),
  /** Its drawn upper side. */
  hasPicture: z.boolean(),
  board3dSnapshot,
  /** Its place in the cart; sent along when it is put back, it keeps it. */
  position: z.int(),
  totalMicro: amountMicro,
  /** The total when it was put here, where today's is another; after a change of the item, the one before it. */
  previousTotalMicro: z.nullable(amountMicro),
  /** Cause of the change; null unless `previousTotalMicro` is set. */
  changedBy: z.nullable(priceChangeReason),
  /** Priced by an older book: the last day on which that is honored, `YYYY-MM-DD` in Shanghai. */
  keptUntil: z.nullable(z.string()),
});

export const cartItem = z.discriminatedUnion("itemType", [
  z.extend(customContent, placed.shape),
  z.extend(stencilContent, placed.shape),
  z.extend(normalContent, placed.shape),
  z.extend(bomQuoteContent, placed.shape),
]);
export type CartItem = z.infer<typeof cartItem>;

export const listCart = endpoint({
  method: "GET",
  path: "/api/eda/cart/list",
  access: "signed-in",
  summary: "The cart or one of its items at current prices",
  input: z.object({ cartItemId: z.optional(id) }),
  output: z.object({ rows: z.array(cartItem), total: z.int(), currency }),
});

const added = z.object({
  projectId: z.optional(id),
  quantity: z.optional(integer),
  partNo: z._default(partNo, ""),
  /** The price book of the quote; without one, the one in force. */
  bookVersion: z.optional(bookVersion),
  /** For what is put back: the place it had. */
  position: z.optional(z.pipe(integer, z.int().check(z.gte(0), z.lte(1_000_000)))),
});

export const addToCart = endpoint({
  method: "POST",
  path: "/api/eda/cart",
  access: "signed-in",
  body: "json",
  idempotent: true,
  summary: "Adds a specification to the cart",
  input: z.discriminatedUnion("itemType", [
    z.extend(customInput, added.shape),
    z.extend(stencilInput, added.shape),
    z.extend(normalInput, added.shape),
  ]),
  output: z.object({ cartItemId: id }),
});

export const updateCartItem = endpoint({
  method: "PUT",
  path: "/api/eda/cart",
  access: "signed-in",
  summary: "Changes the quantity, specification or part number of an item",
  input: z.object({
    cartItemId: id,
    quantity: z.optional(integer),
    partNo: z.optional(partNo),
    /** Prices it by another book from now on; without one a changed item keeps its own while that is honored. */
    bookVersion: z.optional(bookVersion),
    /** The options to change; the rest stays. Validated by the rules of the item's kind. */
    specification: z.optional(jsonField(z.record(z.string().check(z.maxLength(60)), z.unknown()))),
  }),
  output: cartItem,
});

export const removeCartItem = endpoint({
  method: "DELETE",
  path: "/api/eda/cart",
  access: "signed-in",
  summary: "Removes an item from the cart",
  input: z.object({ cartItemId: id }),
  output: nothing,
});

export const checkoutView = z.object({
  items: z.array(cartItem),
  currency,
  merchandiseTotalMicro: amountMicro,
  couponDiscountMicro: amountMicro,
  subtotalMicro: amountMicro,
  transactionFeeMicro: amountMicro,
  amountPayableMicro: amountMicro,
  /** Estimated shipping charge by method. */
  shippingEstimates: z.array(z.object({ method: z.string(), amountMicro })),
  /** The one of them that the taxes and a coupon for shipping are reckoned with. */
  shippingMethod,
  /** Discount of a shipping coupon on the payment after production. */
  shippingDiscountMicro: amountMicro,
  /** The method whose share is the transaction fee; null where none is offered. */
  paymentMethod: z.nullable(paymentMethod),
  /** Unused ones, the usable first. */
  coupons: z.array(checkoutCoupon),
  /** The one that is reckoned with; null where none was chosen or the chosen one cannot be used. */
  couponId: z.nullable(id),
  /** The one that would save most. */
  proposedCouponId: z.nullable(id),
  taxes: z.array(taxLine),
});
export type CheckoutView = z.infer<typeof checkoutView>;

export const openCheckout = endpoint({
  method: "POST",
  path: "/api/eda/cart/jump/order",
  access: "signed-in",
  body: "json",
  summary: "Totals of the selected items for the checkout",
  input: z.object({
    cartItemIds: jsonField(z.array(id).check(z.minLength(1), z.maxLength(MAX_ORDER_LINES))),
    /** Destination for the taxes: an address of the account, or a country. */
    receiverId: z.optional(id),
    country: z.optional(countryCode),
    shippingMethod: z._default(shippingMethod, "standard"),
    couponId: z.optional(id),
    paymentMethod: z.optional(paymentMethod),
  }),
  output: checkoutView,
});
