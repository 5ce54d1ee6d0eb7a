import { describe, expect, it } from "vitest";
import { fileLimit } from "@/lib/core/pcb/file-limits";
import type { MeasuredBoard } from "@/lib/core/pcb/suggest";

/** Four layers, 0.15 mm tracks, one gap of 0.120 mm, holes from 0.25 mm. */
const BOARD: MeasuredBoard = {
  widthMm: 86.36,
  heightMm: 54.61,
  layers: 4,
  minTraceMm: 0.15,
  minSpaceMm: 0.12,
  minDrillMm: 0.25,
  boards: 1,
};

describe("what the files rule out", () => {
  it.each([
    ["layers", 1, { fact: "layers", measured: 4 }],
    ["layers", 2, { fact: "layers", measured: 4 }],
    ["layers", 4, null],
    ["layers", 6, null],
    // 6 mil takes 0.15 mm, 5 mil 0.125 mm: the gap of 0.12 mm is finer than both, the tracks are not.
    ["minTraceSpaceMil", 6, { fact: "minSpaceMm", measured: 0.12 }],
    ["minTraceSpaceMil", 5, { fact: "minSpaceMm", measured: 0.12 }],
    ["minTraceSpaceMil", 4, null],
    ["minHoleMm", 0.3, { fact: "minDrillMm", measured: 0.25 }],
    ["minHoleMm", 0.25, null],
    ["thicknessMm", 0.4, null],
    ["surfaceFinish", "HASL", null],
  ] as const)("%s %s", (option, value, limit) => {
    expect(fileLimit(BOARD, option, value)).toEqual(limit);
  });

  // A board house's published limits: 0.08 mm of green mask, 0.12 mm of other colors; castellated holes from 0.6 mm on.
  it.each([
    [{ minMaskDamMm: 0.1 }, "solderMaskColor", "Green", null],
    [{ minMaskDamMm: 0.1 }, "solderMaskColor", "Black", { fact: "minMaskDamMm", measured: 0.1 }],
    [{ minMaskDamMm: 0.07 }, "solderMaskColor", "Green", { fact: "minMaskDamMm", measured: 0.07 }],
    [{ minMaskDamMm: 0.12 }, "solderMaskColor", "White", null],
    [{ minCastellationMm: 0.5 }, "halfcutCastellatedHoles", 1, { fact: "minCastellationMm", measured: 0.5 }],
    [{ minCastellationMm: 0.5 }, "halfcutCastellatedHoles", 0, null],
    [{ minCastellationMm: 0.6 }, "halfcutCastellatedHoles", 4, null],
    [{}, "solderMaskColor", "Black", null],
  ] as const)("%o: %s %s", (checked, option, value, limit) => {
    expect(fileLimit({ ...BOARD, ...checked }, option, value)).toEqual(limit);
  });

  it("is nothing where the files do not say", () => {
    const silent: MeasuredBoard = { ...BOARD, layers: null, minTraceMm: null, minSpaceMm: null, minDrillMm: null };
    expect(fileLimit(silent, "layers", 1)).toBeNull();
    expect(fileLimit(silent, "minTraceSpaceMil", 6)).toBeNull();
    expect(fileLimit(silent, "minHoleMm", 0.4)).toBeNull();
  });

  it("is not made of a plot's rounding: 0.1246 mm is 5 mil, 0.0995 mm is 4", () => {
    expect(fileLimit({ ...BOARD, minSpaceMm: 0.1246 }, "minTraceSpaceMil", 5)).toBeNull();
    expect(fileLimit({ ...BOARD, minSpaceMm: 0.0995 }, "minTraceSpaceMil", 4)).toBeNull();
  });
});
