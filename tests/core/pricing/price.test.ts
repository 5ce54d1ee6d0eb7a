import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { bookOf } from "@/lib/core/pricing/book";
import { hintsFor } from "@/lib/core/pricing/hints";
import { priceLeadTimes, priceMatrix, pricePcb } from "@/lib/core/pricing/price";
import { boardsWeightKg, shippingEstimate } from "@/lib/core/pricing/shipping";
import en from "@/messages/en/pricing.json";

const usd = bookOf("en-US");
const cny = bookOf("zh-CN");

function totalOf(given: Partial<PcbSpecification>, book = usd, mayUseOffer = true): number {
  return pricePcb(completeSpecification(given), book, { mayUseOffer }).total.amountMicro / 10_000;
}

describe("claims", () => {
  it("50 pieces of 2 layers 100 × 100 mm are 30.00 USD", () => {
    // 5 + 50 × 0.5 m² = 30.00
    expect(totalOf({ layers: 2, widthMm: 100, heightMm: 100, quantity: 50 })).toBe(3000);
  });

  it("10 pieces of 1 or 2 layers up to 100 × 100 mm are 1.00 USD and 5.00 CNY, by a line that takes the rest off", () => {
    const price = pricePcb(completeSpecification({ quantity: 10 }), usd);
    // 5 + 50 × 0.1 m² = 10.00, less 9.00
    expect(price.lines.map(({ key, amountMicro }) => [key, amountMicro / 1e6])).toEqual([
      ["pcbToolingCost", 5],
      ["boardFee", 5],
      ["pcbTestingFee", 0],
      ["prototypeOffer", -9],
    ]);
    expect(price.total).toEqual({ currency: "USD", amountMicro: 1_000_000 });
    expect(totalOf({ quantity: 10, layers: 1, widthMm: 20, heightMm: 99.99 })).toBe(100);
    expect(totalOf({ quantity: 10 }, cny)).toBe(500);
  });

  it.each([
    ["0.01 mm too wide", { quantity: 10, widthMm: 100.01 }],
    ["15 pieces", { quantity: 15 }],
    ["4 layers", { quantity: 10, layers: 4 }],
    ["ENIG", { quantity: 10, surfaceFinish: "ENIG" as const }],
    ["a day sooner", { quantity: 10, leadTimeDays: 4 }],
    ["4 mil", { quantity: 10, minTraceSpaceMil: 4 }],
    ["a panel", { quantity: 10, boardType: "panel" as const }],
  ])("the offer is not made for %s", (_what, given) => {
    const keys = pricePcb(completeSpecification(given), usd).lines.map(({ key }) => key);
    expect(keys).not.toContain("prototypeOffer");
  });

  it.each(["Green", "Blue", "Black", "Red", "Yellow", "White"] as const)(
    "the offer includes %s mask, 5 mil and 0.3 mm holes",
    (solderMaskColor) => {
      expect(totalOf({ quantity: 10, solderMaskColor, minTraceSpaceMil: 5, minHoleMm: 0.3 })).toBe(100);
    },
  );
});

