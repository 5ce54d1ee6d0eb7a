import { describe, expect, it } from "vitest";
import { priceByHand, SECTION_KEYS, sectionsOf } from "@/lib/core/pricing/assembly/hand-price";

const HEAD = { currency: "USD", bookVersion: "us-1", pieces: 4 } as const;
const line = (key: string, amountMicro: number) => ({ key, amountMicro, rule: { key: "manual", args: {} } });

describe("a manual price", () => {
  it("has the four sections of an assembled board, and the first of them for a bare one", () => {
    expect(sectionsOf("pcba")).toEqual(["pcb", "components", "assembly", "stencil"]);
    expect(sectionsOf("pcb")).toEqual(["pcb"]);
  });

  it("has each line in one section, and no prototype offer", () => {
    const keys = Object.values(SECTION_KEYS).flat();
    expect(keys.length).toBe(new Set(keys).size);
    expect(keys).not.toContain("prototypeOffer");
    expect(SECTION_KEYS.components).toEqual(["componentsUnitPrice", "componentsMoqCost"]);
    expect(SECTION_KEYS.stencil).toEqual(["componentsStencilPrice", "componentsStencilQty"]);
    expect(SECTION_KEYS.assembly).toEqual(expect.arrayContaining(["setup", "stencil", "assembly", "xRay"]));
    expect(SECTION_KEYS.pcb).toEqual(expect.arrayContaining(["pcbToolingCost", "boardFee", "leadTime"]));
  });

  it("adds up the lines of each section to whole cents, in the order of the price breakdown", () => {
    const lines = [
      line("componentsStencilPrice", 18_600_000),
      line("xRay", 5_000_000),
      line("setup", 3_000_000),
      line("componentsMoqCost", 1_004_000),
      line("boardFee", 30_000_000),
      line("prototypeOffer", -29_000_000),
    ];
    const price = priceByHand(lines, HEAD);
    expect(price.lines.map(({ key }) => key)).toEqual([
      ...["boardFee", "componentsMoqCost", "setup", "xRay", "componentsStencilPrice"],
    ]);
    const totals = [price.pcbTotal, price.componentsTotal, price.assemblyTotal, price.stencilTotal, price.total];
    // 1.004 is 1.00.
    expect(totals.map(({ amountMicro }) => amountMicro / 1e6)).toEqual([30, 1, 8, 18.6, 57.6]);
    expect([price.unitPriceMicro, price.bookVersion, price.currency]).toEqual([14_400_000, "us-1", "USD"]);
  });
});
