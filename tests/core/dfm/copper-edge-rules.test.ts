// Copper at the board's edge, and held against its netlist: one thing changed by a known amount, and its one finding.

import { describe } from "vitest";
import { cleanBoard, COPPER_SUBJECTS } from "./support/clean-board";
import { type Case, netRecord, testChanges } from "./support/copper-change";

const CASES: Record<string, Case> = {
  // The right edge lies at x = 30.
  copperToEdgeOuter: {
    draw: (mm) => cleanBoard().smd("top", [29.5 - mm, 14], 1),
    fine: 0.3,
    faulty: 0.18,
    finds: { severity: "risk", layer: "top", x: 29.91, y: 14, measured: 0.18 },
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
