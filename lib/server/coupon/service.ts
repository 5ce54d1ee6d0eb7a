// A customer's coupons: the list, and what the checkout needs to know of them.

import { COUPON_STATES, type CouponView, couponKind, type listCoupons } from "@/lib/contracts/coupon";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { type Coupon, type CouponState, couponStateAt } from "@/lib/core/coupon/coupon";
import { parseCouponParam } from "@/lib/core/coupon/param";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;

/** A coupon as the rules read it, with the row that it came from. */
export type StoredCoupon = Coupon & { row: rows.CouponRow };

const STATES = Object.keys(COUPON_STATES) as CouponState[];

/** A state or a kind that is none of ours counts as used: such a coupon is shown, and not taken. */
export function toCoupon(row: rows.CouponRow): StoredCoupon {
  const kind = couponKind.safeParse(row.kind).data;
  return {
    id: row.id,
    kind: kind ?? "general",
    state: (kind && STATES.find((state) => state === row.state)) ?? "used",
    amountMicro: row.amountMicro,
    thresholdMicro: row.thresholdMicro,
    conditions: parseCouponParam(row.couponParam),
    withDesign: row.withDesign,
    validFrom: row.validFrom.getTime(),
    validTo: row.validTo.getTime(),
    row,
  };
}

export function toCouponView(coupon: StoredCoupon, now: Date): CouponView {
  const { row } = coupon;
  const state = couponStateAt(coupon, now.getTime());
  return {
    couponId: row.id,
    kind: coupon.kind,
    state: COUPON_STATES[state],
    disabled: state !== "unused",
    currency: row.currency as CouponView["currency"],
    amountMicro: row.amountMicro,
    thresholdMicro: row.thresholdMicro,
    couponParam: row.couponParam,
    withDesign: row.withDesign,
    validFrom: row.validFrom.toISOString(),
    validTo: row.validTo.toISOString(),
  };
}

export async function list(deps: Deps, input: ParsedInputOf<typeof listCoupons>, context: Context) {
  const owner = { accountId: context.viewer.accountId, area: context.area };
  const state = STATES.find((name) => COUPON_STATES[name] === input.state);
  const found = await rows.listOwned(deps.db, owner, { ...input, state, now: context.now });
  return {
    rows: found.rows.map((row) => toCouponView(toCoupon(row), context.now)),
    total: found.total,
    count: await rows.countByState(deps.db, owner, context.now),
  };
}
