// A coupon: what it lowers and by how much, and the conditions that stand on it.

export const COUPON_KINDS = ["pcb", "component", "assembly", "shipping", "general", "stencil"] as const;

/** The sum of an order that a coupon lowers; `general` lowers the merchandise total. */
export type CouponKind = (typeof COUPON_KINDS)[number];

export type CouponState = "unused" | "used" | "expired";

/** Both ends belong to it; null is open. */
export type CouponRange = { min: number | null; max: number | null };

export type CouponConditions = {
  /** How many boards: `pcbNum`. */
  pieces: CouponRange | null;
  /** The longer side of a board in mm: `pcbSize`. */
  longSideMm: CouponRange | null;
  /** Lines of the parts list for each side that is assembled: `bomLines`. */
  linesPerSide: CouponRange | null;
};

export type Coupon = {
  id: string;
  kind: CouponKind;
  state: CouponState;
  amountMicro: number;
  /** The least that its kind's sum must be (for shipping, the merchandise total); null for none. */
  thresholdMicro: number | null;
  /** Null where they cannot be read: such a coupon is not used. */
  conditions: CouponConditions | null;
  /** True: only for what was designed online; false: only for what was not; null: for both. */
  withDesign: boolean | null;
  /** Epoch ms; the end itself no longer counts. */
  validFrom: number;
  validTo: number;
};

/** What a stored coupon counts as now: an unused one whose time is over is expired. */
export function couponStateAt({ state, validTo }: Pick<Coupon, "state" | "validTo">, now: number): CouponState {
  return state === "unused" && now >= validTo ? "expired" : state;
}

const SOON_MS = 7 * 86_400_000;

/** Within its last seven days. */
export function isEndingSoon({ validTo }: Pick<Coupon, "validTo">, now: number): boolean {
  return now < validTo && validTo - now <= SOON_MS;
}
