// Coupons: what an account holds, and what each would do for a checkout.

import * as z from "zod/mini";
import { CAMPAIGN_STATUSES } from "@/lib/core/coupon/campaign";
import { COUPON_KINDS } from "@/lib/core/coupon/coupon";
import { COUPON_REASONS } from "@/lib/core/coupon/usability";
import { endpoint } from "./endpoint";
import { amountMicro, currency, id, integer, paging, text } from "./values";

/** 0 unused, 1 used, 2 expired: what is not 0 cannot be used. */
export const COUPON_STATES = { unused: 0, used: 1, expired: 2 } as const;
export const couponState = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export const couponKind = z.enum(COUPON_KINDS);
/** The first condition of the coupon that is not met. */
export const couponReason = z.enum(COUPON_REASONS);

export const coupon = z.object({
  couponId: id,
  kind: couponKind,
  state: couponState,
  disabled: z.boolean(),
  currency,
  amountMicro,
  /** The least that its kind's sum must be; null for none. */
  thresholdMicro: z.nullable(amountMicro),
  /** JSON text of the ranges pcbNum (boards), pcbSize (longer side in mm), bomLines (a side), each `{min, max}`. */
  couponParam: z.string(),
  /** True: only for what was designed online; false: only for what was not; null: for both. */
  withDesign: z.nullable(z.boolean()),
  validFrom: z.string(),
  /** The moment from which it no longer counts. */
  validTo: z.string(),
});
export type CouponView = z.infer<typeof coupon>;

/** A coupon beside a checkout. */
export const checkoutCoupon = z.extend(coupon, {
  usable: z.boolean(),
  reason: z.nullable(couponReason),
  /** Discount if it were used. */
  discountMicro: amountMicro,
});
export type CheckoutCoupon = z.infer<typeof checkoutCoupon>;

/** Coupon as stored with the order that used it. */
export const usedCoupon = z.object({ couponId: id, kind: couponKind, amountMicro, discountMicro: amountMicro });
export type UsedCoupon = z.infer<typeof usedCoupon>;

export const listCoupons = endpoint({
  method: "GET",
  path: "/api/eda/user/coupon",
  access: "signed-in",
  summary: "Coupons of the account, by state, soonest to expire first",
  input: z.extend(paging, { state: z.optional(z.pipe(integer, couponState)) }),
  output: z.object({
    rows: z.array(coupon),
    total: z.int(),
    /** Coupons per group. */
    count: z.object({ unused: z.int(), used: z.int(), expired: z.int() }),
  }),
});

/** A campaign as anybody may see it, and whether the reader has claimed. */
export const campaign = z.object({
  /** Names of the campaign in a claim. */
  templeId: id,
  activityUrl: z.string(),
  /** In the reader's language. */
  title: z.string(),
  ...z.pick(coupon, {
    kind: true,
    currency: true,
    amountMicro: true,
    thresholdMicro: true,
    couponParam: true,
    withDesign: true,
  }).shape,
  status: z.enum(CAMPAIGN_STATUSES),
  /** Total number of coupons, and how many are left. */
  limit: z.int(),
  left: z.int(),
  /** For how many days a claimed one counts. */
  validDays: z.int(),
  startsAt: z.string(),
  /** The moment from which none can be claimed. */
  endsAt: z.string(),
  /** The reader's own of it; null where none was claimed, or nobody is signed in. */
  claimed: z.nullable(coupon),
});
export type CampaignView = z.infer<typeof campaign>;

export const getCampaign = endpoint({
  method: "GET",
  path: "/api/auth/coupon",
  access: "public",
  limit: { perMinute: 120 },
  summary: "A coupon campaign: its coupon, how many are left, and whether the caller has claimed one",
  input: z.object({ activityUrl: text(1, 60) }),
  output: campaign,
});

/** One for each account: a second claim answers the first one's coupon. */
export const claimCoupon = endpoint({
  method: "GET",
  path: "/api/eda/user/claim",
  access: "signed-in",
  idempotent: true,
  limit: { perMinute: 20 },
  summary: "Claims a coupon of a campaign; refused if none is left or the campaign is not open",
  input: z.object({ templeId: id }),
  output: coupon,
});
