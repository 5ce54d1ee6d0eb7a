import { describe, expect, it } from "vitest";
import { fitToBoard, type Placed, placedOnBoard } from "@/lib/core/placement/fit-to-board";

const BOARD = { minX: 100, minY: -80, maxX: 150, maxY: -40 };

const at = (xMm: number, yMm: number, side: Placed["side"] = "top"): Placed => ({ xMm, yMm, side, rotationDeg: 30 });

/** Nine parts on the board, from 101 to 149 and from -79 to -41, and others. */
const nineAnd = (...others: Placed[]) => [
  ...[at(101, -79), at(149, -41), at(101, -41), at(149, -79)],
  ...Array.from({ length: 5 }, (_, k) => at(120 + k, -60)),
  ...others,
];

describe("placements over a board", () => {
  it.each([
    ["left", at(98, -60), at(97.9, -60)],
    ["right", at(152, -60), at(152.1, -60)],
    ["lower", at(125, -82), at(125, -82.1)],
    ["upper", at(125, -38), at(125, -37.9)],
  ])("count on it up to 2 mm over its %s edge", (_edge, within, beyond) => {
    expect(fitToBoard(nineAnd(within), BOARD)?.inside).toBe(1);
    expect(fitToBoard(nineAnd(beyond), BOARD)).toMatchObject({ inside: 0.9, movedMm: null });
  });

  it("keep the file's origin where nine of ten are on the board, even if another one suits all", () => {
    // Moved by 1 mm to the left, all of 101 to 153 would be within 98 to 152.
    expect(fitToBoard(nineAnd(at(153, -60)), BOARD)).toMatchObject({ inside: 0.9, movedMm: null });
    const mirrored = nineAnd(at(153, -60)).map((each, k) => (k % 2 ? at(-each.xMm, each.yMm, "bottom") : each));
    expect(fitToBoard(mirrored, BOARD)).toMatchObject({ inside: 0.9, movedMm: null, isBottomMirrored: true });
  });

  it("are moved where fewer are on the board, the middle of the parts to the middle of the board", () => {
    const fit = fitToBoard(nineAnd(at(153, -60), at(153, -61)), BOARD);
    expect(fit).toMatchObject({ inside: 1, movedMm: { x: -2, y: 0 } });
  });

  it("say how many lie beyond the edges after the move", () => {
    // 60 mm and 50 mm wide on 50 mm and 40 mm: the two outermost parts of each direction are outside.
    const wide = [at(0, 30), at(60, 30), ...Array.from({ length: 8 }, (_, k) => at(26 + k, 30 + (k % 2)))];
    expect(fitToBoard(wide, BOARD)).toMatchObject({ inside: 0.8, movedMm: { x: 95, y: -90.5 } });
    const high = [at(30, 0), at(30, 50), ...Array.from({ length: 8 }, (_, k) => at(30 + (k % 2), 21 + k))];
    expect(fitToBoard(high, BOARD)).toMatchObject({ inside: 0.8, movedMm: { x: 94.5, y: -85 } });
  });

  it("are turned back where the bottom counts to the left and y downward", () => {
    const parts = nineAnd(at(125, -50, "bottom"), at(149, -70, "bottom"), at(104, -45, "bottom"));
    const filed = parts.map((each) =>
      each.side === "bottom"
        ? { ...each, xMm: -each.xMm, yMm: -each.yMm, rotationDeg: 210 }
        : { ...each, yMm: -each.yMm, rotationDeg: 330 },
    );
    const fit = fitToBoard(filed, BOARD);
    expect(fit).toMatchObject({ isBottomMirrored: true, isYDown: true, movedMm: null, inside: 1 });
    // 180° − 210° is −30°, which counts the other way as y does: 30°.
    expect(fit && filed.map((each) => placedOnBoard(each, fit))).toEqual(parts);
  });
});
