// Which coupons may be used for a checkout, what each would save, and why the others may not.

import type { Coupon, CouponKind, CouponRange } from "@/lib/core/coupon/coupon";
import { type CouponItem, doCouponsApply } from "@/lib/core/coupon/gate";

export type CheckoutItem = CouponItem & {
  /** Of a board: how many, and its longer side; null for what is no board. */
  pieces: number | null;
  longSideMm: number | null;
  /** Of an assembly: lines of its parts list for each side that is assembled; null for what is none. */
  linesPerSide: number | null;
  /** Whether it was designed online. */
  hasDesign: boolean;
};

export type CouponCheckout = {
  items: readonly CheckoutItem[];
  /** What a coupon of each kind would be taken from, in whole cents; `general` is the merchandise total. */
  sumsMicro: Readonly<Record<CouponKind, number>>;
  /** Epoch ms. */
  now: number;
};

/** In the order in which they are asked. */
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

/** Why a coupon cannot be used. */
export type CouponReason = (typeof COUPON_REASONS)[number];

type Rule = (coupon: Coupon, checkout: CouponCheckout) => boolean;

/** Everything of the sort must lie within; where a range stands and there is nothing of it, it does not hold. */
function isWithin(range: CouponRange | null, values: readonly (number | null)[]): boolean {
  if (range === null) return true;
  const known = values.filter((value) => value !== null);
  const { min, max } = range;
  return known.length > 0 && known.every((value) => (min === null || value >= min) && (max === null || value <= max));
}

function thresholdSum({ kind }: Coupon, { sumsMicro }: CouponCheckout): number {
  return kind === "shipping" ? sumsMicro.general : sumsMicro[kind];
}

/** Whether each condition holds. */
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

export type CouponVerdict =
  { usable: true; reason: null; discountMicro: number } | { usable: false; reason: CouponReason; discountMicro: 0 };

/** The first condition that does not hold is the reason; the discount is at most the sum that it lowers. */
export function judgeCoupon(coupon: Coupon, checkout: CouponCheckout): CouponVerdict {
  const reason = COUPON_REASONS.find((rule) => !RULES[rule](coupon, checkout));
  if (reason !== undefined) return { usable: false, reason, discountMicro: 0 };
  const discountMicro = Math.min(coupon.amountMicro, checkout.sumsMicro[coupon.kind]);
  return { usable: true, reason: null, discountMicro };
}

export type RankedCoupon<C extends Coupon = Coupon> = { coupon: C; verdict: CouponVerdict };

/** Usable ones before the others; of these the largest discount first, and of equal ones what ends soonest. */
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

/** The coupon to propose: the first of the ranked that may be used. */
export function bestCoupon<C extends Coupon>(ranked: readonly RankedCoupon<C>[]): RankedCoupon<C> | null {
  return ranked.find(({ verdict }) => verdict.usable) ?? null;
}
