// A coupon: its discount and conditions.

export const COUPON_KINDS = ["pcb", "component", "assembly", "shipping", "general", "stencil"] as const;

/** The amount that a coupon reduces; `general` reduces the merchandise total. */
export type CouponKind = (typeof COUPON_KINDS)[number];

export type CouponState = "unused" | "used" | "expired";

/** Both ends are inclusive; null is unbounded. */
export type CouponRange = { min: number | null; max: number | null };

export type CouponConditions = {
  /** Number of boards: `pcbNum`. */
  pieces: CouponRange | null;
  /** The longer side of a board in mm: `pcbSize`. */
  longSideMm: CouponRange | null;
  /** Lines of the parts list per assembled side: `bomLines`. */
  linesPerSide: CouponRange | null;
};

export type Coupon = {
  id: string;
  kind: CouponKind;
  state: CouponState;
  amountMicro: number;
  /** Minimum of the amount that it reduces (for shipping, of the merchandise total); null for none. */
  thresholdMicro: number | null;
  /** Null if the conditions cannot be read: such a coupon is not usable. */
  conditions: CouponConditions | null;
  /** True: only for items designed online; false: only for other items; null: for both. */
  withDesign: boolean | null;
  /** Epoch ms; the end is exclusive. */
  validFrom: number;
  validTo: number;
};

/** Current state of a stored coupon: an unused one after its end is expired. */
export function couponStateAt({ state, validTo }: Pick<Coupon, "state" | "validTo">, now: number): CouponState {
  return state === "unused" && now >= validTo ? "expired" : state;
}

const SOON_MS = 7 * 86_400_000;

/** True within its last seven days. */
export function isEndingSoon({ validTo }: Pick<Coupon, "validTo">, now: number): boolean {
  return now < validTo && validTo - now <= SOON_MS;
}
