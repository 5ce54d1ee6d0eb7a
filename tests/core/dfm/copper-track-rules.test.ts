// Trace widths, necks and ends: one thing changed by a known amount, and its one finding.

import { describe } from "vitest";
import { cleanBoard, COPPER_SUBJECTS } from "./support/clean-board";
import { type Case, hatch, innerTrack, testChanges, track } from "./support/copper-change";

const CASES: Record<string, Case> = {
  traceWidthOuter: {
    draw: (mm) =>
      track(
        cleanBoard(),
        [
          [5, 13],
          [15, 13],
        ],
        mm,
      ),
    fine: 0.15,
    faulty: 0.12,
    finds: { severity: "warning", layer: "top", x: 10, y: 13, measured: 0.12 },
  },
  traceWidthInner: {
    draw: (mm) =>
      innerTrack(
        cleanBoard(4),
        [
          [5, 13],
          [15, 13],
        ],
        mm,
      ),
    fine: 0.15,
    faulty: 0.09,
    finds: { severity: "risk", layer: "inner1", x: 10, y: 13, measured: 0.09 },
  },
  // Two squares of 3 mm and between them, from x = 8 to 9, a bridge as wide as the amount around y = 12.5.
  copperNeck: {
    draw: (mm) =>
      cleanBoard().area("top", [
        [5, 11],
        [8, 11],
        [8, 12.5 - mm / 2],
        [9, 12.5 - mm / 2],
        [9, 11],
        [12, 11],
        [12, 14],
        [9, 14],
        [9, 12.5 + mm / 2],
        [8, 12.5 + mm / 2],
        [8, 14],
        [5, 14],
      ]),
    fine: 0.3,
    faulty: 0.08,
    finds: { severity: "warning", layer: "top", x: 8.5, y: 12.5, measured: 0.08 },
  },
  // A stub that leaves a track towards nothing.
  traceDeadEnd: {
    draw: (mm) =>
      track(
        cleanBoard(),
        [
          [5, 13],
          [10, 13],
          [15, 13],
        ],
        0.2,
      ).trace(
        "top",
        [
          [10, 13],
          [10, 13 + mm],
        ],
        0.2,
      ),
    fine: 0.9,
    faulty: 3,
    finds: { severity: "notice", layer: "top", x: 10, y: 16, measured: 3 },
  },
  // A track that turns back at (10, 12) by all but the amount in degrees: the second leg, 5 mm long, ends in a pad.
  acidTrap: {
    draw: (deg) => {
      const turn = (deg * Math.PI) / 180;
      return track(
        cleanBoard(),
        [
          [15, 12],
          [10, 12],
          [10 + 5 * Math.cos(turn), 12 + 5 * Math.sin(turn)],
        ],
        0.2,
      );
    },
    fine: 90,
    faulty: 45,
    finds: { severity: "notice", layer: "top", x: 10, y: 12, measured: 45 },
  },
  // A square of 4 mm with an arm of 1 mm from x = 9 to 10, as wide as the amount around y = 13.
  copperSliver: {
    draw: (mm) =>
      cleanBoard().area("top", [
        [5, 11],
        [9, 11],
        [9, 13 - mm / 2],
        [10, 13 - mm / 2],
        [10, 13 + mm / 2],
        [9, 13 + mm / 2],
        [9, 15],
        [5, 15],
      ]),
    fine: 0.15,
    faulty: 0.08,
    finds: { severity: "notice", layer: "top", x: 9.5, y: 13, measured: 0.08 },
  },
  hatchLine: {
    draw: (mm) => hatch(mm, mm + 0.4),
    fine: 0.25,
    faulty: 0.18,
    finds: { severity: "warning", layer: "top", x: 5, y: 11, measured: 0.18 },
  },
  hatchGap: {
    draw: (mm) => hatch(0.3, mm + 0.3),
    fine: 0.25,
    faulty: 0.18,
    finds: { severity: "warning", layer: "top", x: 5, y: 11, measured: 0.18 },
  },
};

describe("a check of tracks and areas", () => testChanges(COPPER_SUBJECTS.tracks, CASES));
