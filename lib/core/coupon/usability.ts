// Coupons that are usable in a checkout with their discounts, and the reasons against the others.

import type { Coupon, CouponKind, CouponRange } from "@/lib/core/coupon/coupon";

export type CheckoutItem = CouponItem & {
  /** Quantity and longer side of a board; null for other items. */
  pieces: number | null;
  longSideMm: number | null;
  /** Lines of an assembly's parts list per assembled side; null for other items. */
  linesPerSide: number | null;
  /** True if it was designed online. */
  hasDesign: boolean;
};

export type CouponCheckout = {
  items: readonly CheckoutItem[];
  /** The amount that a coupon of each kind would reduce, in whole cents; `general` is the merchandise total. */
  sumsMicro: Readonly<Record<CouponKind, number>>;
  /** Epoch ms. */
  now: number;
};

/** In the order in which they are checked. */
export const COUPON_REASONS = [
  "state",
  "products",
  "kind",
  "quantity",
  "size",
  "lines",
  "threshold",
  "design",
  "validity",
] as const;

/** Reason why a coupon is not usable. */
type CouponReason = (typeof COUPON_REASONS)[number];

type Rule = (coupon: Coupon, checkout: CouponCheckout) => boolean;

/** Every item of the kind must be within the range; a range is not satisfied if there is no such item. */
function isWithin(range: CouponRange | null, values: readonly (number | null)[]): boolean {
  if (range === null) return true;
  const known = values.filter((value) => value !== null);
  const { min, max } = range;
  return known.length > 0 && known.every((value) => (min === null || value >= min) && (max === null || value <= max));
}

function thresholdSum({ kind }: Coupon, { sumsMicro }: CouponCheckout): number {
  return kind === "shipping" ? sumsMicro.general : sumsMicro[kind];
}

/** Tests of the conditions. */
const RULES: Readonly<Record<CouponReason, Rule>> = {
  state: ({ state }) => state === "unused",
  products: (_coupon, { items }) => doCouponsApply(items),
  kind: ({ kind }, { sumsMicro }) => sumsMicro[kind] > 0,
  quantity: ({ conditions }, { items }) =>
    conditions !== null &&
    isWithin(
      conditions.pieces,
      items.map(({ pieces }) => pieces),
    ),
  size: ({ conditions }, { items }) =>
    conditions !== null &&
    isWithin(
      conditions.longSideMm,
      items.map(({ longSideMm }) => longSideMm),
    ),
  lines: ({ conditions }, { items }) =>
    conditions !== null &&
    isWithin(
      conditions.linesPerSide,
      items.map(({ linesPerSide }) => linesPerSide),
    ),
  threshold: (coupon, checkout) =>
    coupon.thresholdMicro === null || thresholdSum(coupon, checkout) >= coupon.thresholdMicro,
  design: ({ withDesign }, { items }) => withDesign === null || items.some(({ hasDesign }) => hasDesign) === withDesign,
  validity: ({ validFrom, validTo }, { now }) => validFrom <= now && now < validTo,
};

type CouponVerdict =
  { usable: true; reason: null; discountMicro: number } | { usable: false; reason: CouponReason; discountMicro: 0 };

/** The first unsatisfied condition is the reason; the discount is at most the amount that it reduces. */
export function judgeCoupon(coupon: Coupon, checkout: CouponCheckout): CouponVerdict {
  const reason = COUPON_REASONS.find((rule) => !RULES[rule](coupon, checkout));
  if (reason !== undefined) return { usable: false, reason, discountMicro: 0 };
  const discountMicro = Math.min(coupon.amountMicro, checkout.sumsMicro[coupon.kind]);
  return { usable: true, reason: null, discountMicro };
}

export type RankedCoupon<C extends Coupon = Coupon> = { coupon: C; verdict: CouponVerdict };

/** Usable ones first; among these by descending discount, equal ones by the earliest end. */
export function rankCoupons<C extends Coupon>(coupons: readonly C[], checkout: CouponCheckout): RankedCoupon<C>[] {
  return coupons
    .map((coupon) => ({ coupon, verdict: judgeCoupon(coupon, checkout) }))
    .sort(
      (a, b) =>
        Number(b.verdict.usable) - Number(a.verdict.usable) ||
        b.verdict.discountMicro - a.verdict.discountMicro ||
        a.coupon.validTo - b.coupon.validTo ||
        (a.coupon.id < b.coupon.id ? -1 : 1),
    );
}

/** The coupon to suggest: the first usable one. */
export function bestCoupon<C extends Coupon>(ranked: readonly RankedCoupon<C>[]): RankedCoupon<C> | null {
  return ranked.find(({ verdict }) => verdict.usable) ?? null;
}

type CouponItem = { itemType: string; partNo: string };

const COUPON_TYPES = ["BomQuote", "Custom", "Stencil", "Normal"];

/**
 * Decides by the items if a checkout accepts coupons at all. One item of a known type: every coupon may apply. Two: only a board (Custom) with a stencil or a part (Normal) that
 * share a part number. Anything else: none.
 */
export function doCouponsApply(items: readonly CouponItem[]): boolean {
  const [first, second] = items;
  if (items.length === 1 && first) return COUPON_TYPES.includes(first.itemType);
  if (items.length !== 2 || !first || !second) return false;
  const board = [first, second].find(({ itemType }) => itemType === "Custom");
  const other = [first, second].find((item) => item !== board);
  if (!board || !other || !["Stencil", "Normal"].includes(other.itemType)) return false;
  return board.partNo !== "" && board.partNo === other.partNo;
}
