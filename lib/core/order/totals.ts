// What an order comes to, and what kind of order it is.

import { roundToCents, scaleMicro } from "@/lib/base/money";

export type ItemType = "BomQuote" | "Custom" | "Stencil" | "Normal";

/** An order is named after the first of these that occurs among its lines. */
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
 * merchandise total = Σ section totals; subtotal = merchandise − discount; payable = subtotal + fee. Shipping is a
 * payment of its own after production. A discount is at most what it is taken from.
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

/** Millionths in the whole of a share. */
const WHOLE_SHARE = 1_000_000;

/** What a payment method takes of a subtotal, in whole cents, half up; `share` in millionths, from the price book. */
export function transactionFee(subtotalMicro: number, share: number): number {
  return roundToCents(scaleMicro(subtotalMicro, share, WHOLE_SHARE));
}
