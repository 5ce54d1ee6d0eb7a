import { describe, expect, it } from "vitest";
import { countList, lineReview } from "@/lib/core/bom/list-counts";
import { supplyLines } from "@/lib/core/bom/list-supply";
import { catalogueOf, listedLine, partTerms } from "@/tests/support/listed-lines";

const PARTS = catalogueOf(
  partTerms(),
  partTerms({ id: "bga", packageName: "BGA-121", pins: 121 }),
  partTerms({ id: "dip", packageName: "DIP-8", pins: 8, mounting: "tht" }),
  partTerms({ id: "none", stock: 0 }),
);

const counted = (lines: ReturnType<typeof listedLine>[]) => countList(lines, supplyLines(lines, PARTS, 5));

describe("what a list says of the work", () => {
  it("counts different parts, not lines, and joints by pieces", () => {
    const lines = [
      listedLine({ quantity: 3, side: "top" }),
      listedLine({ quantity: 2, side: "bottom" }),
      listedLine({ partId: "bga", quantity: 2, side: "top" }),
      listedLine({ partId: "dip", side: "both" }),
      listedLine({ partId: null, supply: "customer", mpn: "ab-1", footprint: "SOIC-8" }),
      listedLine({ partId: null, supply: "customer", mpn: "AB1", footprint: "SOIC-8" }),
      listedLine({ partId: null, supply: "customer", mpn: "", value: "47u", footprint: "CP_Radial_D5.0mm" }),
      listedLine({ isPlaced: false, partId: "dip", quantity: 50 }),
      listedLine({ partId: null, mpn: "missed", footprint: "SOIC-8" }),
    ];
    const { smtSides, thtSides, ...counts } = counted(lines);
    // 5 × 2 + 2 × 121 + 2 × 8 = 268; 8 + 2 = 10.
    expect(counts).toEqual({
      parts: 5,
      customerParts: 2,
      smtJoints: 268,
      thtJoints: 10,
      bgaCount: 2,
      smallestPart: "0402",
    });
    expect([[...smtSides], [...thtSides]]).toEqual([
      ["top", "bottom"],
      ["top", "bottom"],
    ]);
  });

  it("names the smallest chip that is placed", () => {
    const chip = (footprint: string, isPlaced = true) =>
      listedLine({ partId: null, supply: "customer", footprint, isPlaced });
    expect(counted([chip("0402"), chip("0201")]).smallestPart).toBe("0201");
    expect(counted([chip("01005"), chip("0201")]).smallestPart).toBe("01005");
    expect(counted([chip("0402"), chip("01005", false)]).smallestPart).toBe("0402");
  });
});

describe("a line that a person looks at", () => {
  const review = (change: Parameters<typeof listedLine>[0]) => {
    const line = listedLine(change);
    const [made] = supplyLines([line], PARTS, 5);
    return made && lineReview(line, made);
  };

  it.each([
    ["one that can be had", {}, null],
    ["one without a part", { partId: null }, "linesUnassociated"],
    ["one without a part that is not placed", { partId: null, isPlaced: false }, null],
    ["one that nobody has", { partId: "none" }, "linesOpen"],
    ["one that nobody has, which the customer sends", { partId: "none", supply: "customer" as const }, null],
    ["one of unknown joints", { partId: null, supply: "customer" as const, footprint: "odd" }, "jointsUnknown"],
  ])("is %s", (_what, change, expected) => {
    expect(review(change)).toBe(expected);
  });
});
