import { describe, expect, it } from "vitest";
import { billOf, sectionMicro } from "@/lib/core/pricing/bill";

const cents = (...amountsMicro: number[]) => sectionMicro(amountsMicro.map((amountMicro) => ({ amountMicro })));

describe("a bill", () => {
  it("rounds each section once, half a cent up", () => {
    // 0.0024 + 0.0026 = 0.005; each by itself would be nothing.
    expect([cents(2_400, 2_600), cents(2_400, 2_500), cents()]).toEqual([10_000, 0, 0]);
  });

  it("is the sum of its sections, and of one piece the share", () => {
    const lines = [{ key: "boardFee", amountMicro: 7_500_000 }];
    const sections = { pcb: 7_500_000, assembly: 2_500_000 };
    expect(billOf({ currency: "USD", bookVersion: "1", lines, sections, pieces: 3 })).toEqual({
      ...{ currency: "USD", bookVersion: "1", lines },
      pcbTotal: { currency: "USD", amountMicro: 7_500_000 },
      componentsTotal: { currency: "USD", amountMicro: 0 },
      assemblyTotal: { currency: "USD", amountMicro: 2_500_000 },
      stencilTotal: { currency: "USD", amountMicro: 0 },
      total: { currency: "USD", amountMicro: 10_000_000 },
      unitPriceMicro: 3_333_333,
    });
  });

  it("has nothing in a section that is not given", () => {
    const bill = billOf({ currency: "USD", bookVersion: "1", lines: [], sections: { stencil: 10_000 }, pieces: 1 });
    expect([bill.pcbTotal, bill.assemblyTotal].map(({ amountMicro }) => amountMicro)).toEqual([0, 0]);
    expect(bill.total.amountMicro).toBe(10_000);
  });
});
