import { describe, expect, it } from "vitest";
import type { MarketArea } from "@/lib/core/market/area";
import type { PcbaInput } from "@/lib/core/pcba/specification";
import { ASSEMBLY_LINE_KEYS, isWhollyPriced, pricePcba } from "@/lib/core/pricing/assembly/price";
import { pcba, pcbaBooks } from "@/tests/support/pcba";

type Given = PcbaInput["assembly"];

function price(assembly: Given = {}, board: PcbaInput["board"] = {}, area: MarketArea = "en-US") {
  return pricePcba(pcba(assembly, board), pcbaBooks(area));
}

/** Units of the currency by key, lines that cost nothing left out. */
function costs(...given: Parameters<typeof price>) {
  const keys: readonly string[] = ASSEMBLY_LINE_KEYS;
  const lines = price(...given).lines.filter(({ key, amountMicro }) => amountMicro !== 0 && keys.includes(key));
  return Object.fromEntries(lines.map(({ key, amountMicro }) => [key, amountMicro / 1e6]));
}

const ruleOf = (key: string, ...given: Parameters<typeof price>) =>
  price(...given).lines.find((line) => line.key === key)?.rule;

describe("an assembled board", () => {
  it("costs its board, the work on it, and nothing for parts that the customer sends", () => {
    const { lines: _lines, ...totals } = price();
    // Board 5 + 50 × 0.05 = 7.50. Work 3 + 1.50 + 1.50 + 5 × 0.05 + 5 × 100 × 0.0012 = 6.85. 14.35 / 5 = 2.87.
    expect(totals).toEqual({
      currency: "USD",
      bookVersion: "us-2026-11-21+us-assembly-2026-11-21+us-stencil-2026-11-21",
      pcbTotal: { currency: "USD", amountMicro: 7_500_000 },
      componentsTotal: { currency: "USD", amountMicro: 0 },
      assemblyTotal: { currency: "USD", amountMicro: 6_850_000 },
      stencilTotal: { currency: "USD", amountMicro: 0 },
      total: { currency: "USD", amountMicro: 14_350_000 },
      unitPriceMicro: 2_870_000,
    });
    expect(costs()).toEqual({ setup: 3, programming: 1.5, stencil: 1.5, assemblyUnitPrice: 0.25, assembly: 0.6 });
  });

  it("costs in yuan what the Chinese claims say", () => {
    // 0.008 a joint: 5 × 100 × 0.008 = 4.00; setup 21, program and stencil 10.50 each, handling 5 × 0.35 = 1.75.
    expect(costs({}, {}, "zh-CN")).toEqual({
      setup: 21,
      programming: 10.5,
      stencil: 10.5,
      assemblyUnitPrice: 1.75,
      assembly: 4,
    });
    // 5 × 40 × 0.05 = 10.00 for through-hole joints.
    expect(costs({ smtJoints: 0, thtJoints: 40 }, {}, "zh-CN").assembly).toBe(10);
  });

  it("of both sides pays for each of them, and for a stencil or for two", () => {
    const both = { setup: 6, programming: 3, assemblyUnitPrice: 0.5, assembly: 0.6 };
    expect(costs({ assemblySide: "combine" })).toEqual({ ...both, stencil: 1.5 });
    expect(costs({ assemblySide: "separate" })).toEqual({ ...both, stencil: 3 });
    expect(costs({ assemblySide: "bottom" })).toEqual(costs({ assemblySide: "top" }));
  });

  it.each<[string, Given, Record<string, number>]>([
    // 5 × 40 × 0.007.
    [
      "through-hole only",
      { smtJoints: 0, thtJoints: 40 },
      { assemblyUnitPrice: 0.25, assembly: 1.4, assemblyToolingCost: 3.5 },
    ],
    [
      "hybrid",
      { thtJoints: 40 },
      { setup: 3, programming: 1.5, stencil: 1.5, assemblyUnitPrice: 0.25, assembly: 2, assemblyToolingCost: 3.5 },
    ],
  ])("is made %s", (_kind, assembly, expected) => {
    expect(costs(assembly)).toEqual(expected);
  });

  it.each<[string, Given, PcbaInput["board"], Record<string, number>]>([
    ["coordinates that are missing", { coordinates: false }, {}, { assemblyXyDesignCost: 6 }],
    ["parts of 0201", { smallestPart: "0201" }, {}, { laser: 4 }],
    // 5 + 2 × 5 × 0.1; a pitch of 0.5 mm is cut finely, one of 0.65 is not.
    ["fine BGAs", { bgaCount: 2, bgaPitchMm: 0.5 }, {}, { xRay: 6, laser: 4 }],
    ["coarse BGAs", { bgaCount: 2, bgaPitchMm: 0.65 }, {}, { xRay: 6 }],
    // 8 + 3 × 5 × 0.08.
    ["chips to program", { icProgramming: true, programmedIcs: 3 }, {}, { icProgramming: 9.2 }],
    // 25 + 5 × 0.60, and the jig.
    ["a test of one's own", { customTesting: true }, {}, { coustomTesting: 28, assemblyJigsCost: 30 }],
    // 20 × 1.50.
    ["parts that come loose", { partsPrepared: false }, {}, { partCost: 30 }],
    ["half of the parts, loose", { supply: "partial", customerParts: 7, partsPrepared: false }, {}, { partCost: 10.5 }],
    [
      "leads to form",
      { thtJoints: 10, leadForming: true },
      {},
      { mould: 12, assemblyToolingCost: 3.5, assembly: 0.95 },
    ],
    [
      "through-hole parts on the other side",
      { thtJoints: 10, thtOpposite: true },
      {},
      { fixture: 20, assemblyToolingCost: 3.5, assembly: 0.95 },
    ],
    [
      "through-hole parts on a thin board",
      { thtJoints: 10 },
      { thicknessMm: 0.6 },
      { fixture: 20, assemblyToolingCost: 3.5, assembly: 0.95 },
    ],
    // A sheet of 280 × 380 mm is 18.60.
    ["a stencil to keep", { deliverStencil: true }, {}, { componentsStencilPrice: 18.6 }],
    // Two boards of 100 × 100 beside each other: still that sheet, 18.60 + 14.30.
    [
      "a stencil of both sides to keep",
      { deliverStencil: true, assemblySide: "combine" },
      {},
      { componentsStencilPrice: 32.9, setup: 6, programming: 3, assemblyUnitPrice: 0.5 },
    ],
    // 300 × 400 mm is printed by the sheet of 460 × 460, 34.50.
    [
      "a stencil of a large board to keep",
      { deliverStencil: true },
      { widthMm: 300, heightMm: 400 },
      { componentsStencilPrice: 34.5 },
    ],
  ])("pays for %s", (_what, assembly, board, more) => {
    expect(costs(assembly, board)).toEqual({ ...costs({}, board), ...more });
  });

  it("shows every key of the specification, with the rule that made it so", () => {
    const everything: Given = {
      assemblySide: "separate",
      thtJoints: 10,
      thtOpposite: true,
      leadForming: true,
      bgaCount: 1,
      icProgramming: true,
      customTesting: true,
      deliverStencil: true,
    };
    const keys = price(everything).lines.map(({ key }) => key);
    expect(ASSEMBLY_LINE_KEYS.filter((key) => !keys.includes(key))).toEqual([]);
    expect(ruleOf("assembly")).toEqual({
      key: "smtJoints",
      args: { smt: 100, tht: 0, count: 5, smtRateMicro: 1200, thtRateMicro: 7000 },
    });
    expect(ruleOf("assembly", { thtJoints: 4 }, {}, "zh-CN")).toEqual({
      key: "bothJoints",
      args: { smt: 100, tht: 4, count: 5, smtRateMicro: 8000, thtRateMicro: 50_000 },
    });
  });

  it("takes the lower of the claimed rates beyond a hundred thousand joints of an order", () => {
    // 1000 × 200 = 200,000 joints: 100,000 × 0.0012 + 100,000 × 0.0010.
    const many = { smtJoints: 200 };
    expect(costs(many, { quantity: 1000 }).assembly).toBe(220);
    expect(ruleOf("assembly", many, { quantity: 1000 })?.key).toBe("smtJointsBeyond");
    expect(ruleOf("assembly", many, { quantity: 500 })?.key).toBe("smtJoints");
  });

  it("counts the boards of a panel", () => {
    const panel = { deliveryMethod: "panel", panelColumns: 2, panelRows: 3 } as const;
    const { unitPriceMicro, total } = price({}, panel);
    // 5 panels of 6 boards: 30 × 0.05 and 30 × 100 × 0.0012.
    expect(costs({}, panel)).toMatchObject({ assemblyUnitPrice: 1.5, assembly: 3.6 });
    expect(unitPriceMicro).toBe(Math.round(total.amountMicro / 30));
  });
});

