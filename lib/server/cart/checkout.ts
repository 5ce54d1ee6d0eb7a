// Checkout totals: one computation for the page and for the order that is placed from it.

import type { CheckoutCoupon } from "@/lib/contracts/coupon";
import type { PaymentMethod } from "@/lib/contracts/payment";
import type { CouponKind } from "@/lib/core/coupon/coupon";
import { bestCoupon, type CouponCheckout, rankCoupons, type RankedCoupon } from "@/lib/core/coupon/usability";
import type { MarketArea } from "@/lib/core/market/area";
import { type TaxLine, taxesFor } from "@/lib/core/order/taxes";
import { type OrderTotals, orderTotals } from "@/lib/core/order/totals";
import type { PriceBook } from "@/lib/core/pricing/book";
import { SHIPPING_METHODS, shippingByWeight, type ShippingMethod } from "@/lib/core/pricing/shipping";
import { type StoredCoupon, toCouponView } from "@/lib/server/coupon/service";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { feeMicro, offeredMethods, requireMethod } from "@/lib/server/payment/methods";
import type { ChargedItem } from "./pricing";

export type Choices = {
  area: MarketArea;
  /** In force: freight and fees are not kept with an item's price. */
  book: PriceBook;
  now: Date;
  shippingMethod: ShippingMethod;
  /** Method whose fee is charged; null for no fee. */
  paymentMethod: PaymentMethod | null;
  couponId: string | undefined;
  /** Destination country; null without an address. */
  country: string | null;
  /** The account's unused coupons. */
  coupons: readonly StoredCoupon[];
};

export type CheckoutTotals = OrderTotals & {
  currency: PriceBook["currency"];
  shippingEstimates: { method: ShippingMethod; amountMicro: number }[];
  shippingEstimateMicro: number;
  shippingDiscountMicro: number;
  ranked: RankedCoupon<StoredCoupon>[];
  /** The chosen coupon, where it may be used. */
  used: RankedCoupon<StoredCoupon> | null;
  taxes: TaxLine[];
};

/** 0 schematic, 1 simulation: designed online. A board read from files (2) was not. */
const isDesign = ({ project }: ChargedItem) => project !== null && project.projectType < 2;

const sumOf = (items: ChargedItem[], section: "pcbTotal" | "componentsTotal" | "assemblyTotal" | "stencilTotal") =>
  items.reduce((sum, { price }) => sum + price[section].amountMicro, 0);

function couponCheckout(items: ChargedItem[], shippingMicro: number, now: Date): CouponCheckout {
  const sections = {
    pcb: sumOf(items, "pcbTotal"),
    component: sumOf(items, "componentsTotal"),
    assembly: sumOf(items, "assemblyTotal"),
    stencil: sumOf(items, "stencilTotal"),
  };
  const general = Object.values(sections).reduce((sum, amount) => sum + amount, 0);
  const sumsMicro: Record<CouponKind, number> = { ...sections, general, shipping: shippingMicro };
  return {
    items: items.map((item) => ({
      itemType: item.item.itemType,
      partNo: item.item.partNo,
      pieces: item.open.pieces,
      longSideMm: item.open.longSideMm,
      linesPerSide: item.open.linesPerSide ?? null,
      hasDesign: isDesign(item),
    })),
    sumsMicro,
    now: now.getTime(),
  };
}

/** A coupon for shipping lowers the payment after production; every other one this order. */
export function computeTotals(items: ChargedItem[], choices: Choices): CheckoutTotals {
  const { area, book, paymentMethod, shippingMethod } = choices;
  const weightKg = items.reduce((sum, { open }) => sum + open.weightKg, 0);
  const estimate = (method: ShippingMethod) =>
    shippingByWeight(weightKg, method, book, choices.country ?? undefined).amountMicro;
  const shippingEstimateMicro = estimate(shippingMethod);
  const checkout = couponCheckout(items, shippingEstimateMicro, choices.now);
  const ranked = rankCoupons(choices.coupons, checkout);
  const used = ranked.find(({ coupon, verdict }) => coupon.id === choices.couponId && verdict.usable) ?? null;
  const discountMicro = used?.verdict.discountMicro ?? 0;
  const isForShipping = used?.coupon.kind === "shipping";
  const sums = {
    sectionTotalsMicro: [checkout.sumsMicro.general],
    couponDiscountMicro: isForShipping ? 0 : discountMicro,
  };
  const { subtotalMicro } = orderTotals(sums);
  const transactionFeeMicro = paymentMethod === null ? 0 : feeMicro(book, paymentMethod, subtotalMicro);
  const shippingDiscountMicro = isForShipping ? discountMicro : 0;
  return {
    ...orderTotals({ ...sums, transactionFeeMicro }),
    currency: book.currency,
    shippingEstimates: SHIPPING_METHODS.map((method) => ({ method, amountMicro: estimate(method) })),
    shippingEstimateMicro,
    shippingDiscountMicro,
    ranked,
    used,
    taxes: taxesFor({
      area,
      country: choices.country,
      subtotalMicro,
      shippingMicro: shippingEstimateMicro - shippingDiscountMicro,
    }),
  };
}

/** Coupons as the page shows them. */
export function couponChoice({ ranked, used }: CheckoutTotals, now: Date) {
  const coupons: CheckoutCoupon[] = ranked.map(({ coupon, verdict }) => ({
    ...toCouponView(coupon, now),
    disabled: !verdict.usable,
    usable: verdict.usable,
    reason: verdict.reason,
    discountMicro: verdict.discountMicro,
  }));
  return { coupons, couponId: used?.coupon.id ?? null, proposedCouponId: bestCoupon(ranked)?.coupon.id ?? null };
}

/** The method that is named, PAYMENT_UNAVAILABLE where it is not offered; else the usual one, null where none is. */
export function chosenMethod(
  deps: Deps,
  named: PaymentMethod | undefined,
  context: RequestContext,
): PaymentMethod | null {
  if (named !== undefined) return requireMethod(deps, context, named).method;
  return offeredMethods(deps, context)[0]?.method ?? null;
}
