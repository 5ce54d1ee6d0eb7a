import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification } from "@/lib/core/pcb/rules";
import { extrapolate, nearestPriced } from "@/lib/core/pricing/extrapolate";
import { pricePcb } from "@/lib/core/pricing/price";
import { USD_BOOK } from "../../support/price-books";

describe("a price extrapolated from the nearest automatic one", () => {
  it("starts from a board that breaks no rule and is no larger than the one asked for", () => {
    const asked = completeSpecification({ widthMm: 620, heightMm: 480, layers: 8, quantity: 20 });
    expect(checkSpecification(asked)).not.toEqual([]);
    const nearest = nearestPriced(asked);
    expect(nearest && checkSpecification(nearest)).toEqual([]);
    expect(nearest?.layers).toBe(8);
    expect((nearest?.widthMm ?? 0) < 620 && (nearest?.heightMm ?? 0) < 480).toBe(true);
  });

  it.each([
    [3, 2, 1.5, 7.5],
    [10, 8, 1.25, 120.5],
    [0, 1, 1, 7.25],
  ])("of %d layers is that of %d, by their ratio, without the prototype offer", (layers, made, factor, total) => {
    // 5 pieces of 100 × 100 mm are 0.05 m²: 5 + 2.50 for two layers, 110 + 10.50 for eight, 5 + 2.25 for one.
    const found = extrapolate({ ...completeSpecification({}), layers }, USD_BOOK);
    expect(found).toMatchObject({ factor, nearest: { layers: made, widthMm: 100, heightMm: 100 } });
    expect(found?.price.total.amountMicro).toBe(total * 1e6);
  });

  it("has a tenth less on both sides, in whole hundredths of a millimeter", () => {
    expect(nearestPriced(completeSpecification({ widthMm: 600.5, heightMm: 333.33 }))).toMatchObject({
      ...{ widthMm: 540.45, heightMm: 299.99 },
    });
  });

  it("is smaller and of other layers where both are needed", () => {
    const asked = { ...completeSpecification({ widthMm: 620, heightMm: 480, quantity: 20 }), layers: 10 };
    // 620 × 0.9³ = 451.98.
    expect(nearestPriced(asked)).toMatchObject({ layers: 8, widthMm: 451.98 });
  });

  it("is sought in 39 steps", () => {
    // 600 mm by 0.9 to the power of 39 are 36,537 mm.
    expect(nearestPriced(completeSpecification({ widthMm: 36_500, heightMm: 1000 }))).not.toBeNull();
    expect(nearestPriced(completeSpecification({ widthMm: 36_600, heightMm: 1000 }))).toBeNull();
  });

  it("scales by area, and is the automatic price itself where that exists", () => {
    const made = completeSpecification({ widthMm: 100, heightMm: 100, layers: 4, quantity: 50 });
    expect(extrapolate(made, USD_BOOK)).toEqual({
      ...{ nearest: made, factor: 1 },
      price: pricePcb(made, USD_BOOK, { mayUseOffer: false }),
    });
    const asked = completeSpecification({ widthMm: 620, heightMm: 480, layers: 8, quantity: 20 });
    const found = extrapolate(asked, USD_BOOK);
    const { widthMm = 1, heightMm = 1 } = found?.nearest ?? {};
    expect(found?.factor).toBeCloseTo((620 * 480) / (widthMm * heightMm), 6);
  });
});
