// Totals and type of an order.

import { roundToCents, scaleMicro } from "@/lib/base/money";

type ItemType = "BomQuote" | "Custom" | "Stencil" | "Normal";

/** An order has the first of these types that occurs among its lines. */
const PRODUCT_ORDER: readonly ItemType[] = ["BomQuote", "Custom", "Stencil", "Normal"];

export function productTypeOf(itemTypes: readonly string[]): ItemType {
  return PRODUCT_ORDER.find((type) => itemTypes.includes(type)) ?? "Normal";
}

export type OrderTotals = {
  merchandiseTotalMicro: number;
  couponDiscountMicro: number;
  subtotalMicro: number;
  transactionFeeMicro: number;
  amountPayableMicro: number;
};

type Sums = {
  /** Section totals of every line, each in whole cents. */
  sectionTotalsMicro: readonly number[];
  couponDiscountMicro?: number;
  transactionFeeMicro?: number;
};

/**
 * merchandise total = Σ section totals; subtotal = merchandise − discount; payable = subtotal + fee. Shipping is paid
 * separately after production. A discount is at most the amount it applies to.
 */
export function orderTotals({
  sectionTotalsMicro,
  couponDiscountMicro = 0,
  transactionFeeMicro = 0,
}: Sums): OrderTotals {
  const merchandiseTotalMicro = sectionTotalsMicro.reduce((sum, amount) => sum + amount, 0);
  const discountMicro = Math.min(couponDiscountMicro, merchandiseTotalMicro);
  const subtotalMicro = merchandiseTotalMicro - discountMicro;
  return {
    merchandiseTotalMicro,
    couponDiscountMicro: discountMicro,
    subtotalMicro,
    transactionFeeMicro,
    amountPayableMicro: subtotalMicro + transactionFeeMicro,
  };
}

/** Millionths in a ratio of 1. */
const MILLIONTHS = 1_000_000;

/** Fee of a payment method on a subtotal, in whole cents, half up; `share` in millionths, from the price book. */
export function transactionFee(subtotalMicro: number, feeMillionths: number): number {
  return roundToCents(scaleMicro(subtotalMicro, feeMillionths, MILLIONTHS));
}

type ShippingCharge = {
  /** By the parcel's weight; null until it is weighed. */
  chargeMicro: number | null;
  /** Discount of a shipping coupon. */
  discountMicro: number;
};

/** The amount due for shipping: the charge minus the coupon, at least zero; null until the parcel is weighed. */
export function shippingDue({ chargeMicro, discountMicro }: ShippingCharge): number | null {
  return chargeMicro === null ? null : Math.max(0, chargeMicro - discountMicro);
}
