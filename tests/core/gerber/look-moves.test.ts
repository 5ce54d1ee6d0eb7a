import { describe, expect, it } from "vitest";
import type { Vec2 } from "@/lib/base/vec2";
import {
  fitLook,
  flipLook,
  MAX_PX_PER_MM,
  MIN_PX_PER_MM,
  panLook,
  scaleBarMm,
  showLook,
  turnLook,
  zoomLook,
} from "@/lib/core/gerber/look-moves";
import { type Look, lookMap, toBoardPoint, toPicture } from "@/lib/core/gerber/view/look";

const SIZE = { widthPx: 480, heightPx: 280 };
const BOARD = { minX: 100, minY: 50, maxX: 120, maxY: 60 };
const START: Look = { centreXmm: 0, centreYmm: 0, pxPerMm: 1, turns: 0, isMirrored: false };
const whole = fitLook(START, SIZE, BOARD);

const screen = (look: Look, point: Vec2) =>
  toPicture(lookMap(look, SIZE), point).map((value) => Math.round(value * 1e6) / 1e6);

describe("a look at a board", () => {
  it("fits the whole of it: 20 × 10 mm into 400 × 210 px are 20 px a mm", () => {
    // Margins: min(40, 480 / 8, 280 / 8) = 35 px, so 410 / 20 = 20.5 and 210 / 10 = 21: the smaller.
    expect(whole).toEqual({ ...START, centreXmm: 110, centreYmm: 55, pxPerMm: 20.5 });
    // Lying on its side: 410 / 10 = 41 and 210 / 20 = 10.5.
    expect(fitLook({ ...START, turns: 1 }, SIZE, BOARD).pxPerMm).toBe(10.5);
  });

  it.each([0, 1, 2, 3] as const)(
    "zooms about a point that stays where it is, after %i turns and mirrored too",
    (turns) => {
      for (const isMirrored of [false, true]) {
        const look = { ...whole, turns, isMirrored };
        const zoomed = zoomLook(look, SIZE, [100, 200], 3);
        expect(zoomed.pxPerMm).toBeCloseTo(61.5, 9);
        const held = toBoardPoint(lookMap(look, SIZE), [100, 200]);
        expect(screen(zoomed, held)).toEqual([100, 200]);
      }
    },
  );

  it("zooms no further than there is something to see", () => {
    expect(zoomLook(whole, SIZE, [0, 0], 1e9).pxPerMm).toBe(MAX_PX_PER_MM);
    expect(zoomLook(whole, SIZE, [0, 0], 1e-9).pxPerMm).toBe(MIN_PX_PER_MM);
  });

  it("follows the hand, and cannot lose the board", () => {
    // 41 px to the right are 2 mm: the middle of the picture shows what lay 2 mm further left.
    expect(panLook(whole, SIZE, [41, 0], BOARD)).toEqual({ ...whole, centreXmm: 108 });
    const far = panLook(whole, SIZE, [1e6, -1e6], BOARD);
    const reach = (0.4 * 280) / 20.5;
    expect([far.centreXmm, far.centreYmm]).toEqual([BOARD.minX - reach, BOARD.minY - reach]);
  });

  it("turns clockwise about its middle", () => {
    // The upper left corner goes to the upper right.
    const corner: Vec2 = [110 - 1, 55 + 1];
    expect(screen(whole, corner)).toEqual([240 - 20.5, 140 - 20.5]);
    expect(screen(turnLook(whole), corner)).toEqual([240 + 20.5, 140 - 20.5]);
    expect(turnLook(turnLook(turnLook(turnLook(whole))))).toEqual(whole);
  });

  it.each([0, 1, 2, 3] as const)("is turned over as a page is, about an upright line, after %i turns", (turns) => {
    const look = { ...whole, turns };
    const over = flipLook(look, true);
    for (const point of [[112, 56] as Vec2, [100, 60] as Vec2]) {
      const [x = 0, y = 0] = screen(look, point);
      expect(screen(over, point)).toEqual([SIZE.widthPx - x, y]);
    }
    expect(flipLook(over, false)).toEqual(look);
    expect(flipLook(look, false)).toBe(look);
  });

  it("shows what was found in the middle: nearer where it was a speck, and as near as before where it is in sight", () => {
    const pad = { minX: 101, minY: 51, maxX: 101.5, maxY: 51.5 };
    // Half a millimetre would fill the picture at 420 px a mm; it is shown at no more than 120, from the whole at 40.
    expect(showLook(whole, SIZE, pad)).toEqual({ ...whole, centreXmm: 101.25, centreYmm: 51.25, pxPerMm: 40 });
    expect(showLook({ ...whole, pxPerMm: 80 }, SIZE, pad).pxPerMm).toBe(80);
    expect(showLook({ ...whole, pxPerMm: 500 }, SIZE, BOARD).pxPerMm).toBe(20.5);
  });

  it("has a scale bar of a round length that is no wider than it may be", () => {
    expect([scaleBarMm(20.5, 120), scaleBarMm(1000, 120), scaleBarMm(0.1, 120)]).toEqual([5, 0.1, 1000]);
  });
});
