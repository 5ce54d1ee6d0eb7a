// @vitest-environment node
import { describe, expect, it } from "vitest";
import { thinDrawing } from "@/lib/server/gerber/thin-drawing";

// 264 units wide and high: a pixel is one unit.
const svg = (path: string) => `<svg viewBox="0 0 264 264"><defs><path d="${path}"/></defs></svg>`;
const pathOf = (drawing: string) => / d="([^"]*)"/.exec(drawing)?.[1];
const thin = (path: string) => pathOf(thinDrawing(svg(path)));

/** The corners of a path of lines, as whole places. */
function corners(path = ""): string[] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return [...path.matchAll(/z|([ml])(-?\d+) (-?\d+)/g)].flatMap(([step, letter, dx, dy]) => {
    [x, y] = step === "z" ? [startX, startY] : [x + Number(dx), y + Number(dy)];
    if (letter === "m") [startX, startY] = [x, y];
    return step === "z" ? [] : [`${x} ${y}`];
  });
}

describe("a drawing for small pictures", () => {
  it("keeps the points of a long outline that lead a pixel on, and drops those between", () => {
    // The same corner of 100 × 100 told in 400 half steps of a scale twenty times finer.
    const fine = `m0 0${"l50 0".repeat(40)}${"l0 50".repeat(40)}${"l-50 0".repeat(40)}z`;
    const small = pathOf(thinDrawing(`<svg viewBox="0 0 26400 26400"><path d="${fine}"/></svg>`));
    // A pixel is 100 units: every other point stays.
    expect(corners(small)).toHaveLength(1 + 60);
    expect(corners(small)).toContain("2000 2000");
  });
  it("leaves pads and other simple shapes as they are", () => {
    expect(corners(thin("m10 10h5v3h-5z"))).toEqual(["10 10", "15 10", "15 13", "10 13"]);
  });
  it("draws what is smaller than a pixel once for each place", () => {
    const dots = "m10 10h0m0 0h0m0 0h0m5 5h0";
    expect(corners(thin(dots)).filter((_, at) => at % 2 === 0)).toEqual(["10 10", "15 15"]);
  });
  it("keeps where each shape begins, however many points were dropped before it", () => {
    const path = `m0 0h100v100h-100z m20 20${"l0 0".repeat(10)}h40`;
    expect(corners(thin(path)).slice(4)).toEqual(["20 20", "60 20"]);
  });
  it("leaves a path of another kind, and a drawing without a size, alone", () => {
    expect(thin("M0 0C1 1 2 2 3 3")).toBe("M0 0C1 1 2 2 3 3");
    expect(thinDrawing('<svg><path d="m0 0h1"/></svg>')).toBe('<svg><path d="m0 0h1"/></svg>');
  });
});
