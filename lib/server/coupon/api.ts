// The coupons' endpoints.

import { claimCoupon, getCampaign, listCoupons } from "@/lib/contracts/coupon";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as campaigns from "./campaigns";
import * as coupons from "./service";

export const couponRoutes = (deps: Deps) => [
  serve(listCoupons, (input, context) => coupons.list(deps, input, context)),
  serve(getCampaign, (input, context) => campaigns.get(deps, input, context)),
  serve(claimCoupon, (input, context) => campaigns.claim(deps, input, context)),
];
