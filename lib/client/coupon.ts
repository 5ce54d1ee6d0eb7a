// The account's coupons.

import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { listCoupons } from "@/lib/contracts/coupon";
import type { InputOf } from "@/lib/contracts/endpoint";
import { call } from "@/lib/client/call";
import { useIsSignedIn } from "@/stores/session";

export type CouponFilter = InputOf<typeof listCoupons>;

export const couponKeys = {
  all: ["coupon"] as const,
  list: (filter: CouponFilter) => [...couponKeys.all, "list", filter] as const,
};

/** The former page stands while the next one loads. */
export function couponsOptions(filter: CouponFilter) {
  return queryOptions({
    queryKey: couponKeys.list(filter),
    queryFn: ({ signal }) => call(listCoupons, filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const useCoupons = (filter: CouponFilter) => useQuery({ ...couponsOptions(filter), enabled: useIsSignedIn() });
