import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { allowedOptions, nearestAllowed, withChoice } from "@/lib/core/pcb/allowed-options";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification, RULE_KEYS, type RuleKey } from "@/lib/core/pcb/rules";
import type { PcbSpecification, SurfaceFinish } from "@/lib/core/pcb/specification";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import en from "@/messages/en/pcb.json";
import zh from "@/messages/zh/pcb.json";

function broken(given: Partial<PcbSpecification>): string[] {
  return checkSpecification(completeSpecification(given)).map(({ rule }) => rule);
}

type Given = Partial<PcbSpecification>;
type Say = (key: string, args: object) => string;

const SPEC = "specification, PCB capability";
const ORDER_FORM = "a board house's public order form";
const ORDER_CHECKS = "a board shop's order checks";

/** Rule, source, what breaks it, what just keeps it. */
const EDGES: [RuleKey, string, Given, Given][] = [
  ["unknownOption", "specification, enumerations", { layers: 3 }, { layers: 4 }],
  [
    "unknownOption",
    "specification, enumerations",
    { surfaceFinish: "OSP" as SurfaceFinish },
    { surfaceFinish: "ENIG" },
  ],
  ["size", ORDER_FORM, { widthMm: 9.99 }, { widthMm: 10 }],
  ["size", SPEC, { widthMm: 600.01, heightMm: 500 }, { widthMm: 600, heightMm: 500 }],
  ["size", SPEC, { widthMm: 500.01, heightMm: 500.01 }, { widthMm: 500, heightMm: 600 }],
  ["size", ORDER_FORM, { layers: 4, widthMm: 400.01, heightMm: 500 }, { layers: 4, widthMm: 500, heightMm: 400 }],
  ["size", "specification, board size: two decimals", { widthMm: 50.123 }, { widthMm: 50.12 }],
  ["size", "specification, board size: numeric", { widthMm: Number.NaN }, {}],
  ["size", "specification, board size: numeric", { heightMm: Number.POSITIVE_INFINITY, leadTimeDays: 20 }, {}],
  ["panelSize", ORDER_FORM, { boardType: "panel", widthMm: 69.99 }, { boardType: "panel", widthMm: 70, heightMm: 70 }],
  ["quantity", "specification, quantity steps", { quantity: 6 }, { quantity: 10_000 }],
  ["quantity", "specification, quantity steps", { quantity: Number.NaN }, { quantity: 5 }],
  ["thicknessByLayers", ORDER_FORM, { thicknessMm: 2.0 }, { thicknessMm: 1.6 }],
  ["thicknessByLayers", ORDER_FORM, { layers: 4, thicknessMm: 0.4 }, { layers: 4, thicknessMm: 0.6 }],
  ["thicknessByLayers", ORDER_FORM, { layers: 6, thicknessMm: 0.8 }, { layers: 6, thicknessMm: 1.0 }],
  ["thicknessByLayers", ORDER_FORM, { layers: 8, thicknessMm: 1.0 }, { layers: 8, thicknessMm: 1.2 }],
  [
    "thinNeedsEnig",
    ORDER_CHECKS,
    { thicknessMm: 0.4, surfaceFinish: "HASL" },
    { thicknessMm: 0.4, surfaceFinish: "ENIG" },
  ],
  [
    "heavyCopperThickness",
    ORDER_CHECKS,
    { outerCopperUm: 70, thicknessMm: 0.6 },
    { outerCopperUm: 70, thicknessMm: 0.8 },
  ],
  [
    "heavyCopperTracks",
    ORDER_CHECKS,
    { outerCopperUm: 70, minTraceSpaceMil: 5 },
    { outerCopperUm: 70, minTraceSpaceMil: 6 },
  ],
  [
    "innerNeedsOuterCopper",
    "a board house's public stack-ups",
    { layers: 4, innerCopperUm: 70, outerCopperUm: 35 },
    { layers: 4, innerCopperUm: 70, outerCopperUm: 70 },
  ],
  ["singleLayerHole", ORDER_CHECKS, { layers: 1, minHoleMm: 0.25 }, { layers: 1, minHoleMm: 0.3 }],
  [
    "aspectRatio",
    SPEC,
    { layers: 4, thicknessMm: 2.0, minHoleMm: 0.2 },
    { layers: 4, thicknessMm: 2.0, minHoleMm: 0.25 },
  ],
  // 2.5 / 8 = 0.3125
  [
    "aspectRatio",
    SPEC,
    { layers: 4, thicknessMm: 2.5, minHoleMm: 0.3 },
    { layers: 4, thicknessMm: 2.5, minHoleMm: 0.4 },
  ],
  // 1.6 / 8 = 0.2 exactly
  ["aspectRatio", SPEC, { layers: 4, thicknessMm: 2.0, minHoleMm: 0.2 }, { thicknessMm: 1.6, minHoleMm: 0.2 }],
  ["innerCopperLayers", ORDER_FORM, { layers: 2, innerCopperUm: 35 }, { layers: 4, innerCopperUm: 35 }],
  [
    "goldNeedsEnig",
    ORDER_FORM,
    { enigAuThickness: 2, surfaceFinish: "HASL" },
    { enigAuThickness: 2, surfaceFinish: "ENIG" },
  ],
  [
    "legendOnMask",
    ORDER_FORM,
    { solderMaskColor: "White", silkscreenColor: "White" },
    { solderMaskColor: "White", silkscreenColor: "Black" },
  ],
  [
    "legendOnMask",
    ORDER_CHECKS,
    { solderMaskColor: "Black", silkscreenColor: "Black" },
    { solderMaskColor: "Yellow", silkscreenColor: "Black" },
  ],
  ["leadTime", "a board shop's rush table", { layers: 8, leadTimeDays: 5 }, { layers: 8, leadTimeDays: 6 }],
  ["leadTime", "a board shop's rush table", { leadTimeDays: 2.5 }, { leadTimeDays: 1 }],
  ["leadTime", "own limit", { leadTimeDays: 61 }, { leadTimeDays: 60 }],
];

