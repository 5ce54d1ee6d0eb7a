import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromStencilQuery, toStencilQuery } from "@/lib/core/pricing/stencil/query";
import {
  changeStencil,
  completeStencil,
  STENCIL_OPTIONS,
  STENCIL_SIZES,
  stencilPrints,
  type StencilSpecification,
} from "@/lib/core/pricing/stencil/specification";

const read = (query: readonly (readonly [string, string])[]) => {
  const named = new Map<string, string>(query);
  return fromStencilQuery((option) => named.get(option));
};

const anyStencil = fc.boolean().chain((framework) =>
  fc.record({
    framework: fc.constant(framework),
    size: fc.constantFrom(...STENCIL_SIZES[framework ? "framed" : "frameless"].map(({ size }) => size)),
    stencilType: fc.constantFrom(...STENCIL_OPTIONS.stencilType),
    thicknessUm: fc.constantFrom(...STENCIL_OPTIONS.thicknessUm),
    side: fc.constantFrom(...STENCIL_OPTIONS.side),
    fiducials: fc.boolean(),
    solderBall: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 50 }),
  }),
);

describe("a stencil in an address", () => {
  it("comes back as it was", () => {
    fc.assert(
      fc.property(anyStencil, (stencil) => {
        expect(read(toStencilQuery(stencil))).toEqual(stencil);
      }),
    );
  });

  it("says only what was chosen, and nothing of the untouched form", () => {
    expect(toStencilQuery(completeStencil({}))).toEqual([]);
    expect(toStencilQuery(completeStencil({ framework: true, side: "Separate", quantity: 3 }))).toEqual([
      ["framework", "1"],
      ["side", "Separate"],
      ["quantity", "3"],
    ]);
  });

  it("passes over what is on no list, a size of the other frame too", () => {
    const spoilt = [
      ["size", "370x470"],
      ["thicknessUm", "90"],
      ["side", "top"],
      ["quantity", "51"],
      ["fiducials", "yes"],
    ] as const;
    expect(read(spoilt)).toEqual(completeStencil({}));
  });
});

describe("another frame", () => {
  const size = (previous: Partial<StencilSpecification>, framework: boolean) =>
    changeStencil(completeStencil(previous), { framework }).size;

  it("comes in the first size that prints what the former one did", () => {
    // 370 × 470 in a frame prints 190 × 290; the smallest sheet prints 200 × 360.
    expect(size({ framework: true, size: "370x470" }, false)).toBe("280x380");
    // 736 × 736 prints 500 × 500; only the sheet of 600 × 600 prints as much.
    expect(size({ framework: true, size: "736x736" }, false)).toBe("600x600");
    // 280 × 380 prints 200 × 360 or 260 × 300; 420 × 520 in a frame is first with 240 × 340, 400 × 600 with 200 × 400.
    expect(size({ size: "280x380" }, true)).toBe("400x600");
    // 600 × 600 prints 520 × 580, which no frame does: the largest.
    expect(size({ size: "600x600" }, true)).toBe("736x736");
  });

  it("stays where the frame stays, and is as named where one is named", () => {
    const framed = completeStencil({ framework: true, size: "450x550" });
    expect(changeStencil(framed, { framework: true, quantity: 2 })).toEqual({ ...framed, quantity: 2 });
    expect(changeStencil(framed, { framework: false, size: "460x460" }).size).toBe("460x460");
  });
});

it("every size prints something, less than itself, by the shop's own margins where it names them", () => {
  for (const [frame, sizes] of Object.entries(STENCIL_SIZES)) {
    for (const { size, prints } of sizes) {
      const [short = 0, long = 0] = size.split("x").map(Number);
      expect(prints.every(([s, l]) => 0 < s && s < short && s <= l && l < long)).toBe(true);
      expect(stencilPrints({ framework: frame === "framed", size })).toEqual(prints);
    }
  }
  const published = { "300x400": [140, 240], "370x470": [190, 290], "450x550": [270, 370], "736x736": [500, 500] };
  for (const [size, area] of Object.entries(published)) {
    expect(stencilPrints({ framework: true, size })).toEqual([area]);
  }
  expect(stencilPrints({ framework: false, size: "280x380" })).toEqual([
    [200, 360],
    [260, 300],
  ]);
});
