import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLadder, type Ladder, priceByLadder } from "@/lib/core/part/ladder";

/** 10.00, 8.00 and 5.00 thousandths. */
const LADDER: Ladder = [
  { from: 1, unitMicro: 10_000 },
  { from: 10, unitMicro: 8_000 },
  { from: 100, unitMicro: 5_000 },
];

describe("what a quantity costs by a ladder", () => {
  it.each([
    // By its own step: 7 × 10 000 = 70 000, and ten would be 80 000.
    [7, 70_000, 1],
    // 8 × 10 000 = 80 000 is no more than ten at 8 000.
    [8, 80_000, 1],
    // 9 × 10 000 = 90 000; ten at 8 000 are 80 000.
    [9, 80_000, 10],
    [10, 80_000, 10],
    // 62 × 8 000 = 496 000; 63 × 8 000 = 504 000, and a hundred at 5 000 are 500 000.
    [62, 496_000, 10],
    [63, 500_000, 100],
    [99, 500_000, 100],
    [100, 500_000, 100],
    [101, 505_000, 100],
  ])("%i: %i, billed from the step of %i", (quantity, totalMicro, billedFrom) => {
    const price = priceByLadder(LADDER, quantity);
    expect([price?.totalMicro, price?.billedFrom]).toEqual([totalMicro, billedFrom]);
  });

  it("below the first step is the first step's", () => {
    expect(priceByLadder([{ from: 50, unitMicro: 100 }], 20)).toEqual({
      totalMicro: 2_000,
      billedFrom: 50,
      unitMicro: 100,
    });
    expect(priceByLadder([], 20)).toBeNull();
  });

  const ladders = fc
    .uniqueArray(
      fc.record({ from: fc.integer({ min: 1, max: 5_000 }), unitMicro: fc.integer({ min: 1, max: 9_000_000 }) }),
      {
        selector: ({ from }) => from,
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((steps) => {
      const froms = steps.map(({ from }) => from).sort((one, other) => one - other);
      const units = steps.map(({ unitMicro }) => unitMicro).sort((one, other) => other - one);
      return froms.map((from, at) => ({ from, unitMicro: units[at] ?? 1 }));
    });

  it("never falls when the quantity rises", () => {
    const quantity = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(ladders, quantity, fc.integer({ min: 1, max: 500 }), (tiers, few, more) => {
        expect(isLadder(tiers)).toBe(true);
        const [less, later] = [priceByLadder(tiers, few), priceByLadder(tiers, few + more)];
        expect(later?.totalMicro ?? 0).toBeGreaterThanOrEqual(less?.totalMicro ?? 0);
      }),
    );
  });

  it.each<[string, Ladder]>([
    ["empty", []],
    ["falling", [...LADDER].reverse()],
    [
      "dearer for more",
      [
        { from: 1, unitMicro: 10_000 },
        { from: 10, unitMicro: 10_001 },
      ],
    ],
    ["in fractions", [{ from: 1, unitMicro: 0.5 }]],
    ["from nothing", [{ from: 0, unitMicro: 1 }]],
  ])("is none where it is %s", (_why, tiers) => {
    expect(isLadder(tiers)).toBe(false);
  });
});