describe("what can be made", () => {
  it.each(EDGES)("%s (%s): %o is refused, %o is made", (rule, _source, refused, made) => {
    expect(broken(refused)).toEqual([rule]);
    expect(broken(made)).toEqual([]);
  });

  it("has an edge here for every rule", () => {
    expect(new Set(EDGES.map(([rule]) => rule))).toEqual(new Set(RULE_KEYS));
  });

  it.each([
    ["en", en],
    ["zh", zh],
  ])("says every refusal in %s with just the figures of its rule", (locale, pcb) => {
    const onError = (error: Error) => {
      throw error;
    };
    const messages = { pcb } as never;
    const t = createTranslator({ locale: locale as never, messages, onError }) as unknown as Say;
    for (const [, , refused] of EDGES) {
      for (const { rule, args } of checkSpecification(completeSpecification(refused))) {
        expect(t(`pcb.rules.${rule}`, args)).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
    expect(Object.keys(pcb.rules).sort()).toEqual([...RULE_KEYS].sort());
  });

  it("blames the side that is wrong", () => {
    const options = (given: Given) => checkSpecification(completeSpecification(given)).map(({ option }) => option);
    expect([options({ widthMm: 5 }), options({ heightMm: 5 }), options({ widthMm: 700 })]).toEqual([
      ["widthMm"],
      ["heightMm"],
      ["widthMm"],
    ]);
  });
});

describe("options", () => {
  it("that cannot be chosen carry the rule that stands against them, and the nearest one that can", () => {
    const { thicknessMm } = allowedOptions(completeSpecification({ layers: 2 }));
    expect(thicknessMm.map(({ value, violation }) => [value, violation?.rule ?? "made"])).toEqual([
      [0.4, "thinNeedsEnig"],
      [0.6, "made"],
      [0.8, "made"],
      [1.0, "made"],
      [1.2, "made"],
      [1.6, "made"],
      [2.0, "thicknessByLayers"],
      [2.5, "thicknessByLayers"],
    ]);
    expect(nearestAllowed(thicknessMm, 2.5)).toBe(1.6);
  });

  it("bring with them what follows of itself", () => {
    const four = completeSpecification({ layers: 4, innerCopperUm: 70, surfaceFinish: "ENIG", enigAuThickness: 3 });
    expect(withChoice(four, "layers", 2).innerCopperUm).toBe(17);
    expect(withChoice(four, "surfaceFinish", "HASL").enigAuThickness).toBe(1);
    expect(withChoice(four, "solderMaskColor", "White").silkscreenColor).toBe("Black");
  });
});

describe("a measured board", () => {
  const facts = {
    widthMm: 86.3602,
    heightMm: 54.6099,
    layers: 4,
    minTraceMm: 0.127,
    minSpaceMm: 0.12,
    minDrillMm: 0.25,
    boards: 1,
  };

  it("fills the form with the lowest grades that are fine enough", () => {
    expect(suggestSpecification(facts)).toEqual({
      values: { widthMm: 86.36, heightMm: 54.61, layers: 4, minTraceSpaceMil: 4, minHoleMm: 0.25 },
      measured: ["widthMm", "heightMm", "layers", "minTraceSpaceMil", "minHoleMm"],
      beyond: [],
    });
  });

  it("says what lies beyond the finest grade, and fills nothing it does not know", () => {
    const beyond = suggestSpecification({
      ...facts,
      layers: 12,
      minSpaceMm: 0.075,
      minDrillMm: 0.1,
      widthMm: null,
      boards: 4,
    });
    expect(beyond).toEqual({
      values: { boardType: "panel" },
      measured: ["boardType"],
      beyond: [
        { option: "layers", measured: 12 },
        { option: "minTraceSpaceMil", measured: 0.075 },
        { option: "minHoleMm", measured: 0.1 },
      ],
    });
  });

  it.each([
    [0.127, 5],
    [0.125, 5],
    [0.1524, 6],
    [0.15, 6],
    [0.1016, 4],
    [0.12, 4],
    // The capability page's limit.
    [0.1, 4],
  ])("takes a track of %d mm as %i mil, plotted widths being rounded", (minTraceMm, mil) => {
    expect(suggestSpecification({ ...facts, minTraceMm, minSpaceMm: null }).values.minTraceSpaceMil).toBe(mil);
  });
});
