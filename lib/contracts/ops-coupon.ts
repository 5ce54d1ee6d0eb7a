// Coupons and campaigns at the desk.

import * as z from "zod/mini";
import { couponKind } from "./coupon";
import { endpoint } from "./endpoint";
import { adminArea, actNote } from "./ops";
import { amountMicro, currency, id, integer, nothing, paging, text } from "./values";

const pieces = z.nullable(z.pipe(integer, z.int().check(z.gte(0), z.lte(1_000_000))));
/** Both ends belong to it; null is open. */
const range = z.nullable(z.object({ min: pieces, max: pieces }));
const micro = z.int().check(z.gte(10_000), z.lte(1_000_000_000_000), z.multipleOf(10_000));

const terms = {
  area: adminArea,
  kind: couponKind,
  amountMicro: micro,
  thresholdMicro: z._default(z.nullable(micro), null),
  /** Boards, and the longer side in mm. */
  pcbNum: z._default(range, null),
  pcbSize: z._default(range, null),
  /** Lines of the parts list for each side of an assembly. */
  bomLines: z._default(range, null),
  /** True: only for what was designed online; false: only for uploaded files; null: for both. */
  withDesign: z._default(z.nullable(z.boolean()), null),
  validDays: z.int().check(z.gte(1), z.lte(730)),
};

export const adminCampaign = z.object({
  campaignId: id,
  area: adminArea,
  activityUrl: z.string(),
  title: z.object({ en: z.string(), zh: z.string() }),
  kind: couponKind,
  currency,
  amountMicro,
  thresholdMicro: z.nullable(amountMicro),
  limit: z.int(),
  claimed: z.int(),
  validDays: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.enum(["upcoming", "open", "gone", "over"]),
});
export type AdminCampaign = z.infer<typeof adminCampaign>;

export const listAdminCampaigns = endpoint({
  method: "GET",
  path: "/api/ops/campaign/list",
  access: "staff",
  summary: "Campaigns with their claimed coupons, newest first",
  input: z.extend(paging, { area: z.optional(adminArea) }),
  output: z.object({ rows: z.array(adminCampaign), total: z.int() }),
});

export const createAdminCampaign = endpoint({
  method: "POST",
  path: "/api/ops/campaign",
  access: "staff",
  body: "json",
  idempotent: true,
  summary: "Creates a campaign from which each account can claim one coupon",
  input: z.object({
    ...terms,
    activityUrl: z.string().check(z.regex(/^[a-z0-9](-?[a-z0-9]){2,58}$/)),
    title: z.object({ en: text(1, 100), zh: text(1, 100) }),
    limit: z.int().check(z.gte(1), z.lte(1_000_000)),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  }),
  output: z.object({ campaignId: id }),
});

/** CAMPAIGN_OVER where it is over already. */
export const closeAdminCampaign = endpoint({
  method: "POST",
  path: "/api/ops/campaign/close",
  access: "staff",
  summary: "Ends a campaign; claimed coupons stay valid",
  input: z.object({ campaignId: id, note: actNote }),
  output: nothing,
});

export const adminCoupon = z.object({
  couponId: id,
  area: adminArea,
  account: z.string(),
  kind: couponKind,
  currency,
  amountMicro,
  thresholdMicro: z.nullable(amountMicro),
  state: z.enum(["unused", "used", "expired"]),
  campaign: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  validTo: z.string(),
  at: z.string(),
});
export type AdminCoupon = z.infer<typeof adminCoupon>;

export const listAdminCoupons = endpoint({
  method: "GET",
  path: "/api/ops/coupon/list",
  access: "staff",
  summary: "Coupons of all accounts, newest first",
  input: z.extend(paging, { area: z.optional(adminArea), keyword: z.optional(text(0, 100)) }),
  output: z.object({ rows: z.array(adminCoupon), total: z.int() }),
});

/** NOT_FOUND where nobody has the address. */
export const giveAdminCoupon = endpoint({
  method: "POST",
  path: "/api/ops/coupon",
  access: "staff",
  body: "json",
  idempotent: true,
  summary: "Issues a coupon to an account",
  input: z.object({ ...terms, account: text(3, 254), note: actNote }),
  output: z.object({ couponId: id }),
});
