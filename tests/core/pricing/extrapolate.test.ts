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
