// Lines of an assembly on either side of their limits.

import { describe, expect, it } from "vitest";
import { DEFAULT_ASSEMBLY, type PcbaInput } from "@/lib/core/pcba/specification";
import { pricePcba } from "@/lib/core/pricing/assembly/price";
import type { PcbaBooks } from "@/lib/core/pricing/assembly/books-for";
import { pcba, pcbaBooks } from "@/tests/support/pcba";

const BOOKS = pcbaBooks("en-US");

function lineOf(key: string, { assembly, board }: PcbaInput, books: PcbaBooks = BOOKS) {
  const line = pricePcba(pcba(assembly, board), books).lines.find((each) => each.key === key);
  return line && { amount: line.amountMicro / 1e6, rule: line.rule.key, args: line.rule.args };
}

describe("fine laser cutting", () => {
  it("is for one BGA of a fine pitch, and for none", () => {
    expect(lineOf("laser", { assembly: { bgaCount: 1, bgaPitchMm: 0.5 } })?.amount).toBe(4);
    const board = pcba().board;
    const without = pricePcba({ board, assembly: { ...DEFAULT_ASSEMBLY, bgaCount: 0, bgaPitchMm: 0.4 } }, BOOKS);
    expect(without.lines.find(({ key }) => key === "laser")?.rule.key).toBe("laserIncluded");
  });
});

describe("through-hole tooling", () => {
  it("is paid from the first joint on", () => {
    expect(lineOf("assemblyToolingCost", { assembly: { thtJoints: 1 } })?.amount).toBe(3.5);
    expect(lineOf("assemblyToolingCost", { assembly: { thtJoints: 0 } })?.amount).toBe(0);
  });
});

describe("handling of loose parts", () => {
  it("is paid from the first part on", () => {
    const loose = { supply: "partial", partsPrepared: false } as const;
    expect(lineOf("partCost", { assembly: { ...loose, customerParts: 1 } })).toMatchObject({ amount: 1.5 });
    expect(lineOf("partCost", { assembly: { supply: "turnkey" } })).toMatchObject({
      ...{ amount: 0, rule: "partsFromStock" },
    });
  });
});

describe("a delivered stencil", () => {
  // Sheets of 280 × 380 mm print 200 × 360 or 260 × 300; those of 320 × 420 print 240 × 400 or 300 × 340.
  const delivered = (widthMm: number, heightMm: number, side: "top" | "combine" | "separate", books = BOOKS) =>
    lineOf(
      "componentsStencilPrice",
      { assembly: { deliverStencil: true, assemblySide: side }, board: { widthMm, heightMm } },
      books,
    );

  it("is the smallest that prints the board, to the millimeter", () => {
    expect([delivered(260, 300, "top"), delivered(262, 300, "top")].map((line) => line?.amount)).toEqual([18.6, 33.5]);
  });

  it("has both sides next to each other where that costs less than two", () => {
    // 2 × 130 mm: one sheet of 18.60 and 14.30 for both sides.
    expect(delivered(130, 300, "combine")).toMatchObject({ amount: 32.9, args: { count: 1, size: "280 × 380" } });
    // 2 × 140 mm: 33.50 + 14.30 is more than twice 18.60.
    expect(delivered(140, 300, "combine")).toMatchObject({
      amount: 37.2,
      args: { count: 2, size: "280 × 380", eachMicro: 18_600_000 },
    });
  });

  it("is one where two cost the same", () => {
    const { stencil } = BOOKS;
    const even = { ...stencil, surcharges: { ...stencil.surcharges, combine: "18.6" } };
    expect(delivered(130, 300, "combine", { ...BOOKS, stencil: even })).toMatchObject({
      ...{ amount: 37.2, args: { count: 1 } },
    });
  });
});
