import { describe, expect, it } from "vitest";
import { type PricedBoard, priceBoards, sumPrices } from "@/lib/core/pricing/assembly/price-boards";
import { pricePcba } from "@/lib/core/pricing/assembly/price";
import { pcba, pcbaBooks } from "@/tests/support/pcba";

const BOOKS = pcbaBooks("en-US");

// 100 and 50 SMT joints at 0.0012, on 10 and 20 boards: 1.20 each.
const ONE: PricedBoard = {
  specification: pcba({ smtJoints: 100, supply: "turnkey" }, { quantity: 10 }),
  parts: { perBoardMicro: 2_500_000, minimumMicro: 3_000_000 },
};
const OTHER: PricedBoard = {
  specification: pcba({ smtJoints: 50, thtJoints: 10, supply: "customer" }, { quantity: 20 }),
  parts: null,
};

const lineOf = (price: { lines: { key: string }[] }, key: string) => price.lines.filter((line) => line.key === key);

describe("the price of several boards", () => {
  it("of one is that of the board", () => {
    expect(priceBoards([ONE], BOOKS)).toEqual(pricePcba(ONE.specification, BOOKS, ONE.parts));
  });

  const price = priceBoards([ONE, OTHER], BOOKS);

  it("contains that of each board, in order", () => {
    expect(price.boards).toEqual(
      [ONE, OTHER].map(({ specification, parts }) => pricePcba(specification, BOOKS, parts)),
    );
  });

  it("has the sums of their sections, and the average as its unit price", () => {
    const [one, other] = price.boards ?? [];
    for (const section of ["pcbTotal", "componentsTotal", "assemblyTotal", "stencilTotal", "total"] as const) {
      const sum = (one?.[section].amountMicro ?? 0) + (other?.[section].amountMicro ?? 0);
      expect(price[section]).toEqual({ currency: "USD", amountMicro: sum });
    }
    // Parts: 10 × 2.50 + 3.00.
    expect(price.componentsTotal.amountMicro).toBe(28_000_000);
    expect(price.unitPriceMicro).toBe(Math.round(price.total.amountMicro / 30));
    expect(price.bookVersion).toBe(BOOKS.version);
  });

  it("adds up a line that several boards pay, and says how many", () => {
    // 10 × 100 × 0.0012, and 20 × 50 × 0.0012 + 20 × 10 × 0.007.
    expect(lineOf(price, "assembly")).toEqual([
      { key: "assembly", amountMicro: 3_800_000, rule: { key: "ofBoards", args: { count: 2 } } },
    ]);
  });

  it("keeps the line of the only board that pays it", () => {
    expect(lineOf(price, "assemblyToolingCost")).toEqual([
      { key: "assemblyToolingCost", amountMicro: 3_500_000, rule: { key: "throughHoleTooling", args: {} } },
    ]);
    expect(lineOf(price, "componentsMoqCost")).toEqual([
      { key: "componentsMoqCost", amountMicro: 3_000_000, rule: { key: "minParts", args: {} } },
    ]);
  });

  it("has a line that costs nothing on any board once, and none that no board has", () => {
    expect(lineOf(price, "assemblyJigsCost")).toEqual([
      { key: "assemblyJigsCost", amountMicro: 0, rule: { key: "noTestJig", args: {} } },
    ]);
    expect(lineOf(price, "xRay")).toEqual([]);
  });

  it("shows a discount, which is less than nothing, as a line of its board", () => {
    const [one, other] = price.boards ?? [];
    if (!one || !other) throw new Error("two boards");
    const discount = { key: "mould", amountMicro: -1_000_000, rule: { key: "manual", args: {} } };
    expect(
      lineOf(
        sumPrices(
          [
            { ...one, lines: [discount] },
            { ...other, lines: [] },
          ],
          30,
        ),
        "mould",
      ),
    ).toEqual([discount]);
  });

  it("of a board without a parts list is that of the bare board, without the prototype offer", () => {
    // Default boards of 100 × 100 mm, 10 pieces: 5 + 50 × 0.1 instead of 1.00.
    const bare = priceBoards([{ ...ONE, isBare: true }], BOOKS);
    expect(bare.total.amountMicro).toBe(10_000_000);
    expect([bare.assemblyTotal.amountMicro, bare.componentsTotal.amountMicro]).toEqual([0, 0]);
    expect([bare.bookVersion, bare.boards]).toEqual([BOOKS.version, undefined]);
  });
});
