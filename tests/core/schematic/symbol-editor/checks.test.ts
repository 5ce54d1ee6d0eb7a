// Checks of a symbol: each finding with the pins that it is about, and its repair.
import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import type { SymbolPin } from "@/lib/core/schematic/model/symbol";
import { checkSymbol, repair, type SymbolRule } from "@/lib/core/schematic/symbol-editor/checks";
import { newSymbol } from "@/lib/core/schematic/symbol-editor/new-symbol";
import { padCountOf } from "@/lib/core/schematic/symbol-editor/pad-count";
import { SYMBOL_CATALOG } from "@/lib/core/schematic/symbols/catalogue";
import { pin, symbol } from "@/tests/support/schematic";

const named = (number: string, x: number, change: Partial<SymbolPin> = {}) =>
  pin(number, x, 0, { name: "A", ...change });
const of = (...pins: SymbolPin[]) => symbol("X", pins);
const rectangle = (from: number, to: number) => ({
  ...{ unit: 0, style: 0 },
  graphic: {
    ...({ shape: "rectangle", from: { x: from, y: from }, to: { x: to, y: to }, fill: "body" } as const),
    stroke: { width: 0, line: "solid" } as const,
  },
});

describe("a symbol's checks", () => {
  it.each<[SymbolRule, ReturnType<typeof of>, number[]]>([
    ["noNumber", of(named("", 0), named("2", 2)), [0]],
    ["numberTwice", of(named("1", 0), named("1", 2), named("2", 4)), [0, 1]],
    ["samePlace", of(named("1", 0), named("2", 0)), [0, 1]],
    ["noName", of(named("1", 0, { name: " " })), [0]],
    ["offGrid", of(named("1", 0.5), named("2", 1)), [0]],
    ["supplyType", of(named("1", 0, { name: "VCC", type: "input" }), named("2", 2, { name: "GND" })), [0]],
    ["insideBody", { ...of(named("1", 0), named("2", 9)), graphics: [rectangle(-20_000, 20_000)] }, [0]],
    [
      "pinWithoutPad",
      { ...of(named("1", 0), named("2", 1), named("3", 2)), fields: { footprint: "D:D_SOD-123" } },
      [2],
    ],
  ])("%s", (rule, made, pins) => {
    const found = checkSymbol(made).filter((each) => each.rule === rule);
    expect(found.map((each) => each.pins)).toEqual([pins]);
  });

  it("finds pads without a pin, pins without a pad, and crossing bodies", () => {
    const made = { ...of(named("1", 0), named("9", 2)), fields: { footprint: "Package_TO_SOT_SMD:SOT-23" } };
    expect(checkSymbol(made).map(({ rule, numbers }) => [rule, numbers])).toEqual([
      ["padWithoutPin", ["2", "3"]],
      ["pinWithoutPad", ["9"]],
    ]);
    const crossing = { ...of(named("1", 9)), graphics: [rectangle(0, 20_000), rectangle(10_000, 30_000)] };
    expect(checkSymbol(crossing).map(({ rule }) => rule)).toEqual(["bodiesOverlap"]);
  });

  it("lets hidden pins of one name stand under the one that is seen, and styles share numbers", () => {
    expect(checkSymbol(of(named("1", 0), named("2", 0, { isHidden: true })))).toEqual([]);
    expect(checkSymbol(of(named("1", 0, { style: 1 }), named("1", 0, { style: 2 })))).toEqual([]);
    expect(checkSymbol(newSymbol("s")).map(({ rule, severity }) => [rule, severity])).toEqual([
      ["symbolName", "error"],
      ["noPins", "warning"],
    ]);
  });

  it.each<[SymbolRule, ReturnType<typeof of>]>([
    ["offGrid", of(named("1", 0.4))],
    ["supplyType", of(named("1", 0, { name: "VDD", type: "input" }))],
    ["padWithoutPin", { ...of(named("1", 0)), fields: { footprint: "SOT-23-5" } }],
  ])("%s is repaired at once", (rule, made) => {
    const found = present(
      checkSymbol(made).find((each) => each.rule === rule),
      "finding",
    );
    expect(found.repair).toBe(rule);
    expect(checkSymbol(repair(made, found)).map((each) => each.rule)).not.toContain(rule);
  });
});

it.each([
  ["Package_SO:SOIC-16_3.9x9.9mm_P1.27mm", 16],
  ["Package_DFN_QFN:QFN-28-1EP_5x5mm_P0.5mm_EP3.35x3.35mm", 29],
  ["Package_TO_SOT_SMD:SOT-23-5", 5],
  ["Package_TO_SOT_SMD:SOT-223-3_TabPin2", 3],
  ["Package_TO_SOT_THT:TO-92_Inline", 3],
  ["Resistor_SMD:R_0603_1608Metric", 2],
  ["Own:Module", null],
  ["", null],
])("%s has %s pads", (footprint, count) => {
  expect(padCountOf(footprint)).toBe(count);
});

it("the built-in library has no errors and no pins off the grid", () => {
  const found = SYMBOL_CATALOG.flatMap((entry) =>
    checkSymbol(entry.build()).flatMap(({ rule, severity, numbers }) =>
      severity === "error" || rule === "offGrid" || rule === "pinWithoutPad"
        ? [`${entry.id} ${rule} ${numbers.join(",")}`]
        : [],
    ),
  );
  expect(found).toEqual([]);
});
