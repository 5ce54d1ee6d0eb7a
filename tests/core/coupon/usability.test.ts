import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Coupon, COUPON_KINDS, type CouponKind, couponStateAt } from "@/lib/core/coupon/coupon";
import {
  bestCoupon,
  type CheckoutItem,
  COUPON_REASONS,
  type CouponCheckout,
  judgeCoupon,
  rankCoupons,
} from "@/lib/core/coupon/usability";

const NOW = Date.parse("2026-11-21T04:00:00Z");
const DAY = 86_400_000;

const FREE = { pieces: null, longSideMm: null, linesPerSide: null };

const coupon = (change: Partial<Coupon> = {}): Coupon => ({
  id: "c",
  kind: "pcb",
  state: "unused",
  amountMicro: 15_000_000,
  thresholdMicro: null,
  conditions: FREE,
  withDesign: null,
  validFrom: NOW - DAY,
  validTo: NOW + DAY,
  ...change,
});
const board: CheckoutItem = {
  itemType: "Custom",
  partNo: "",
  pieces: 10,
  longSideMm: 100,
  linesPerSide: null,
  hasDesign: false,
};
const SUMS: CouponCheckout["sumsMicro"] = {
  pcb: 39_250_000,
  component: 0,
  assembly: 0,
  stencil: 0,
  shipping: 18_500_000,
  general: 39_250_000,
};
const checkout = (change: Partial<CouponCheckout> = {}): CouponCheckout => ({
  items: [board],
  sumsMicro: SUMS,
  now: NOW,
  ...change,
});
const verdict = (change: Partial<Coupon>, at: Partial<CouponCheckout> = {}) =>
  judgeCoupon(coupon(change), checkout(at));
const reason = (change: Partial<Coupon>, at: Partial<CouponCheckout> = {}) => verdict(change, at).reason;

describe("a coupon", () => {
  it("takes its amount from its kind's sum, at most that sum", () => {
    expect(verdict({})).toEqual({ usable: true, reason: null, discountMicro: 15_000_000 });
    expect(verdict({ amountMicro: 50_000_000 })).toEqual({ usable: true, reason: null, discountMicro: 39_250_000 });
    expect(verdict({ kind: "shipping", amountMicro: 20_000_000 }).discountMicro).toBe(18_500_000);
    expect(verdict({ kind: "general", amountMicro: 5_000_000 }).discountMicro).toBe(5_000_000);
  });

  it.each(COUPON_KINDS)("of kind %s is of no use where nothing of its kind is bought", (kind: CouponKind) => {
    expect(reason({ kind }, { sumsMicro: { ...SUMS, [kind]: 0 } })).toBe("kind");
  });

  it.each([
    [{ min: 5, max: 10 }, 5, null],
    [{ min: 5, max: 10 }, 10, null],
    [{ min: 5, max: 10 }, 15, "quantity"],
    [{ min: 10, max: null }, 5, "quantity"],
    [{ min: null, max: 10 }, 5, null],
  ] as const)("with pieces %o and %i boards: %s", (pieces, count, expected) => {
    const conditions = { ...FREE, pieces };
    expect(reason({ conditions }, { items: [{ ...board, pieces: count }] })).toBe(expected);
  });

  it.each([
    [100, null],
    [100.01, "size"],
  ] as const)("up to 100 mm and a board of %d mm: %s", (longSideMm, expected) => {
    const conditions = { ...FREE, longSideMm: { min: null, max: 100 } };
    expect(reason({ conditions }, { items: [{ ...board, longSideMm }] })).toBe(expected);
  });

  it.each([
    [30, null],
    [30.5, "lines"],
    [null, "lines"],
  ] as const)("up to 30 lines a side and an item of %j: %s", (linesPerSide, expected) => {
    const conditions = { ...FREE, linesPerSide: { min: null, max: 30 } };
    expect(reason({ conditions }, { items: [{ ...board, linesPerSide }] })).toBe(expected);
  });

  it("with a condition on boards is of no use where there is none", () => {
    const stencil = { ...board, itemType: "Stencil", pieces: null, longSideMm: null };
    const sumsMicro = { ...SUMS, pcb: 0, stencil: 20_000_000 };
    const change = { kind: "stencil" as const, conditions: { ...FREE, pieces: { min: 1, max: null } } };
    expect(reason(change, { items: [stencil], sumsMicro })).toBe("quantity");
    expect(reason({ kind: "stencil" }, { items: [stencil], sumsMicro })).toBeNull();
  });

  it("asks its threshold of its kind's sum, one for shipping of the merchandise", () => {
    expect(reason({ thresholdMicro: 39_250_000 })).toBeNull();
    expect(reason({ thresholdMicro: 39_260_000 })).toBe("threshold");
    expect(reason({ kind: "shipping", thresholdMicro: 39_250_000 })).toBeNull();
    expect(reason({ kind: "shipping", thresholdMicro: 39_260_000 })).toBe("threshold");
  });

  it("for designs made online, or for others, or for both", () => {
    const designed = { items: [{ ...board, hasDesign: true }] };
    expect([true, false, null].map((withDesign) => reason({ withDesign }, designed))).toEqual([null, "design", null]);
    expect([true, false, null].map((withDesign) => reason({ withDesign }))).toEqual(["design", null, null]);
  });

  it("counts from its first moment and not in its last", () => {
    expect([NOW, NOW + 1].map((validFrom) => reason({ validFrom }))).toEqual([null, "validity"]);
    expect([NOW + 1, NOW].map((validTo) => reason({ validTo }))).toEqual([null, "validity"]);
    expect(couponStateAt(coupon({ validTo: NOW }), NOW)).toBe("expired");
    expect(couponStateAt(coupon({ validTo: NOW + 1 }), NOW)).toBe("unused");
    expect(couponStateAt(coupon({ state: "used", validTo: NOW }), NOW)).toBe("used");
  });

  it("is not used where its state is set, its conditions cannot be read, or several products are bought", () => {
    expect([reason({ state: "used" }), reason({ state: "expired" })]).toEqual(["state", "state"]);
    expect(reason({ conditions: null })).toBe("quantity");
    expect(reason({}, { items: [board, board] })).toBe("products");
    const stencil = { ...board, itemType: "Stencil", pieces: null, longSideMm: null };
    const pair = [board, stencil].map((item) => ({ ...item, partNo: "MD-7" }));
    expect(reason({}, { items: pair })).toBeNull();
  });

  it("says the first condition that fails, in the order gate, kind, quantity, size, lines, threshold, design, validity", () => {
    const narrow = {
      pieces: { min: 50, max: null },
      longSideMm: { min: null, max: 50 },
      linesPerSide: { min: null, max: 30 },
    };
    const broken: Partial<Coupon> = {
      state: "used",
      conditions: narrow,
      thresholdMicro: 90_000_000,
      withDesign: true,
      validTo: NOW,
    };
    const items = [board, board];
    const none = { ...SUMS, pcb: 0 };
    const mendings: [Partial<Coupon>, Partial<CouponCheckout>][] = [
      [{}, { items, sumsMicro: none }],
      [{ state: "unused" }, { items, sumsMicro: none }],
      [{}, { sumsMicro: none }],
      [{}, {}],
      [{ conditions: { ...narrow, pieces: null } }, {}],
      [{ conditions: { ...FREE, linesPerSide: { min: null, max: 30 } } }, {}],
      [{ conditions: FREE }, {}],
      [{ thresholdMicro: null }, {}],
      [{ withDesign: null }, {}],
    ];
    let change = broken;
    const seen = mendings.map(([mending, at]) => {
      change = { ...change, ...mending };
      return reason(change, at);
    });
    expect(seen).toEqual([...COUPON_REASONS]);
  });
});

