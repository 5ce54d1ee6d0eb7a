import { describe, expect, it } from "vitest";
import type { Bbox } from "@/lib/base/bbox";
import { areaRatio, aspectRatio, releasesPaste } from "@/lib/core/measure/openings/release";
import { aperturesOf } from "@/lib/core/measure/openings/apertures-of";
import { summarize } from "@/lib/core/stencil/summary";
import { readMm } from "../gerber/gerber-text";

const open = (body: string, edges: Bbox[] = []) => aperturesOf(readMm(body).image, edges);

/** To a thousandth, so that what is worked out by hand can be written down. */
const round = (value: number) => Math.round(value * 1000) / 1000;
const measures = (body: string) =>
  open(body).apertures.map(({ areaMm2, perimeterMm, widthMm, sidesMm }) => [
    ...[areaMm2, perimeterMm, widthMm].map(round),
    ...sidesMm.map(round),
  ]);

describe("an aperture", () => {
  it("is measured by its formula where it is a disc, a rectangle or round-ended", () => {
    // Disc of 0.3: π·0.09/4 = 0.0707, π·0.3 = 0.942. Rectangle of 0.25 × 0.8: 0.2 and 2.1.
    // Round-ended 0.3 × 1: π·0.09/4 + 0.3·0.7 = 0.2807, π·0.3 + 1.4 = 2.342.
    const body = "%ADD10C,0.3*%%ADD11R,0.25X0.8*%%ADD12O,1X0.3*%D10*X0Y0D03*D11*X20000Y0D03*D12*X40000Y0D03*";
    expect(measures(body)).toEqual([
      [0.071, 0.942, 0.3, 0.3, 0.3],
      [0.2, 2.1, 0.25, 0.25, 0.8],
      [0.281, 2.342, 0.3, 0.3, 1],
    ]);
    expect(open(body).apertures.map(({ isRound }) => isRound)).toEqual([true, false, false]);
  });

  it("keeps its sides when it is turned", () => {
    // The macro's box of 0.25 × 0.8 stands at 30°.
    const body = "%AMT*21,1,0.25,0.8,0,0,30*%%ADD10T*%D10*X10000Y10000D03*";
    expect(measures(body)).toEqual([[0.2, 2.1, 0.25, 0.25, 0.8]]);
    expect(open(body).apertures[0]).toMatchObject({ xMm: expect.closeTo(1, 6), yMm: expect.closeTo(1, 6) });
    // %LR turns a standard rectangle the same way.
    expect(measures("%ADD10R,0.25X0.8*%D10*%LR30*%X10000Y10000D03*")).toEqual([[0.2, 2.1, 0.25, 0.25, 0.8]]);
  });

  it("is what its parts cover together, whichever overlap: a rounded rectangle of two bars and four discs", () => {
    // 1 × 0.6 with corners of 0.1: 0.6 − (4 − π)·0.01 = 0.5914; 2·(0.8 + 0.4) + 2π·0.1 = 3.028.
    const corners = [
      [0.4, 0.2],
      [-0.4, 0.2],
      [-0.4, -0.2],
      [0.4, -0.2],
    ].map(([x, y]) => `1,1,0.2,${x},${y}*`);
    const body = `%AMB*21,1,1,0.4,0,0,0*21,1,0.8,0.6,0,0,0*${corners.join("")}%%ADD10B*%D10*X0Y0D03*`;
    expect(measures(body)).toEqual([[0.591, 3.028, 0.6, 0.6, 1]]);
  });

  it("is one where a pad is painted by strokes or laid together of areas, two where they only meet in a point", () => {
    // Strokes of 0.2 beside each other from x 0 to 1 at y 0, 0.1 and 0.2: a round-ended figure of 1.2 × 0.4.
    const strokes = "%ADD10C,0.2*%D10*X0Y0D02*X10000D01*X0Y1000D02*X10000D01*X0Y2000D02*X10000D01*";
    const [painted, ...others] = open(strokes).apertures;
    expect(others).toEqual([]);
    // 1 · 0.4 in the middle, and at each end a disc of 0.2 swept up by 0.2 halved: (π·0.01 + 0.2·0.2) / 2, less nothing:
    // the disc in the middle of the three lies within the sweep only beyond 0.0866 above it, which the notches leave.
    expect(painted?.areaMm2).toBeGreaterThan(0.4 + 0.03 + 0.03);
    expect(painted?.areaMm2).toBeLessThan(0.4 + 0.0315 + 0.04);
    const square = (x: number, y: number) =>
      `G36*X${x}Y${y}D02*X${x + 10000}D01*Y${y + 10000}D01*X${x}D01*Y${y}D01*G37*`;
    // Two squares of 1 mm side by side make 2 × 1; corner to corner they stay two.
    expect(measures(square(0, 0) + square(10000, 0))).toEqual([[2, 6, 1, 1, 2]]);
    expect(measures(square(0, 0) + square(10000, 10000))).toEqual([
      [1, 4, 1, 1, 1],
      [1, 4, 1, 1, 1],
    ]);
  });

  it("comes four times out of a window drawn as one shape or cut into panes by clear bars", () => {
    // Panes of 0.8 × 0.8 around the middle of a square of 2 mm: two bars of 0.4 leave 0.64 mm² and 3.2 mm each.
    const pane = [0.64, 3.2, 0.8, 0.8, 0.8];
    const macro = "%AMW*21,1,2,2,0,0,0*21,0,2,0.4,0,0,0*21,0,0.4,2,0,0,0*%%ADD10W*%D10*X0Y0D03*%LPD*%";
    expect(measures(macro)).toEqual([pane, pane, pane, pane]);
    const layer = "%ADD10R,2X2*%%ADD11R,2X0.4*%%ADD12R,0.4X2*%D10*X0Y0D03*%LPC*%D11*X0Y0D03*D12*X0Y0D03*";
    expect(measures(layer)).toEqual([pane, pane, pane, pane]);
  });

  it("has the walls of its island too, and is as wide as the ring", () => {
    // Ring of 2 and 1 mm across: π·(1 − 0.25) = 2.356, π·3 = 9.425, 0.5 wide.
    const ring = "%ADD10C,2X1*%D10*X0Y0D03*";
    expect(measures(ring)).toEqual([[2.356, 9.424, 0.5, 2, 2]]);
  });

  it("does not count the cut that leads a contour to its hole", () => {
    // A square of 3 mm with a square hole of 1 mm, joined by a line at y 1.5: 9 − 1 = 8 mm², 12 + 4 mm. The circle sits in
    // a corner and touches the hole's: (1 − r)·√2 = r, so 2r = 1.1716.
    const body =
      "G36*X0Y0D02*X30000D01*Y15000D01*X20000D01*Y10000D01*X10000D01*Y20000D01*X20000D01*Y15000D01*" +
      "X30000D01*Y30000D01*X0D01*Y0D01*G37*";
    expect(measures(body)).toEqual([[8, 16, 1.172, 3, 3]]);
  });

  it("is none where a line runs along the board's edge or around it, or where something is drawn beside it", () => {
    const edge = { minX: 0, minY: 0, maxX: 20, maxY: 10 };
    const along = "%ADD10C,0.1*%D10*X0Y0D02*X200000D01*Y100000D01*X0D01*Y0D01*";
    const frame = "X-50000Y-50000D02*X300000D01*Y200000D01*X-50000D01*Y-50000D01*";
    const pads = "%ADD11R,1X1*%D11*X50000Y50000D03*X250000Y50000D03*";
    const found = open(along + frame + pads, [edge]);
    expect(found.apertures.map(({ xMm, yMm }) => [xMm, yMm])).toEqual([[5, 5]]);
    expect(found.leftOut).toBe(3);
    expect(open(along + pads).apertures).toHaveLength(3);
  });

  it("is drawn where it is, in µm", () => {
    expect(open("%ADD10R,0.4X0.2*%D10*X10000Y20000D03*").paths).toEqual(["M800 1900h400v200h-400z"]);
  });
});

