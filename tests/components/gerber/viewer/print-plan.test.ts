import { describe, expect, it } from "vitest";
import { planPrint, PRINT_PX_PER_MM } from "@/components/gerber/viewer/print-plan";
import type { Camera } from "@/lib/core/render/camera";

const CAMERA: Camera = { centerXmm: 0, centerYmm: 0, pxPerMm: 3, turns: 0, isMirrored: false };
const board = (widthMm: number, heightMm: number) => ({ minX: 10, minY: 20, maxX: 10 + widthMm, maxY: 20 + heightMm });

describe("a board on paper", () => {
  it("stands at 1:1 in the middle of one sheet, whatever was looked at", () => {
    const plan = planPrint({ bounds: board(100, 80), camera: CAMERA, scale: 1, paper: "a4" });
    expect(plan).toMatchObject({ isLandscape: false, scale: 1, columns: 1, rows: 1 });
    // 210 and 297 mm less margins of 10 all round, and 26 for head and foot.
    expect([plan.widthMm, plan.heightMm]).toEqual([190, 251]);
    expect(plan.sheets).toEqual([
      { column: 1, row: 1, camera: { ...CAMERA, centerXmm: 60, centerYmm: 60, pxPerMm: PRINT_PX_PER_MM } },
    ]);
  });

  it("lies across where that takes fewer sheets", () => {
    // 240 mm across: two sheets upright, one of 277 mm across.
    expect(planPrint({ bounds: board(240, 100), camera: CAMERA, scale: 1, paper: "a4" })).toMatchObject({
      isLandscape: true,
      columns: 1,
      rows: 1,
    });
  });

  it("goes on over as many sheets as it needs, side by side without a gap", () => {
    // 2 × (200 + 2 mm of air) = 404 mm over 190: three; 2 × 102 = 204 over 251: one. Across: 404 over 277 and 204 over 164: four.
    const plan = planPrint({ bounds: board(200, 100), camera: CAMERA, scale: 2, paper: "a4" });
    expect(plan).toMatchObject({ isLandscape: false, scale: 2, columns: 3, rows: 1 });
    const centres = plan.sheets.map(({ camera }) => camera.centerXmm);
    // A sheet shows 190 / 2 = 95 mm of board.
    expect(centres).toEqual([110 - 95, 110, 110 + 95]);
    expect(plan.sheets.map(({ column, row }) => [column, row])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it("fills one sheet when asked to, turned as the board is", () => {
    // Turned, 100 × 50 mm (102 × 52 with its air) stand 52 wide and 102 high: 190 / 52 and 251 / 102 = 2.4608.
    const plan = planPrint({ bounds: board(100, 50), camera: { ...CAMERA, turns: 1 }, scale: "fit", paper: "a4" });
    expect(plan.isLandscape).toBe(false);
    expect(plan.sheets).toHaveLength(1);
    expect(plan.scale).toBeCloseTo(251 / 102, 9);
  });

  it("keeps the order of sheets as they are seen from below", () => {
    const plan = planPrint({ bounds: board(200, 100), camera: { ...CAMERA, isMirrored: true }, scale: 2, paper: "a4" });
    expect(plan.sheets.map(({ camera }) => camera.centerXmm)).toEqual([110 + 95, 110, 110 - 95]);
  });
});
