// The cart: what a customer means to buy, at the price last shown.

import * as z from "zod";
import { endpoint } from "./endpoint";
import { itemType } from "./order";
import { pcbPrice, pcbSpecification, pcbSpecificationInput } from "./pcb";
import { amountMicro, currency, id, integer, jsonField, nothing, text } from "./values";

/** The customer's own reference; up to 20 characters on the manufacturing form. */
export const partNo = text(0, 20);

export const cartItem = z.object({
  cartItemId: id,
  itemType,
  partNo: z.string(),
  projectId: id.nullable(),
  projectName: z.string(),
  hasPicture: z.boolean(),
  specification: pcbSpecification,
  price: pcbPrice,
  totalMicro: amountMicro,
  /** The total when it was put here, where today's is another. */
  formerTotalMicro: amountMicro.nullable(),
});
export type CartItem = z.infer<typeof cartItem>;

export const listCart = endpoint({
  method: "GET",
  path: "/api/eda/cart/list",
  access: "signed-in",
  summary: "The cart, or one of its items, priced now",
  input: z.object({ cartItemId: id.optional() }),
  output: z.object({ rows: z.array(cartItem), total: z.number().int(), currency }),
});

export const addToCart = endpoint({
  method: "POST",
  path: "/api/eda/cart",
  access: "signed-in",
  body: "json",
  idempotent: true,
  summary: "Puts a priced specification into the cart",
  input: z.object({
    itemType: z.literal("Custom"),
    projectId: id.optional(),
    specification: jsonField(pcbSpecificationInput),
    quantity: integer.optional(),
    partNo: partNo.default(""),
  }),
  output: z.object({ cartItemId: id }),
});

export const updateCartItem = endpoint({
  method: "PUT",
  path: "/api/eda/cart",
  access: "signed-in",
  summary: "Changes an item's quantity or the customer's reference",
  input: z.object({ cartItemId: id, quantity: integer.optional(), partNo: partNo.optional() }),
  output: cartItem,
});

export const removeCartItem = endpoint({
  method: "DELETE",
  path: "/api/eda/cart",
  access: "signed-in",
  summary: "Takes an item out of the cart",
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
  /** What the shipping, charged after production, is likely to cost by each method. */
  shippingEstimates: z.array(z.object({ method: z.string(), amountMicro })),
});
export type CheckoutView = z.infer<typeof checkoutView>;

export const openCheckout = endpoint({
  method: "POST",
  path: "/api/eda/cart/jump/order",
  access: "signed-in",
  body: "json",
  summary: "Prices chosen items again and answers what the checkout shows",
  input: z.object({ cartItemIds: jsonField(z.array(id).min(1).max(50)) }),
  output: checkoutView,
});
