// The account's coupons.

import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { claimCoupon, getCampaign, listCoupons } from "@/lib/contracts/coupon";
import type { InputOf } from "@/lib/contracts/endpoint";
import { call } from "@/lib/client/transport/call";
import { withIntent } from "@/lib/client/intent";
import { reload } from "@/lib/client/transport/reload";
import { useIsSignedIn, useSession } from "@/stores/account/session";

export type CouponFilter = InputOf<typeof listCoupons>;

export const couponKeys = {
  all: ["coupon"] as const,
  list: (filter: CouponFilter) => [...couponKeys.all, "list", filter] as const,
  campaign: (activityUrl: string, account: string) => [...couponKeys.all, "campaign", activityUrl, account] as const,
};

/** The previous page stays visible while the next one loads. */
export function couponsOptions(filter: CouponFilter) {
  return queryOptions({
    queryKey: couponKeys.list(filter),
    queryFn: ({ signal }) => call(listCoupons, filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const useCoupons = (filter: CouponFilter) => useQuery({ ...couponsOptions(filter), enabled: useIsSignedIn() });

/** Public data of a campaign; a signed-in account also sees its own coupon. */
export function useCampaign(activityUrl: string) {
  const account = useSession((state) => (state.token === null ? "" : state.user.info));
  return useQuery({
    queryKey: couponKeys.campaign(activityUrl, account),
    queryFn: ({ signal }) => call(getCampaign, { activityUrl }, { signal, isQuiet: true }),
    enabled: useSession((state) => state.isHydrated),
  });
}

/** One per account, however often it is claimed; the page shows refusals. */
export function useClaimCoupon() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (templeId: string) =>
      withIntent("claim-coupon", { templeId }, (input, idempotencyKey) =>
        call(claimCoupon, input, { idempotencyKey, isQuiet: true }),
      ),
    // Also after a refusal: the coupons may have run out meanwhile.
    onSettled: () => reload(queryClient, { queryKey: couponKeys.all }),
  });
}
