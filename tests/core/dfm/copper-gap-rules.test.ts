// Gaps between copper, and the sizes of pads: one thing changed by a known amount, and its one finding.

import { describe, expect, test } from "vitest";
import { cleanBoard, COPPER_SUBJECTS, findingsOn } from "./support/clean-board";
import { type Case, innerTrack, testChanges, track } from "./support/copper-change";

const CASES: Record<string, Case> = {
  // The lower track's edge lies at 13.1; the upper one's runs the amount above it from x = 9 to 11.
  spacingOuter: {
    draw: (mm) => {
      const y = 13.2 + mm;
      const board = track(
        cleanBoard(),
        [
          [5, 13],
          [15, 13],
        ],
        0.2,
      );
      return track(
        board,
        [
          [9, 16],
          [9, y],
          [11, y],
          [11, 16],
        ],
        0.2,
      );
    },
    fine: 0.15,
    faulty: 0.12,
    finds: { severity: "warning", layer: "top", x: 9, y: 13.16, measured: 0.12 },
  },
  spacingInner: {
    draw: (mm) => {
      const y = 13.2 + mm;
      const board = innerTrack(
        cleanBoard(4),
        [
          [5, 13],
          [15, 13],
        ],
        0.2,
      );
      return innerTrack(
        board,
        [
          [9, 16],
          [9, y],
          [11, y],
          [11, 16],
        ],
        0.2,
      );
    },
    fine: 0.15,
    faulty: 0.09,
    finds: { severity: "risk", layer: "inner1", x: 9, y: 13.15, measured: 0.09 },
  },
  // A round pad of 1 mm whose lowest point is (10, 13.5), and a track's upper edge the amount below it.
  traceToPad: {
    draw: (mm) =>
      track(
        cleanBoard(),
        [
          [5, 13.4 - mm],
          [15, 13.4 - mm],
        ],
        0.2,
      ).smd("top", [10, 14], 1),
    fine: 0.15,
    faulty: 0.12,
    finds: { severity: "warning", layer: "top", x: 10, y: 13.44, measured: 0.12 },
  },
  padToPad: {
    draw: (mm) =>
      cleanBoard()
        .smd("top", [10, 14], 1)
        .smd("top", [11 + mm, 14], 1),
    fine: 0.15,
    faulty: 0.12,
    finds: { severity: "warning", layer: "top", x: 10.56, y: 14, measured: 0.12 },
  },
  // A square of 4 mm slit from above down to y = 12, around x = 7.
  sameNetGap: {
    draw: (mm) =>
      cleanBoard().area("top", [
        [5, 11],
        [9, 11],
        [9, 15],
        [7 + mm / 2, 15],
        [7 + mm / 2, 12],
        [7 - mm / 2, 12],
        [7 - mm / 2, 15],
        [5, 15],
      ]),
    fine: 0.15,
    faulty: 0.06,
    finds: { severity: "notice", layer: "top", x: 7, y: 13.5, measured: 0.06 },
  },
  smdPadWidth: {
    draw: (mm) => cleanBoard().smd("top", [10, 14], [1, mm]),
    fine: 0.2,
    faulty: 0.12,
    finds: { severity: "warning", layer: "top", x: 10, y: 14, measured: 0.12 },
  },
  bgaPadDiameter: {
    draw: (mm) => cleanBoard().pad("top", [10, 14], mm, "BGAPad,CuDef"),
    fine: 0.3,
    faulty: 0.22,
    finds: { severity: "warning", layer: "top", x: 10, y: 14, measured: 0.22 },
  },
  // Drilled so finely that the ring is no matter; the pad below is wide enough.
  viaPadDiameter: {
    draw: (mm) => cleanBoard().pad("top", [10, 14], mm).pad("bottom", [10, 14], 0.6).hole([10, 14], 0.1),
    fine: 0.45,
    faulty: 0.42,
    finds: { severity: "warning", layer: "top", x: 10, y: 14, measured: 0.42 },
  },
  padPitch: {
    draw: (mm) =>
      cleanBoard()
        .smd("top", [10, 14], [0.18, 1])
        .smd("top", [10 + mm, 14], [0.18, 1]),
    fine: 0.4,
    faulty: 0.38,
    finds: { severity: "notice", layer: "top", x: 10.19, y: 14, measured: 0.38 },
  },
};

describe("a check of gaps and pads", () => testChanges(COPPER_SUBJECTS.gaps, CASES));

describe("gaps of pads on layers of different copper", () => {
  const GRADES = [6, 5, 4] as const;
  /** Pads of two vias 0.12 mm apart on every layer. */
  const apart = (minTraceSpaceMil: (typeof GRADES)[number], copper: { outerCopperUm: number; innerCopperUm: number }) =>
    findingsOn(cleanBoard(4).via([10, 14]).via([10.72, 14]), { order: { minTraceSpaceMil, ...copper } })
      .filter(({ rule }) => rule === "padToPad")
      .map(({ severity, layer }) => [layer, severity]);

  test.each(GRADES)("are judged by the copper of their own layer, in the grade of %d mil", (mil) => {
    // 2 oz is etched from 0.15 mm on. Of thinner copper 0.12 mm is finer than 6 and 5 mil, and in 4 mil but a word.
    const thin = mil === 4 ? "notice" : "warning";
    const levels = (outer: string, inner: string) => [
      ["top", outer],
      ["inner1", inner],
      ["inner2", inner],
      ["bottom", outer],
    ];
    const sorted = (list: (string | null)[][]) => list.map((one) => one.join(" ")).sort();
    expect(sorted(apart(mil, { outerCopperUm: 35, innerCopperUm: 70 }))).toEqual(sorted(levels(thin, "risk")));
    expect(sorted(apart(mil, { outerCopperUm: 70, innerCopperUm: 35 }))).toEqual(sorted(levels("risk", thin)));
  });
});
