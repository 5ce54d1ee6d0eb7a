// Copper around holes, their own and others': one thing changed by a known amount, and its one finding.

import { describe } from "vitest";
import { cleanBoard, COPPER_SUBJECTS } from "./support/clean-board";
import { type Case, besideHole, testChanges } from "./support/copper-change";

const CASES: Record<string, Case> = {
  // A hole of 0.4 mm in a pad that is wider by twice the amount.
  viaRing: {
    draw: (mm) =>
      cleanBoard()
        .pad("top", [10, 14], 0.4 + 2 * mm)
        .pad("bottom", [10, 14], 0.8)
        .hole([10, 14], 0.4),
    fine: 0.15,
    faulty: 0.1,
    finds: { severity: "risk", layer: "top", x: 10, y: 14, measured: 0.1 },
  },
  componentRing: {
    draw: (mm) =>
      cleanBoard()
        .pad("top", [10, 14], 1 + 2 * mm)
        .pad("bottom", [10, 14], 1.8)
        .pad("topMask", [10, 14], 2)
        .pad("bottomMask", [10, 14], 2)
        .hole([10, 14], 1),
    fine: 0.2,
    faulty: 0.14,
    finds: { severity: "warning", layer: "top", x: 10, y: 14, measured: 0.14 },
  },
  innerRing: {
    draw: (mm) =>
      cleanBoard(4)
        .pad("top", [10, 14], 0.8)
        .pad("inner1", [10, 14], 0.4 + 2 * mm)
        .pad("bottom", [10, 14], 0.8)
        .hole([10, 14], 0.4),
    fine: 0.15,
    faulty: 0.11,
    finds: { severity: "risk", layer: "inner1", x: 10, y: 14, measured: 0.11 },
  },
  blindViaRing: {
    draw: (mm) =>
      cleanBoard(4)
        .pad("top", [10, 14], 0.8)
        .pad("inner1", [10, 14], 0.3 + 2 * mm)
        .hole([10, 14], 0.3, { span: [1, 2] }),
    fine: 0.15,
    faulty: 0.1,
    finds: { severity: "risk", layer: "inner1", x: 10, y: 14, measured: 0.1 },
  },
  viaToCopperOuter: {
    draw: (mm) =>
      besideHole("top", { radius: 0.15, mm }, cleanBoard().pad("bottom", [10, 14], 0.6).hole([10, 14], 0.3)),
    fine: 0.2,
    faulty: 0.17,
    finds: { severity: "risk", layer: "top", x: 10, y: 13.77, measured: 0.17 },
  },
  viaToCopperInner: {
    draw: (mm) =>
      besideHole(
        "inner1",
        { radius: 0.15, mm },
        cleanBoard(4).pad("top", [10, 14], 0.6).pad("bottom", [10, 14], 0.6).hole([10, 14], 0.3),
      ),
    fine: 0.25,
    faulty: 0.22,
    finds: { severity: "notice", layer: "inner1", x: 10, y: 13.74, measured: 0.22 },
  },
  componentHoleToCopper: {
    draw: (mm) =>
      besideHole(
        "top",
        { radius: 0.5, mm },
        cleanBoard().pad("bottom", [10, 14], 1.6).pad("bottomMask", [10, 14], 1.7).hole([10, 14], 1),
      ),
    fine: 0.3,
    faulty: 0.22,
    finds: { severity: "warning", layer: "top", x: 10, y: 13.39, measured: 0.22 },
  },
  unplatedHoleToCopper: {
    draw: (mm) => besideHole("top", { radius: 1, mm }, cleanBoard().hole([10, 14], 2, { plating: "non-plated" })),
    fine: 0.25,
    faulty: 0.18,
    finds: { severity: "risk", layer: "top", x: 10, y: 12.91, measured: 0.18 },
  },
  slotToCopper: {
    draw: (mm) =>
      besideHole("top", { radius: 0.5, mm }, cleanBoard().slot([9, 14], [11, 14], 1, { plating: "non-plated" })),
    fine: 0.3,
    faulty: 0.22,
    finds: { severity: "warning", layer: "top", x: 10, y: 13.39, measured: 0.22 },
  },
};

describe("a check of copper around holes", () => testChanges(COPPER_SUBJECTS.holes, CASES));
