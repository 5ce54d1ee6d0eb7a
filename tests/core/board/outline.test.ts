import { describe, expect, test } from "vitest";
import { signedArea } from "@/lib/core/geometry/contour";
import { findOutline } from "@/lib/core/board/outline";
import { stitch } from "@/lib/core/geometry/stitch";
import { readMm } from "../gerber/gerber-text";

type Point = readonly [number, number];

/** Lines from point to point as Gerber strokes. */
function lines(...points: Point[]): string {
  return points.map(([x, y], k) => `X${Math.round(x * 1e4)}Y${Math.round(y * 1e4)}D0${k === 0 ? 2 : 1}*`).join("\n");
}

function box(x: number, y: number, width: number, height: number): string {
  return lines([x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]);
}

function outlineOf(body: string, ...copper: number[]) {
  const found = findOutline(readMm(`%ADD10C,0.2*%\nD10*\n${body}`).image, Float64Array.from(copper));
  return (
    found && {
      areas: found.boards.map((board) =>
        [signedArea(board.edge), ...board.cutouts.map(signedArea)].map((area) => Math.round(area * 1e4) / 1e4),
      ),
      wasHealed: found.wasHealed,
      hasFrame: found.hasFrame,
      boardCount: found.boardCount,
    }
  );
}

describe("stitching", () => {
  test("edges in any order and direction become one contour along their centre line", () => {
    expect(
      outlineOf(
        `${lines([0, 0], [10, 0])}\n${lines([0, 5], [10, 5])}\n${lines([10, 5], [10, 0])}\n${lines([0, 5], [0, 0])}`,
        5,
        2,
      ),
    ).toEqual({
      areas: [[50]],
      wasHealed: false,
      hasFrame: false,
      boardCount: 1,
    });
  });

  test("a circle drawn by one command is a contour", () => {
    const contours = stitch([
      { x0: -2, y0: 0, x1: 2, y1: 0, bulge: 1 },
      { x0: 2, y0: 0, x1: -2, y1: 0, bulge: 1 },
    ]);
    expect(contours.map(({ contour }) => signedArea(contour))).toEqual([expect.closeTo(4 * Math.PI, 9)]);
  });

  test("a gap of 0.3 mm is healed, one of 1 mm is not", () => {
    expect(outlineOf(lines([0, 0.3], [0, 5], [10, 5], [10, 0], [0, 0]), 5, 2)?.wasHealed).toBe(true);
    expect(outlineOf(lines([0, 1], [0, 5], [10, 5], [10, 0], [0, 0]), 5, 2)).toBeNull();
  });

  test("tails and lines drawn twice change nothing", () => {
    expect(outlineOf(`${box(0, 0, 10, 5)}\n${box(0, 0, 10, 5)}\n${lines([10, 5], [20, 20])}`, 5, 2)?.areas).toEqual([
      [50],
    ]);
  });

  test("a line across leaves the outer edge", () => {
    expect(
      outlineOf(
        `${lines([0, 0], [5, 0], [10, 0], [10, 5], [5, 5], [0, 5], [0, 0])}\n${lines([5, 0], [5, 5])}`,
        2,
        2,
        8,
        2,
      )?.areas,
    ).toEqual([[50]]);
  });
});

describe("telling contours apart", () => {
  test("what holds no copper inside the edge is a cut-out", () => {
    expect(outlineOf(`${box(0, 0, 20, 10)}\n${box(5, 3, 4, 4)}`, 1, 1, 15, 5)?.areas).toEqual([[200, 16]]);
  });

  test("a sheet's frame around the board is passed over", () => {
    const found = outlineOf(
      `${box(-50, -50, 200, 150)}\n${box(100, -45, 40, 10)}\n${box(0, 0, 20, 10)}\n${box(5, 3, 4, 4)}`,
      1,
      1,
      15,
      5,
      18,
      9,
    );
    expect(found).toEqual({ areas: [[200, 16]], wasHealed: false, hasFrame: true, boardCount: 1 });
  });

  test("two edges side by side are two boards", () => {
    expect(outlineOf(`${box(0, 0, 20, 10)}\n${box(25, 0, 20, 10)}`, 1, 1, 30, 5)).toEqual({
      areas: [[200], [200]],
      wasHealed: false,
      hasFrame: false,
      boardCount: 2,
    });
  });

  test("boards drawn inside a panel's edge are counted, and the panel is the size", () => {
    expect(
      outlineOf(`${box(0, 0, 60, 30)}\n${box(5, 5, 20, 20)}\n${box(35, 5, 20, 20)}`, 10, 10, 20, 20, 40, 10),
    ).toEqual({
      areas: [[1800]],
      wasHealed: false,
      hasFrame: false,
      boardCount: 2,
    });
  });

  test("without copper the outermost edges count", () => {
    expect(outlineOf(`${box(0, 0, 20, 10)}\n${box(5, 3, 4, 4)}`)?.areas).toEqual([[200, 16]]);
  });

  test("a region is an edge as well", () => {
    expect(outlineOf(`G36*\n${box(0, 0, 20, 10)}\nG37*`, 1, 1)?.areas).toEqual([[200]]);
  });
});
