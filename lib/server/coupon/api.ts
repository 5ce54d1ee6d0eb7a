// The coupons' endpoints.

import { listCoupons } from "@/lib/contracts/coupon";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as coupons from "./service";

export const couponRoutes = (deps: Deps) => [
  serve(listCoupons, (input, context) => coupons.list(deps, input, context)),
];