describe("a price", () => {
  // 4 layers, 80 × 60 mm, 100 pieces: 0.48 m²; 25 + 95 × 0.48 = 70.60; ENIG max(20, 20 × 0.48) = 20;
  // 4 mil max(8.5, 8.5 × 0.48) = 8.5: 99.10. Two days sooner: 60 % = 59.46. Together 158.56.
  const given = {
    layers: 4,
    widthMm: 80,
    heightMm: 60,
    quantity: 100,
    surfaceFinish: "ENIG" as const,
    minTraceSpaceMil: 4,
    leadTimeDays: 5,
  };

  it("adds up as by hand", () => {
    const price = pricePcb(completeSpecification(given), usd);
    expect(price.lines.map(({ key, amountMicro }) => [key, amountMicro])).toEqual([
      ["pcbToolingCost", 25_000_000],
      ["boardFee", 45_600_000],
      ["pcbTestingFee", 0],
      ["surfaceFinish", 20_000_000],
      ["minTraceSpace", 8_500_000],
      ["leadTime", 59_460_000],
    ]);
    expect([price.total.amountMicro, price.unitPriceMicro]).toEqual([158_560_000, 1_585_600]);
  });

  it("takes the area's rate where that is dearer than the lot", () => {
    // 100 × 100 mm × 300 = 3 m²: 5 + 150; ENIG 20 × 3 = 60.
    expect(totalOf({ quantity: 300, surfaceFinish: "ENIG" })).toBe(21_500);
  });

  it("is rounded to cents once, half up, at the section", () => {
    // 13.33 × 17.77 mm × 15 = 35.531115 cm²: 5 + 50 × 0.0035531115 = 5.177655575 → 5.18
    expect(totalOf({ widthMm: 13.33, heightMm: 17.77, quantity: 15 })).toBe(518);
  });

  it("stays whole for the largest order with everything", () => {
    const price = pricePcb(
      completeSpecification({
        layers: 8,
        widthMm: 400,
        heightMm: 500,
        quantity: 10_000,
        surfaceFinish: "ENIG",
        enigAuThickness: 3,
        outerCopperUm: 35,
        innerCopperUm: 35,
        minTraceSpaceMil: 4,
        minHoleMm: 0.2,
        leadTimeDays: 16,
      }),
      usd,
    );
    expect(price.lines.every(({ amountMicro }) => Number.isSafeInteger(amountMicro))).toBe(true);
    // 2000 m²: 110 + 210·2000 + 20·2000 + 14·2000 + 6·2000 + 8.5·2000 + 7·2000 = 531 110; 170 % more: 1 433 997.00
    expect(price.total.amountMicro).toBe(1_433_997_000_000);
  });

  it("names for each line a sentence that exists", () => {
    for (const { key, rule } of pricePcb(completeSpecification(given), usd).lines) {
      expect([key in en.lines, rule.key in en.rules]).toEqual([true, true]);
    }
  });
});

describe("beside a price", () => {
  it("stand the lead times, the standard one first and cheapest", () => {
    // 30.00, then 25, 60, 110 and 170 % more
    expect(
      priceLeadTimes(completeSpecification({ quantity: 50 }), usd).map(({ days, totalMicro }) => [
        days,
        totalMicro / 10_000,
      ]),
    ).toEqual([
      [5, 3000],
      [4, 3750],
      [3, 4800],
      [2, 6300],
      [1, 8100],
    ]);
  });

  it("stand other quantities, and nothing where a lead time is too short for one", () => {
    const matrix = priceMatrix(completeSpecification({}), usd, { quantities: [5, 50, 7, 1000], leadTimes: [5, 1] });
    expect(matrix.map((row) => row.map((total) => (total === null ? null : total / 10_000)))).toEqual([
      // 5 pieces, one day: 5 + 2.50 = 7.50 and 170 % of it
      [100, 2025],
      [3000, 8100],
      [null, null],
      // 10 m² takes 11 days, at best 7
      [null, null],
    ]);
  });

  it("stand the neighbours that save, the largest saving first", () => {
    const [first] = hintsFor(completeSpecification({ quantity: 10, widthMm: 104, heightMm: 100 }), usd);
    // 5 + 50 × 0.104 = 10.20 against the offer's 1.00
    expect(first).toEqual({ change: { widthMm: 100, heightMm: 100 }, savesMicro: 9_200_000 });
    expect(hintsFor(completeSpecification({ quantity: 10 }), usd)).toEqual([]);
  });

  it("stands the shipping, by the half kilogram begun", () => {
    const specification = completeSpecification({ quantity: 50 });
    // 0.5 m² × (1.6 mm × 1850 + 70 µm × 8960 × 0.75 × 1.03 + 0.16) = 0.5 × (2.96 + 0.4845 + 0.16) = 1.8023 kg
    expect(boardsWeightKg(specification)).toBeCloseTo(1.8023, 4);
    // 2.0 kg: 15 + 2 × 7
    expect(shippingEstimate([specification], "standard", usd).amountMicro).toBe(29_000_000);
    expect(shippingEstimate([specification], "pickup", usd).amountMicro).toBe(0);
  });
});
