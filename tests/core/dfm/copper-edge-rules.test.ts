// Copper at the board's edge, and held against its netlist: one thing changed by a known amount, and its one finding.

import { describe, expect, test } from "vitest";
import { BoardBuilder } from "./support/board-builder";
import { cleanBoard, COPPER_SUBJECTS, findingsOn } from "./support/clean-board";
import { type Case, netRecord, testChanges } from "./support/copper-change";

const CASES: Record<string, Case> = {
  // The right edge lies at x = 30.
  copperToEdgeOuter: {
    draw: (mm) => cleanBoard().smd("top", [29.5 - mm, 14], 1),
    fine: 0.3,
    faulty: 0.18,
    finds: { severity: "warning", layer: "top", x: 29.91, y: 14, measured: 0.18 },
  },
  copperToEdgeInner: {
    draw: (mm) => cleanBoard(4).pad("inner1", [29.5 - mm, 14], 1),
    fine: 0.3,
    faulty: 0.22,
    finds: { severity: "warning", layer: "inner1", x: 29.89, y: 14, measured: 0.22 },
  },
  // Scored along x = 15 from edge to edge.
  copperToScore: {
    draw: (mm) =>
      cleanBoard()
        .trace(
          "outline",
          [
            [0, 0],
            [30, 0],
            [30, 20],
            [0, 20],
            [0, 0],
          ],
          0.1,
        )
        .trace(
          "outline",
          [
            [15, 0],
            [15, 20],
          ],
          0.1,
        )
        .smd("top", [15.5 + mm, 14], 1),
    fine: 0.5,
    faulty: 0.3,
    finds: { severity: "warning", layer: "top", x: 15.15, y: 14, measured: 0.3 },
  },
  netOpen: {
    draw: (mm) =>
      cleanBoard()
        .smd("top", [5, 13], 1)
        .smd("top", [15, 13], 1)
        .smd("top", [5, 16], 1)
        .trace(
          "top",
          [
            [5, 13],
            [15 - mm, 13],
          ],
          0.2,
        )
        .netlist([netRecord("A", 5, 13), netRecord("A", 15, 13), netRecord("B", 5, 16)]),
    fine: 0,
    faulty: 9.5,
    finds: { severity: "risk", layer: "top", x: 15, y: 13, measured: 1 },
  },
  netShort: {
    draw: (mm) =>
      cleanBoard()
        .smd("top", [5, 13], 1)
        .smd("top", [15, 13], 1)
        .smd("top", [5, 16], 1)
        .trace(
          "top",
          [
            [5, 13],
            [5 + mm, 13],
          ],
          0.2,
        )
        .netlist([netRecord("A", 5, 13), netRecord("B", 15, 13), netRecord("C", 5, 16)]),
    fine: 0.4,
    faulty: 10,
    finds: { severity: "risk", layer: "top", x: 15, y: 13, measured: 1 },
  },
};

describe("a check of copper and the board", () => testChanges(COPPER_SUBJECTS.board, CASES));

describe("a pour that goes on over the edge", () => {
  /** 40 × 30 mm with a window of 8 × 8 mm from (10, 10), and a row of pads at y = 25. */
  const poured = ([from, to]: readonly [number, number], name: "top" | "inner1" = "top") => {
    const board = new BoardBuilder({ layers: 4 })
      .trace("outline", [[0, 0], [40, 0], [40, 30], [0, 30], [0, 0]], 0.1) // prettier-ignore
      .trace("outline", [[10, 10], [18, 10], [18, 18], [10, 18], [10, 10]], 0.1) // prettier-ignore
      .area(name, [[from, from], [to, from], [to, 22], [from, 22]]); // prettier-ignore
    for (let k = 0; k < 9; k++) board.smd("top", [4 + 4 * k, 26], 1);
    return findingsOn(board, { groups: ["edge"] }).map(({ rule, severity, measured, count }) => [
      rule,
      severity,
      measured,
      count,
    ]);
  };

  test("across a window is asked about once for each side of it", () => {
    expect(poured([2, 38])).toEqual([["copperToEdgeOuter", "warning", 0, 4]]);
    expect(poured([2, 38], "inner1")).toEqual([["copperToEdgeInner", "warning", 0, 4]]);
  });

  test("beyond the board is told however far it reaches", () => {
    // Two sides are crossed where the pour ends at y = 22; the lower one lies within it from end to end.
    expect(poured([-0.3, 40.3])).toEqual(poured([-3, 43]));
    expect(poured([-3, 43])).toEqual([["copperToEdgeOuter", "warning", 0, 7]]);
  });
});
