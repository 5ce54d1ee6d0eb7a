// The picture of a finding: the square around its worst position, in thousandths of its side.

import { describe, expect, it } from "vitest";
import { checkBoard } from "@/lib/core/dfm/check";
import { clipRing } from "@/lib/core/dfm/pictures/window";
import { detailPictures } from "@/lib/core/dfm/pictures/detail-pictures";
import type { DetailPicture } from "@/lib/core/dfm/pictures/picture";
import type { BoardBuilder } from "./support/board-builder";
import { orderOf } from "./support/board-builder";
import { cleanBoard } from "./support/clean-board";

function areaOf(ring: readonly number[]): number {
  let twice = 0;
  for (let k = 0; k < ring.length; k += 2) {
    const next = (k + 2) % ring.length;
    twice += (ring[k] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[k + 1] ?? 0);
  }
  return twice / 2;
}

function covers(ring: readonly number[], [x, y]: readonly [number, number]): boolean {
  let isIn = false;
  for (let k = 0; k < ring.length; k += 2) {
    const next = (k + 2) % ring.length;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[k], ring[k + 1], ring[next], ring[next + 1]];
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isIn = !isIn;
  }
  return isIn;
}

/** True if a point of the picture is drawn, which the last area that covers it decides. */
function isDrawn({ areas }: DetailPicture, at: readonly [number, number]): boolean {
  return areas.findLast(({ rings }) => rings.some((ring) => covers(ring, at)))?.isDark ?? false;
}

function pictureFor(board: BoardBuilder, rule: string): DetailPicture {
  const built = board.build();
  const { findings } = checkBoard(built, orderOf({ layers: board.copperNames.length }));
  const at = findings.findIndex((finding) => finding.rule === rule);
  const picture = detailPictures(built, findings)[at];
  if (!picture) throw new Error(`${rule} has no picture`);
  return picture;
}

describe("a ring cut off at the square", () => {
  it("keeps what lies within", () => {
    expect(clipRing([0.2, 0.2, 0.8, 0.2, 0.5, 0.9])).toEqual([0.2, 0.2, 0.8, 0.2, 0.5, 0.9]);
  });

  it("keeps nothing of what lies beside it", () => {
    expect(clipRing([1.2, 0.2, 1.8, 0.2, 1.5, 0.9])).toEqual([]);
  });

  it("is the square where the ring lies around it, whichever way it turns", () => {
    expect(areaOf(clipRing([-1, -1, 2, -1, 2, 2, -1, 2]))).toBeCloseTo(1, 12);
    expect(areaOf(clipRing([-1, 2, 2, 2, 2, -1, -1, -1]))).toBeCloseTo(-1, 12);
  });

  it("has the area that both share", () => {
    // The lower left half of a diamond around the origin's corner: x + y < 0.5 within the square, 0.5² / 2.
    expect(areaOf(clipRing([0.5, 0, 0, 0.5, -0.5, 0, 0, -0.5]))).toBeCloseTo(0.125, 12);
  });
});

describe("the picture of a finding", () => {
  // Two pads of 1 mm side by side, 0.08 mm apart: below what is made.
  const gap = () => cleanBoard().smd("top", [10, 14], [1, 1]).smd("top", [11.08, 14], [1, 1]);

  it("shows the copper on both sides of a gap, and the gap between", () => {
    const picture = pictureFor(gap(), "padToPad");
    expect(picture.sideMm).toBeCloseTo(1.6, 9);
    // 0.08 of 1.6 mm in the middle of the square.
    expect(picture.mark).toMatchObject({ kind: "gap", x0: 475, x1: 525 });
    expect(isDrawn(picture, [450, 700])).toBe(true);
    expect(isDrawn(picture, [550, 700])).toBe(true);
    expect(isDrawn(picture, [500, 700])).toBe(false);
  });

  it("stands within the square, whatever reaches out of it", () => {
    const picture = pictureFor(
      gap().trace(
        "top",
        [
          [2, 14],
          [10, 14],
        ],
        0.4,
      ),
      "padToPad",
    );
    const numbers = picture.areas.flatMap(({ rings }) => rings.flat());
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(1000);
  });

  it("takes away what is cleared after it", () => {
    const board = gap().clear("top", (clear) => clear.pad("top", [10, 14], 0.2));
    const picture = pictureFor(board, "padToPad");
    // The gap is told at the lower corners of the pads, 13.5 up: the middle of the cleared disc is 0.54 left, 0.5 above.
    const at = [500 - (0.54 / 1.6) * 1000, 500 + (0.5 / 1.6) * 1000] as const;
    expect(isDrawn(picture, at)).toBe(false);
    expect(isDrawn(picture, [at[0], at[1] - 100])).toBe(true);
  });

  it("shows holes and the board's edge where they come into it", () => {
    // A plated hole whose wall is 0.2 mm from the left edge, at x = 0.
    const picture = pictureFor(cleanBoard().through([0.7, 14]), "platedHoleToEdge");
    expect(picture.holes).toHaveLength(1);
    expect(picture.edges.length).toBeGreaterThan(0);
  });

  it("is drawn for the gravest alone, and not of what is as large as the board", () => {
    const board = gap().build();
    const { findings } = checkBoard(board, orderOf({ layers: 2 }));
    const [first] = findings;
    if (!first) throw new Error("nothing was found");
    expect(
      detailPictures(
        board,
        Array.from({ length: 60 }, () => first),
      ).filter(Boolean),
    ).toHaveLength(48);
    const whole = { kind: "box", minX: 0, minY: 0, maxX: 30, maxY: 20 } as const;
    const places = [{ value: 0, x: 15, y: 10, mark: whole, layer: null }];
    expect(detailPictures(board, [{ ...first, places }])).toEqual([null]);
  });
});