describe("paste", () => {
  const opening = (w: number, l: number) => ({ areaMm2: w * l, perimeterMm: 2 * (w + l), widthMm: w });

  it("is let go by an area ratio of 0.66 and an aspect ratio of 1.5", () => {
    // 0.25 × 0.8 in 0.127: 0.2 / (2.1 · 0.127) = 0.7499; 0.25 / 0.127 = 1.9685.
    expect(areaRatio(opening(0.25, 0.8), 0.127)).toBeCloseTo(0.7499, 4);
    expect(aspectRatio(opening(0.25, 0.8), 0.127)).toBeCloseTo(1.9685, 4);
    // A square of 4 · 0.66 · T has exactly 0.66 and passes; a hair less does not.
    expect(releasesPaste(opening(0.264, 0.264), 0.1)).toBe(true);
    expect(releasesPaste(opening(0.2639, 0.2639), 0.1)).toBe(false);
    // A long one of 0.14 × 5 in 0.1: 0.7 / 1.028 = 0.681, but 1.4 times as wide as the sheet is thick.
    expect(areaRatio(opening(0.14, 5), 0.1)).toBeCloseTo(0.681, 3);
    expect(releasesPaste(opening(0.14, 5), 0.1)).toBe(false);
    expect(releasesPaste(opening(0.15, 5), 0.1)).toBe(true);
  });

  it("is summed up by size, the worst first", () => {
    const body = "%ADD10R,0.2X0.2*%%ADD11C,0.3*%%ADD12R,1X1*%D10*X0Y0D03*X10000Y0D03*D11*X20000Y0D03*D12*X40000Y0D03*";
    const { apertures } = open(body);
    // In 0.15: 0.04 / (0.8 · 0.15) = 1/3; disc 0.3 / 4 / 0.15 = 0.5; 1 / (4 · 0.15) = 1.67.
    const summary = summarize(apertures, 0.15);
    expect(summary).toMatchObject({
      count: 4,
      areaMm2: expect.closeTo(0.08 + 0.0707 + 1, 3),
      minAreaRatio: expect.closeTo(1 / 3, 6),
      narrowest: { widthMm: expect.closeTo(0.2, 9) },
      atRiskCount: 3,
    });
    expect(
      summary.atRisk.map(({ members, areaRatio, aspectRatio }) => [members, round(areaRatio), round(aspectRatio)]),
    ).toEqual([
      [[0, 1], 0.333, 1.333],
      [[2], 0.5, 2],
    ]);
    expect(summarize([], 0.1)).toEqual({
      count: 0,
      areaMm2: 0,
      narrowest: null,
      minAreaRatio: null,
      atRisk: [],
      atRiskCount: 0,
    });
  });
});
