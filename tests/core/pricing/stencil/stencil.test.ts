import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceStencil } from "@/lib/core/pricing/stencil/price";
import {
  checkStencil,
  completeStencil,
  STENCIL_OPTIONS,
  STENCIL_SIZES,
  stencilDays,
  type StencilSpecification,
  stencilWeightKg,
} from "@/lib/core/pricing/stencil/specification";
import { CNY_STENCIL_BOOK, USD_STENCIL_BOOK } from "@/tests/support/price-books";

const total = (given: Partial<StencilSpecification>, book = CNY_STENCIL_BOOK) =>
  priceStencil(completeStencil(given), book).total.amountMicro / 1e6;

describe("a stencil", () => {
  it("left open is the cheapest sheet; with a frame the cheapest frame", () => {
    expect(completeStencil({})).toEqual({
      stencilType: "laser",
      framework: false,
      size: "280x380",
      thicknessUm: 100,
      side: "Top",
      fiducials: false,
      solderBall: false,
      quantity: 1,
    });
    expect(completeStencil({ framework: true, thicknessUm: undefined }).size).toBe("300x400");
  });

  it("costs what the book says, per stencil, with its options", () => {
    expect(total({})).toBe(130);
    expect(total({ framework: true, size: "370x470" })).toBe(163.3);
    // 163.30 + 100 both sides + 20 thickness + 50 polish + 30 fiducials = 363.30, three of them.
    const whole = {
      framework: true,
      size: "370x470",
      side: "Combine",
      thicknessUm: 127,
      stencilType: "electropolished",
      fiducials: true,
    } as const;
    expect(total({ ...whole, quantity: 3 })).toBe(1089.9);
    // Two stencils, one for each side: 2 × (163.30 + 20).
    expect(total({ framework: true, size: "370x470", side: "Separate", thicknessUm: 150 })).toBe(366.6);
  });

  it("costs a seventh in dollars, tenths rounded up", () => {
    // 130 / 7 = 18.571; 163.30 / 7 = 23.328.
    expect([total({}, USD_STENCIL_BOOK), total({ framework: true, size: "370x470" }, USD_STENCIL_BOOK)]).toEqual([
      18.6, 23.4,
    ]);
  });

  it("says each line with its count and price", () => {
    const price = priceStencil(completeStencil({ side: "Combine", quantity: 2 }), CNY_STENCIL_BOOK);
    expect(price.lines).toEqual([
      {
        key: "componentsStencilPrice",
        amountMicro: 260_000_000,
        rule: { key: "stencilEach", args: { count: 2, eachMicro: 130_000_000 } },
      },
      {
        key: "stencilBothSides",
        amountMicro: 200_000_000,
        rule: { key: "stencilEach", args: { count: 2, eachMicro: 100_000_000 } },
      },
    ]);
    expect([price.stencilTotal.amountMicro, price.pcbTotal.amountMicro, price.unitPriceMicro]).toEqual([
      460_000_000, 0, 230_000_000,
    ]);
  });

  it("is not made in a size of the other frame, nor in numbers that nobody orders", () => {
    expect(checkStencil(completeStencil({ size: "370x470" }))).toEqual([{ rule: "stencilSize", option: "size" }]);
    expect(checkStencil(completeStencil({ framework: true, size: "280x380" }))).toHaveLength(1);
    for (const quantity of [0, -1, 51, 1.5]) {
      expect(checkStencil(completeStencil({ quantity }))).toEqual([{ rule: "stencilQuantity", option: "quantity" }]);
    }
    expect(checkStencil(completeStencil({ quantity: 50 }))).toEqual([]);
  });

  it("weighs what its frames weigh, and takes a day more when it is polished", () => {
    expect(stencilWeightKg(completeStencil({ framework: true, size: "584x584", side: "Separate", quantity: 2 }))).toBe(
      16,
    );
    expect([stencilDays({ stencilType: "laser" }), stencilDays({ stencilType: "electropolished" })]).toEqual([1, 2]);
  });
});

const sides = (size: string) => size.split("x").map(Number) as [number, number];
const isWithin = (inner: string, outer: string) => {
  const [[a, b], [c, d]] = [sides(inner), sides(outer)];
  return a <= c && b <= d;
};

describe.each([
  ["en-US", USD_STENCIL_BOOK],
  ["zh-CN", CNY_STENCIL_BOOK],
] as const)("the prices of stencils in %s", (_area, book) => {
  it("never fall with a larger size", () => {
    for (const [frame, offered] of Object.entries(STENCIL_SIZES)) {
      const framework = frame === "framed";
      for (const { size } of offered) {
        for (const other of offered.filter((candidate) => isWithin(size, candidate.size))) {
          const [small, large] = [size, other.size].map((each) => total({ framework, size: each }, book));
          expect([size, other.size, (small ?? 0) <= (large ?? 0)]).toEqual([size, other.size, true]);
        }
      }
    }
  });

  it("never fall with the quantity or any other option", () => {
    const any = fc.record({
      framework: fc.boolean(),
      stencilType: fc.constantFrom(...STENCIL_OPTIONS.stencilType),
      thicknessUm: fc.constantFrom(...STENCIL_OPTIONS.thicknessUm),
      side: fc.constantFrom(...STENCIL_OPTIONS.side),
      fiducials: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 49 }),
    });
    fc.assert(
      fc.property(any, (given) => {
        const now = total(given, book);
        expect(total({ ...given, quantity: given.quantity + 1 }, book)).toBeGreaterThan(now);
        expect(total({ ...given, stencilType: "electropolished" }, book)).toBeGreaterThanOrEqual(now);
        expect(total({ ...given, thicknessUm: 150 }, book)).toBeGreaterThanOrEqual(now);
        expect(total({ ...given, fiducials: true }, book)).toBeGreaterThanOrEqual(now);
        expect(total({ ...given, side: "Separate" }, book)).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});