describe("parts", () => {
  it("that we buy and have not priced leave the components open", () => {
    for (const supply of ["turnkey", "partial"] as const) {
      expect(isWhollyPriced(pcba({ supply }), null)).toBe(false);
      expect(ruleOf("componentsUnitPrice", { supply })).toEqual({ key: "partsFromList", args: {} });
    }
    expect(isWhollyPriced(pcba(), null)).toBe(true);
    expect(ruleOf("componentsUnitPrice")).toEqual({ key: "partsSent", args: {} });
  });

  it("of a matched list are a section of their own, in whole cents", () => {
    const list = { perBoardMicro: 3_141_592, minimumMicro: 1_000_001 };
    const turnkey = pricePcba(pcba({ supply: "turnkey" }), pcbaBooks("en-US"), list);
    // 5 × 3.141592 + 1.000001 = 16.707961.
    expect(turnkey.componentsTotal).toEqual({ currency: "USD", amountMicro: 16_710_000 });
    expect(turnkey.total.amountMicro).toBe(7_500_000 + 16_710_000 + 6_850_000);
    expect(isWhollyPriced(pcba({ supply: "turnkey" }), list)).toBe(true);
  });

  it("of our stock cost no fee for being different, however many there are", () => {
    const of = (bomLines: number) => costs({ supply: "turnkey", bomLines });
    expect(of(300)).toEqual(of(1));
  });
});

describe("free assembly, as it is claimed", () => {
  it.each([
    ["en-US", 15],
    ["zh-CN", 100],
  ] as const)("leaves nothing of the work on 10 small boards in %s: the coupon covers it", (area, coupon) => {
    const board = { quantity: 10 };
    const assemblyTotal = (assembly: Given) => price(assembly, board, area).assemblyTotal.amountMicro / 1e6;
    expect(assemblyTotal({ supply: "turnkey", bomLines: 30, smtJoints: 300 })).toBeLessThanOrEqual(coupon);
    expect(
      assemblyTotal({ supply: "turnkey", bomLines: 60, smtJoints: 80, assemblySide: "combine" }),
    ).toBeLessThanOrEqual(coupon);
  });
});
