// Every check of the board's edge: one that it finds nothing on, and the same with one thing changed by a known amount.

import { describe, expect, test } from "vitest";
import { BoardBuilder } from "./support/board-builder";
import { told } from "./support/one-finding";

type Point = readonly [x: number, y: number];

const SQUARE: readonly Point[] = [
  [0, 0],
  [60, 0],
  [60, 60],
  [0, 60],
];

/** Closed lines in the outline layer, with two pads far from them. */
function edged(...lines: readonly (readonly Point[])[]): BoardBuilder {
  const board = new BoardBuilder({ widthMm: 60, heightMm: 60 })
    .smd("top", [5, 30], [1, 1])
    .smd("top", [55, 30], [1, 1]);
  for (const line of lines) board.trace("outline", line[0] ? [...line, line[0]] : [], 0.1);
  return board;
}

const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Sharp corners of cut-outs are told wherever there are any. */
const withoutCorners = (findings: ReturnType<typeof told>) => findings.filter(([rule]) => rule !== "innerCornerRadius");

test("a closed square of 60 mm has no findings", () => {
  expect(told(edged(SQUARE))).toEqual([]);
});

describe("the line of the edge", () => {
  test("with a gap of 0.2 mm was closed, and is asked about", () => {
    const board = edged();
    board.trace(
      "outline",
      [
        [0, 30.2],
        [0, 60],
        [60, 60],
        [60, 0],
        [0, 0],
        [0, 30],
      ],
      0.1,
    );
    expect(told(board)).toEqual([["outlineClosed", "warning", 0.2, 0, 30.1, 1]]);
  });

  test("that nothing draws is open all the way around", () => {
    // Two pads of 1 mm from x = 4.5 to 55.5 and y = 29.5 to 30.5: 2 × (51 + 1) = 104.
    const board = new BoardBuilder({ widthMm: 60, heightMm: 60 })
      .pad("top", [5, 30], [1, 1])
      .pad("top", [55, 30], [1, 1]);
    board.trace(
      "outline",
      [
        [0, 0],
        [1, 0],
      ],
      0.1,
    );
    expect(told(board)).toEqual([["outlineClosed", "risk", 104, 30, 30, 1]]);
  });
});

test("a board of 60 × 18 mm slips through the rollers, and of 60 × 9 mm is not made", () => {
  const sized = (heightMm: number) =>
    told(new BoardBuilder({ widthMm: 60, heightMm }).smd("top", [30, heightMm / 2], [1, 1]));
  expect(sized(18)).toEqual([["boardSize", "warning", 18, 30, 9, 1]]);
  expect(sized(9)).toEqual([["boardSize", "risk", 9, 30, 4.5, 1]]);
  expect(sized(40)).toEqual([["boardSize", "notice", 40, 30, 20, 1]]);
});

test("the four corners of a cut-out come out round, and those of the board do not matter", () => {
  expect(told(edged(SQUARE, box(20, 20, 30, 30)))).toEqual([["innerCornerRadius", "notice", 0, 20, 20, 4]]);
});

test("the corner of a notch in the edge comes out round", () => {
  // An L: its only hollow corner is at (40, 40).
  const board = edged([
    [0, 0],
    [60, 0],
    [60, 40],
    [40, 40],
    [40, 60],
    [0, 60],
  ]);
  expect(told(board)).toEqual([["innerCornerRadius", "notice", 0, 40, 40, 1]]);
});

test("a cut-out 0.7 mm wide is narrower than any mill", () => {
  expect(withoutCorners(told(edged(SQUARE, box(20, 20, 20.7, 30))))).toEqual([
    ["routedWidth", "risk", 0.7, 20.35, 25, 1],
  ]);
});

test("a cut-out whose rim is that of a drilled hole is not milled", () => {
  const board = edged(SQUARE);
  board.trace("outline", box(20, 20, 20.7, 20.7).concat([[20, 20]]), 0.1);
  expect(told(board.hole([20.35, 20.35], 0.7, { plating: "non-plated" }))).toEqual([]);
});

test("a web of 1 mm between two cut-outs is narrower than the board is thick", () => {
  const board = edged(SQUARE, box(20, 20, 30, 30), box(31, 20, 40, 30));
  expect(withoutCorners(told(board))).toEqual([["narrowWeb", "notice", 1, 30.5, 25, 1]]);
});

test("a web of 0.4 mm between a cut-out and the edge may break, which is asked about", () => {
  expect(withoutCorners(told(edged(SQUARE, box(0.4, 20, 10, 24))))).toEqual([
    ["narrowWeb", "warning", 0.4, 0.2, 22, 1],
  ]);
});