describe("the list of coupons", () => {
  it("has the usable ones first, the largest saving at the top, and proposes that", () => {
    const coupons = [
      coupon({ id: "used", state: "used" }),
      coupon({ id: "five", amountMicro: 5_000_000 }),
      coupon({ id: "later", validTo: NOW + 2 * DAY }),
      coupon({ id: "sooner", validTo: NOW + DAY }),
      coupon({ id: "stencil", kind: "stencil", amountMicro: 99_000_000 }),
    ];
    const ranked = rankCoupons(coupons, checkout());
    expect(ranked.map((entry) => entry.coupon.id)).toEqual(["sooner", "later", "five", "stencil", "used"]);
    expect(bestCoupon(ranked)?.coupon.id).toBe("sooner");
    expect(bestCoupon(rankCoupons([coupon({ state: "used" })], checkout()))).toBeNull();
  });

  it("never has an unusable one before a usable one, and no discount above its sum", () => {
    const any = fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom(...COUPON_KINDS),
      state: fc.constantFrom("unused", "used", "expired"),
      amountMicro: fc.integer({ min: 1, max: 100_000 }).map((cents) => cents * 10_000),
      thresholdMicro: fc.option(fc.integer({ min: 0, max: 90_000_000 })),
      conditions: fc.constantFrom(null, FREE),
      withDesign: fc.option(fc.boolean()),
      validFrom: fc.integer({ min: NOW - DAY, max: NOW + DAY }),
      validTo: fc.integer({ min: NOW - DAY, max: NOW + DAY }),
    });
    fc.assert(
      fc.property(fc.array(any as fc.Arbitrary<Coupon>), (coupons) => {
        const ranked = rankCoupons(coupons, checkout());
        const usable = ranked.map(({ verdict: { usable } }) => Number(usable));
        expect(usable).toEqual([...usable].sort((a, b) => b - a));
        for (const entry of ranked) {
          expect(entry.verdict.discountMicro).toBeLessThanOrEqual(SUMS[entry.coupon.kind]);
          expect(entry.verdict.usable).toBe(entry.verdict.discountMicro > 0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
