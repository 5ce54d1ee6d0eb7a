import { describe, expect, it } from "vitest";
import { suggestSpecification } from "@/lib/core/pcb/suggest";

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

  it("fills in what the board has: half holes and plated edges by their sides, fingers with their number", () => {
    const features = { castellatedSides: 2, platedSides: 4, goldFingerCount: 36, blindBuried: [{}, {}] };
    expect(suggestSpecification({ ...facts, ...features }).values).toMatchObject({
      halfcutCastellatedHoles: 2,
      edgePlating: 4,
      goldFingers: true,
      goldFingerCount: "36",
      blindBuriedVias: 2,
    });
    const none = { castellatedSides: 0, platedSides: 0, goldFingerCount: 0, blindBuried: [] };
    expect(suggestSpecification({ ...facts, ...none })).toEqual(suggestSpecification(facts));
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
    expect(
      suggestSpecification({ ...facts, minTraceMm, minSpaceMm: null, unmeasured: [] }).values.minTraceSpaceMil,
    ).toBe(mil);
  });

  it("that holds several boards in a grid is a panel of so many columns and rows", () => {
    const grid = { ...facts, boards: 4, boardGrid: { columns: 2, rows: 2 } };
    const suggested = { boardType: "panel", panelColumns: 2, panelRows: 2 };
    expect(suggestSpecification(grid).values).toMatchObject(suggested);
    expect(suggestSpecification({ ...grid, boards: 3, boardGrid: null }).values).not.toHaveProperty("panelColumns");
  });
});
