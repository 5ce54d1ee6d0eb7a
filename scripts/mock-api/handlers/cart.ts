// The cart and the checkout.

import { currencyOf } from "@/lib/core/market/area";
import { couponChoice } from "@/lib/server/cart/checkout";
import { toCartItem } from "@/lib/server/cart/service";
import { getOr404, type Handlers } from "../handler";
import type { Customer } from "../state";
import { changeItem, checkOut, completeItem, PAYMENT_METHOD, priceItems } from "./pricing";

const find = ({ cart }: Customer, id: string) => getOr404(cart.find(({ cartItemId }) => cartItemId === id));

export const CART_HANDLERS = {
  listCart({ cartItemId }, context) {
    const priced = priceItems(context.customer.cart, context).map(toCartItem);
    const rows = cartItemId === undefined ? priced : priced.filter((item) => item.cartItemId === cartItemId);
    if (cartItemId !== undefined) getOr404(rows[0]);
    return { rows, total: rows.length, currency: currencyOf(context.area) };
  },
  addToCart({ itemType, specification, quantity, partNo, projectId = null, position }, context) {
    const { customer, state } = context;
    const options = quantity === undefined ? specification : { ...specification, quantity };
    const whole = completeItem(itemType, options, context);
    const cartItemId = state.newId("cart");
    const place = position ?? customer.cart.length + 1;
    customer.cart.push({ cartItemId, itemType, specification: whole, partNo, projectId, position: place });
    return { cartItemId };
  },
  updateCartItem({ cartItemId, partNo, ...change }, context) {
    const item = find(context.customer, cartItemId);
    if (partNo !== undefined) item.partNo = partNo;
    if (change.quantity !== undefined || change.specification) item.specification = changeItem(item, change, context);
    const at = context.customer.cart.indexOf(item);
    return getOr404(priceItems(context.customer.cart, context).map(toCartItem)[at]);
  },
  removeCartItem({ cartItemId }, { customer }) {
    customer.cart.splice(customer.cart.indexOf(find(customer, cartItemId)), 1);
    return {};
  },
  openCheckout(input, context) {
    const { receivers } = context.customer;
    const { shippingMethod, receiverId, couponId } = input;
    const country = receiverId
      ? getOr404(receivers.find(({ id }) => id === receiverId)).country
      : (input.country ?? null);
    const choices = { cartItemIds: input.cartItemIds, shippingMethod, couponId, country };
    const { items, totals } = checkOut(context.customer, choices, context);
    return {
      ...{ ...totals, ...couponChoice(totals, context.now) },
      ...{ items: items.map(toCartItem), shippingMethod, paymentMethod: PAYMENT_METHOD },
    };
  },
} satisfies Handlers;
