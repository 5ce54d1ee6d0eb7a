import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { hintsFor } from "@/lib/core/pricing/hints";
import { USD_BOOK } from "@/tests/support/price-books";

// The prototype offer: up to 10 pieces, 100 × 100 mm and two layers for 1.00; otherwise 5 + 50 per m².
const hints = (given: Partial<PcbSpecification>) => hintsFor(completeSpecification(given), USD_BOOK);
const changes = (given: Partial<PcbSpecification>) => hints(given).map(({ change }) => change);

describe("savings that a quote suggests", () => {
  it("reduce a board that is at most a tenth too large for the offer, on the sides that are", () => {
    // 5 + 50 × 10 × 0.110 × 0.06 = 8.30.
    const one = hints({ quantity: 10, widthMm: 110, heightMm: 60 });
    expect(one).toEqual([{ change: { widthMm: 100, heightMm: 60 }, savesMicro: 7_300_000 }]);
    const other = hints({ quantity: 10, widthMm: 60, heightMm: 110 });
    expect(other).toEqual([{ change: { widthMm: 60, heightMm: 100 }, savesMicro: 7_300_000 }]);
    expect(changes({ quantity: 10, widthMm: 110.1, heightMm: 60 })).toEqual([]);
    expect(changes({ quantity: 10, widthMm: 60, heightMm: 60 })).toEqual([]);
  });

  it("reduce no board that the offer is not for anyway", () => {
    expect(changes({ quantity: 10, widthMm: 104, layers: 4 })).toEqual([]);
    expect(changes({ quantity: 20, widthMm: 104 })).toEqual([]);
    expect(changes({ quantity: 5, widthMm: 104, layers: 1 })).toEqual([{ widthMm: 100, heightMm: 100 }]);
  });

  it("go back to the largest quantity of the offer, from the next one only", () => {
    // 15 pieces are 0.15 m²: 5 + 7.50.
    expect(hints({ quantity: 15 })).toEqual([{ change: { quantity: 10 }, savesMicro: 11_500_000 }]);
    expect(changes({ quantity: 20 })).toEqual([]);
    expect(changes({ quantity: 5 })).toEqual([]);
  });

  it("give up an unusual thickness", () => {
    // 2.0 mm costs 11 more than 1.6 mm.
    expect(hints({ quantity: 50, thicknessMm: 2 })).toEqual([{ change: { thicknessMm: 1.6 }, savesMicro: 11_000_000 }]);
    expect(changes({ quantity: 50 })).toEqual([]);
  });

  it("give up a shorter lead time", () => {
    const [first] = hints({ quantity: 50, leadTimeDays: 4 });
    expect(first?.change).toEqual({ leadTimeDays: 5 });
    // A percentage of 30.00 for the day that is saved.
    expect(first?.savesMicro).toBe(300_000 * (USD_BOOK.rushPercent[1] ?? 0));
  });

  it("are the three largest", () => {
    const fine = { layers: 4, quantity: 50, materialTg: 170, outerCopperUm: 70, impedanceControl: "5%" } as const;
    const all = hints({ ...fine, thicknessMm: 2 });
    // Copper 14, thickness 11, and 7 for one step of Tg or of impedance.
    expect(all.map(({ savesMicro }) => savesMicro)).toEqual([14_000_000, 11_000_000, 7_000_000]);
  });
});
