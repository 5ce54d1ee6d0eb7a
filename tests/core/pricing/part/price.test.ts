import { describe, expect, it } from "vitest";
import { pricePart } from "@/lib/core/pricing/part/price";

// 0.10 each, from 100 pieces on 0.01.
const TIERS = [
  { from: 1, unitMicro: 100_000 },
  { from: 100, unitMicro: 10_000 },
];
const price = (quantity: number, tiers = TIERS) => pricePart({ tiers, quantity, currency: "USD", bookVersion: "us-1" });

describe("the price of parts", () => {
  it("is that of their break", () => {
    expect(price(5)).toMatchObject({
      lines: [
        { key: "partPrice", amountMicro: 500_000, rule: { key: "partEach", args: { count: 5, eachMicro: 100_000 } } },
      ],
      ...{ componentsTotal: { amountMicro: 500_000 }, total: { amountMicro: 500_000 }, unitPriceMicro: 100_000 },
      bookVersion: "us-1",
    });
    expect(price(100).lines[0]?.rule).toEqual({ key: "partEach", args: { count: 100, eachMicro: 10_000 } });
  });

  it("is that of a larger quantity where this costs less", () => {
    // 50 × 0.10 = 5.00, and 100 × 0.01 = 1.00: 0.02 for each of the fifty.
    expect(price(50)).toMatchObject({
      lines: [
        { amountMicro: 1_000_000, rule: { key: "partStep", args: { count: 50, billed: 100, eachMicro: 10_000 } } },
      ],
      ...{ total: { amountMicro: 1_000_000 }, unitPriceMicro: 20_000 },
    });
  });

  it("is rounded to cents in total, not for each part", () => {
    // 3 × 0.001234 = 0.003702.
    const tiny = price(3, [{ from: 1, unitMicro: 1_234 }]);
    expect([tiny.total.amountMicro, tiny.unitPriceMicro]).toEqual([0, 1_234]);
  });

  it("has no line without price breaks", () => {
    expect(price(3, [])).toMatchObject({ lines: [], total: { amountMicro: 0 }, unitPriceMicro: 0 });
  });
});
