// A customer's coupons.

import type { CouponView } from "@/lib/contracts/coupon";
import type { Handlers } from "../handler";

const countOf = (coupons: readonly CouponView[], state: CouponView["state"]) =>
  coupons.filter((coupon) => coupon.state === state).length;

export const COUPON_HANDLERS = {
  listCoupons({ state, pageNum, pageSize }, { customer: { coupons } }) {
    const found = state === undefined ? coupons : coupons.filter((coupon) => coupon.state === state);
    return {
      rows: found.slice((pageNum - 1) * pageSize, pageNum * pageSize),
      total: found.length,
      count: { unused: countOf(coupons, 0), used: countOf(coupons, 1), expired: countOf(coupons, 2) },
    };
  },
} satisfies Handlers;
