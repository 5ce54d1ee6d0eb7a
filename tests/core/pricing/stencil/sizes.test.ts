// Sizes of stencils: what each prints and weighs, and the limits between them.

import { describe, expect, it } from "vitest";
import { printsBoard, sizeForBoard } from "@/lib/core/pricing/stencil/board-fit";
import { lowestStencilMicro } from "@/lib/core/pricing/stencil/price";
import {
  changeStencil,
  checkStencil,
  completeStencil,
  fittingSheet,
  STENCIL_OPTIONS,
  STENCIL_SIZES,
  stencilCount,
  stencilDays,
  stencilWeightKg,
} from "@/lib/core/pricing/stencil/specification";
import { USD_STENCIL_BOOK } from "@/tests/support/price-books";

describe("the sizes of stencils", () => {
  it("of sheets lose 80 mm between the clamps and 20 mm beside them", () => {
    expect(STENCIL_SIZES.frameless).toEqual([
      {
        size: "280x380",
        weightKg: 1,
        prints: [
          [200, 360],
          [260, 300],
        ],
      },
      {
        size: "320x420",
        weightKg: 1,
        prints: [
          [240, 400],
          [300, 340],
        ],
      },
      { size: "460x460", weightKg: 1.5, prints: [[380, 440]] },
      { size: "600x600", weightKg: 2.5, prints: [[520, 580]] },
    ]);
  });

  it("of frames lose the width of frame and glue, as the supplier's table says", () => {
    const rows = STENCIL_SIZES.framed.map(({ size, weightKg, prints }) => [size, weightKg, ...(prints[0] ?? [])]);
    expect(rows).toEqual([
      ["300x400", 1.5, 140, 240],
      ["370x470", 2, 190, 290],
      ["420x520", 2.5, 240, 340],
      ["400x600", 3, 200, 400],
      ["450x550", 3, 270, 370],
      ["400x800", 4, 164, 564],
      ["500x700", 4, 264, 464],
      ["584x584", 4, 380, 380],
      ["550x650", 4.5, 350, 450],
      ["500x800", 5, 264, 564],
      ["736x736", 6, 500, 500],
    ]);
  });
});

describe("a stencil", () => {
  it("weighs as much as its size, for each one", () => {
    const framed = completeStencil({ framework: true, size: "584x584", side: "Separate", quantity: 3 });
    expect([stencilCount(framed), stencilWeightKg(framed)]).toEqual([6, 24]);
    expect(stencilWeightKg(completeStencil({ size: "600x600", side: "Combine", quantity: 2 }))).toBe(5);
    expect(stencilWeightKg(completeStencil({ size: "1x1" }))).toBe(0);
  });

  it("has options in order of their price", () => {
    expect(STENCIL_OPTIONS).toEqual({
      stencilType: ["laser", "electropolished"],
      thicknessUm: [100, 127, 150],
      side: ["Top", "Bottom", "Combine", "Separate"],
    });
  });

  it("takes a day, and another one for electropolishing", () => {
    expect([stencilDays({ stencilType: "laser" }), stencilDays({ stencilType: "electropolished" })]).toEqual([1, 2]);
  });

  it("is ordered in 1 to 50 whole pieces of a size that is made with its frame", () => {
    const broken = (given: Parameters<typeof completeStencil>[0]) =>
      checkStencil(completeStencil(given)).map(({ rule }) => rule);
    expect([1, 50].map((quantity) => broken({ quantity }))).toEqual([[], []]);
    expect([0, 51, 1.5].map((quantity) => broken({ quantity }))).toEqual(Array(3).fill(["stencilQuantity"]));
    expect([broken({ size: "584x584" }), broken({ size: "584x584", framework: true })]).toEqual([["stencilSize"], []]);
  });

  it("is the smallest sheet that prints an area, either way round, or the largest sheet", () => {
    expect([fittingSheet(200, 360), fittingSheet(360, 201), fittingSheet(260, 300), fittingSheet(900, 900)]).toEqual([
      ...["280x380", "320x420", "280x380", "600x600"],
    ]);
  });

  it("in another frame has the first size that prints as much, or the largest", () => {
    const sheet = (size: string) => completeStencil({ size });
    // 200 × 360 or 260 × 300 mm: the first frame that prints one of them is 240 × 340 for the second.
    const framed = changeStencil(sheet("280x380"), { framework: true });
    expect(STENCIL_SIZES.framed.find(({ size }) => size === framed.size)?.prints[0]).toEqual([200, 400]);
    expect(changeStencil(sheet("600x600"), { framework: true }).size).toBe("736x736");
    expect(changeStencil(sheet("280x380"), { framework: true, size: "420x520" }).size).toBe("420x520");
    expect(changeStencil(sheet("460x460"), { side: "Bottom" }).size).toBe("460x460");
  });

  it("costs at least the lowest price of the book", () => {
    expect(lowestStencilMicro(USD_STENCIL_BOOK)).toBe(18_600_000);
    const { sizes } = USD_STENCIL_BOOK;
    const cheapFrame = { ...USD_STENCIL_BOOK, sizes: { ...sizes, framed: { ...sizes.framed, "300x400": "12.5" } } };
    expect(lowestStencilMicro(cheapFrame)).toBe(12_500_000);
  });
});

describe("a stencil for a board on both sides", () => {
  const both = { framework: false, side: "Combine" } as const;

  it("prints it if one of the two arrangements fits one of its areas", () => {
    // 2 × 99 by 350 fits 200 × 360; 99 by 2 × 350 does not.
    expect(printsBoard({ ...both, size: "280x380" }, { widthMm: 99, heightMm: 350 })).toBe(true);
    expect(sizeForBoard(both, { widthMm: 99, heightMm: 350 })).toBe("280x380");
    expect(printsBoard({ ...both, size: "280x380" }, { widthMm: 120, heightMm: 350 })).toBe(false);
  });
});
