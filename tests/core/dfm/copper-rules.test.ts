// One thing changed on a clean board by a known amount, and the one finding that it has to give.

import { describe, expect, test } from "vitest";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";
import type { BoardBuilder, DrawnName } from "./support/board-builder";
import { cleanBoard, COPPER_GROUPS, findingsOn, pours, type Told } from "./support/clean-board";
import { BoardBuilder as Builder } from "./support/board-builder";

type Case = {
  /** Draws what the amount changes. */
  draw: (mm: number) => BoardBuilder;
  /** An amount that is fine, and one that is not. */
  fine: number;
  faulty: number;
  finds: Omit<Told, "rule" | "count"> & { count?: number };
};

type Point = readonly [number, number];

/** A track between two soldered pads of 1 mm. */
const track = (board: BoardBuilder, points: readonly Point[], widthMm: number) => {
  const [from = [0, 0], to = [0, 0]] = [points[0], points.at(-1)];
  return board.smd("top", from, 1).smd("top", to, 1).trace("top", points, widthMm);
};

/** A track on an inner layer between two vias. */
const innerTrack = (board: BoardBuilder, points: readonly Point[], widthMm: number) => {
  const [from = [0, 0], to = [0, 0]] = [points[0], points.at(-1)];
  return board.via(from).via(to).trace("inner1", points, widthMm);
};

/** Lines of a width at a pitch, seven each way from (5, 11). */
const hatch = (lineMm: number, pitchMm: number) => {
  const board = cleanBoard();
  for (let k = 0; k < 7; k++) {
    const at = k * pitchMm;
    board
      .trace(
        "top",
        [
          [5 + at, 10.8],
          [5 + at, 11.2 + 6 * pitchMm],
        ],
        lineMm,
      )
      .trace(
        "top",
        [
          [4.8, 11 + at],
          [5.2 + 6 * pitchMm, 11 + at],
        ],
        lineMm,
      );
  }
  return board;
};

/** A hole at (10, 14) with its pads on some layers, and a foreign track on another, `mm` off its wall. */
const besideHole = (name: DrawnName, { radius, mm }: { radius: number; mm: number }, board: BoardBuilder) => {
  const y = 14 - radius - mm - 0.1;
  if (name === "top")
    return track(
      board,
      [
        [5, y],
        [15, y],
      ],
      0.2,
    );
  return innerTrack(
    board,
    [
      [5, y],
      [15, y],
    ],
    0.2,
  );
};

const netRecord = (net: string, x: number, y: number) => {
  const column = (mm: number) => `+${String(Math.round(mm * 1000)).padStart(6, "0")}`;
  return `327${net.padEnd(14)}   U1    -1          A01X${column(x)}Y${column(y)}X1000Y0000R000S0`;
};

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

/** Measured along rows, and not between two points: their test stands by itself below. */
const BY_AREA: readonly RuleId[] = ["copperBalance", "copperDensity"];

describe("a check of copper", () => {
  test("has nothing to say of a clean board", () => {
    expect([findingsOn(cleanBoard()), findingsOn(cleanBoard(4))]).toEqual([[], []]);
  });

  test.each(Object.entries(CASES))("%s is silent where it is fine and tells what is not", (rule, one) => {
    expect(findingsOn(one.draw(one.fine))).toEqual([]);
    expect(findingsOn(one.draw(one.faulty))).toEqual([{ rule, count: 1, ...one.finds }]);
  });

  test("is tested by a change of its own, each of them", () => {
    const ids = COPPER_GROUPS.flatMap((group) => [...RULE_IDS[group]] as RuleId[]);
    expect([...Object.keys(CASES), ...BY_AREA].sort()).toEqual([...ids].sort());
  });
});

describe("the copper of a board", () => {
  // 28 × 9 of 30 × 20 mm are 42 % more on top.
  const uneven = () =>
    cleanBoard().area("top", [
      [1, 10],
      [29, 10],
      [29, 19],
      [1, 19],
    ]);

  test("that lies on one side is told of the other, by the difference", () => {
    const [finding, ...others] = findingsOn(uneven());
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: "copperBalance", severity: "notice", layer: "bottom", count: 1 });
    expect(Math.abs((finding?.measured ?? 0) - 42)).toBeLessThan(0.3);
  });

  // 11 × 3 of 30 × 20 mm are 5.5 %.
  test("that is hardly there is told of its layer", () => {
    const sparse = pours(new Builder(), "top").area("bottom", [
      [2, 2],
      [13, 2],
      [13, 5],
      [2, 5],
    ]);
    const [finding, ...others] = findingsOn(sparse);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: "copperDensity", severity: "notice", layer: "bottom", count: 1 });
    expect(Math.abs((finding?.measured ?? 0) - 5.5)).toBeLessThan(0.2);
  });
});

describe("the limits of a check of copper", () => {
  const narrow = () =>
    track(
      cleanBoard(),
      [
        [5, 13],
        [15, 13],
      ],
      0.12,
    );
  const severities = (order: Parameters<typeof findingsOn>[1]) =>
    findingsOn(narrow(), order).map(({ rule, severity }) => [rule, severity]);

  test("follow the grade of tracks that is ordered", () => {
    expect(severities({ order: { minTraceSpaceMil: 6 } })).toEqual([["traceWidthOuter", "warning"]]);
    expect(severities({ order: { minTraceSpaceMil: 4 } })).toEqual([["traceWidthOuter", "notice"]]);
  });

  test("follow the weight of the copper", () => {
    expect(severities({ order: { outerCopperUm: 70 } })).toEqual([["traceWidthOuter", "risk"]]);
  });
});
