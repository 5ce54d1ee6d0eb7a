// Address of a coupon group.
import { COUPON_STATES } from "@/lib/contracts/coupon";
import type { CouponState } from "@/lib/core/coupon/coupon";

export const COUPON_GROUPS = Object.keys(COUPON_STATES) as CouponState[];
export const COUPON_PATH = "/my-center/coupon";

export interface CouponGroupParams {
  group: CouponState;
  /** From 1. */
  page: number;
}

/** Invalid parameters are ignored. */
export function readCouponGroup(params: Pick<URLSearchParams, "get">): CouponGroupParams {
  const page = Number(params.get("page"));
  return {
    group: COUPON_GROUPS.find((name) => name === params.get("group")) ?? "unused",
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Without language prefix; defaults are omitted. */
export function couponHref({ group, page }: CouponGroupParams): string {
  const params = new URLSearchParams();
  if (group !== "unused") params.set("group", group);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? COUPON_PATH : `${COUPON_PATH}?${query}`;
}
