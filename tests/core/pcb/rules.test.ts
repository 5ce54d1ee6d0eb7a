import { describe, expect, it } from "vitest";
import { allowedOptions, nearestAllowed, withChoice } from "@/lib/core/pcb/allowed-options";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import en from "@/messages/en/pcb.json";
import zh from "@/messages/zh/pcb.json";

function broken(given: Partial<PcbSpecification>): string[] {
  return checkSpecification(completeSpecification(given)).map(({ rule }) => rule);
}

describe("what can be made", () => {
  // Rule, what breaks it, what just keeps it.
  it.each<[string, Partial<PcbSpecification>, Partial<PcbSpecification>]>([
    ["size", { widthMm: 9.99 }, { widthMm: 10 }],
    ["size", { widthMm: 600.01, heightMm: 500 }, { widthMm: 600, heightMm: 500 }],
    ["size", { widthMm: 500.01, heightMm: 500.01 }, { widthMm: 500, heightMm: 600 }],
    ["size", { layers: 4, widthMm: 400.01, heightMm: 500 }, { layers: 4, widthMm: 500, heightMm: 400 }],
    ["size", { widthMm: 50.123 }, { widthMm: 50.12 }],
    ["size", { widthMm: Number.NaN }, {}],
    ["quantity", { quantity: 6 }, { quantity: 10_000 }],
    ["thicknessByLayers", { thicknessMm: 2.0 }, { thicknessMm: 1.6 }],
    ["thicknessByLayers", { layers: 4, thicknessMm: 0.4, surfaceFinish: "ENIG" }, { layers: 4, thicknessMm: 0.6 }],
    ["thicknessByLayers", { layers: 6, thicknessMm: 0.8 }, { layers: 6, thicknessMm: 1.0 }],
    ["thicknessByLayers", { layers: 8, thicknessMm: 1.0 }, { layers: 8, thicknessMm: 1.2 }],
    ["thinNeedsEnig", { thicknessMm: 0.4 }, { thicknessMm: 0.4, surfaceFinish: "ENIG" }],
    ["heavyCopperThickness", { outerCopperUm: 70, thicknessMm: 0.6 }, { outerCopperUm: 70, thicknessMm: 0.8 }],
    ["heavyCopperTracks", { outerCopperUm: 70, minTraceSpaceMil: 5 }, { outerCopperUm: 70, minTraceSpaceMil: 6 }],
    ["singleLayerHole", { layers: 1, minHoleMm: 0.25 }, { layers: 1, minHoleMm: 0.3 }],
    ["aspectRatio", { layers: 4, thicknessMm: 2.0, minHoleMm: 0.2 }, { layers: 4, thicknessMm: 2.0, minHoleMm: 0.25 }],
    // 2.5 / 8 = 0.3125
    ["aspectRatio", { layers: 4, thicknessMm: 2.5, minHoleMm: 0.3 }, { layers: 4, thicknessMm: 2.5, minHoleMm: 0.4 }],
    ["innerCopperLayers", { layers: 2, innerCopperUm: 35 }, { layers: 4, innerCopperUm: 35 }],
    ["goldNeedsEnig", { enigAuThickness: 2 }, { enigAuThickness: 2, surfaceFinish: "ENIG" }],
    [
      "legendOnMask",
      { solderMaskColor: "White", silkscreenColor: "White" },
      { solderMaskColor: "White", silkscreenColor: "Black" },
    ],
    [
      "legendOnMask",
      { solderMaskColor: "Black", silkscreenColor: "Black" },
      { solderMaskColor: "Yellow", silkscreenColor: "Black" },
    ],
    ["leadTime", { layers: 8, leadTimeDays: 5 }, { layers: 8, leadTimeDays: 6 }],
  ])("%s: %o is refused, %o is made", (rule, refused, made) => {
    expect(broken(refused)).toEqual([rule]);
    expect(broken(made)).toEqual([]);
  });

  it("has a sentence in both languages for each rule", () => {
    expect(Object.keys(en.rules).sort()).toEqual(Object.keys(zh.rules).sort());
    for (const rule of ["unknownOption", ...broken({ widthMm: 5, quantity: 6, layers: 1, innerCopperUm: 35 })])
      expect(en.rules).toHaveProperty(rule);
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
    [0.1265, 5],
    [0.1524, 6],
    [0.1016, 4],
  ])("takes a track of %d mm as %i mil, plotted widths being rounded", (minTraceMm, mil) => {
    expect(suggestSpecification({ ...facts, minTraceMm, minSpaceMm: null }).values.minTraceSpaceMil).toBe(mil);
  });
});
