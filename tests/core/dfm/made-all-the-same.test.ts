// Acceptable cases that look like violations, each next to a real violation: real boards have many of the former.

import { describe, expect, test } from "vitest";
import { checkBoard } from "@/lib/core/dfm/check";
import type { RuleGroup } from "@/lib/core/dfm/rule-ids";
import { BoardBuilder, type DrawnName, orderOf } from "./support/board-builder";
import { told } from "./support/one-finding";

type Point = readonly [x: number, y: number];

const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

const board = () => new BoardBuilder({ widthMm: 60, heightMm: 60 });

/** Messages of one group's checks, without their count. */
const said = (one: BoardBuilder, group: RuleGroup) =>
  told(one, {}, [group]).map(([rule, severity, measured, x, y]) => [rule, severity, measured, x, y]);

describe("copper near the edge", () => {
  test("is a warning where it is a pour, which is cut back", () => {
    const poured = board()
      .area("top", box(0.05, 10, 20, 50))
      .smd("top", [10, 30], 1);
    expect(said(poured, "edge")).toEqual([["copperToEdgeOuter", "warning", 0.05, 0.03, 10]]);
  });

  test("is a warning where a pour was painted with strokes", () => {
    const painted = board();
    for (let k = 0; k < 100; k++)
      painted.trace(
        "top",
        [
          [0.35, 10 + k * 0.3],
          [20, 10 + k * 0.3],
        ],
        0.4,
      );
    painted.trace(
      "top",
      [
        [0.35, 10],
        [0.35, 39.7],
      ],
      0.4,
    );
    expect(said(painted, "edge")).toEqual([["copperToEdgeOuter", "warning", 0.15, 0.08, 10]]);
  });

  /** A trace between two pads far from the edge. */
  const traced = (...points: Point[]) =>
    board()
      .smd("top", [10, 15], 1)
      .smd("top", [10, 45], 1)
      .trace("top", [[10, 15], ...points, [10, 45]], 0.2);

  test("is a risk where the router may cut a trace through", () => {
    expect(said(traced([0.15, 20], [0.15, 40]), "edge")).toEqual([["copperToEdgeOuter", "risk", 0.05, 0.03, 20]]);
    expect(said(traced([-1, 30]), "edge").map(([rule, severity, measured]) => [rule, severity, measured])).toEqual([
      ["copperToEdgeOuter", "risk", 0],
    ]);
  });

  test("is a warning where the router leaves the trace whole", () => {
    expect(said(traced([0.2, 20], [0.2, 40]), "edge")).toEqual([["copperToEdgeOuter", "warning", 0.1, 0.05, 20]]);
  });

  test.each([
    ["a pad, which keeps the rest of it", 25, (one: BoardBuilder) => one.smd("top", [1.05, 30], [2, 10])],
    [
      "a strip that leads nowhere",
      30,
      (one: BoardBuilder) => one.smd("top", [30, 30], 1).trace("top", [[0.15, 20] as const, [0.15, 40] as const], 0.2),
    ],
  ])("is a warning where it is %s", (_, y, draw) => {
    expect(said(draw(board()), "edge")).toEqual([["copperToEdgeOuter", "warning", 0.05, 0.03, y]]);
  });

  test("is told as the risk of a trace, though a pour comes nearer", () => {
    const both = traced([0.18, 20], [0.18, 40])
      .area("top", box(0.05, 46, 20, 58))
      .smd("top", [15, 50], 1);
    expect(said(both, "edge").map(([rule, severity, measured]) => [rule, severity, measured])).toEqual([
      ["copperToEdgeOuter", "risk", 0.08],
    ]);
  });

  test("is nothing where a pad only marks the bare hole that takes it away", () => {
    const perforated = (padMm: number) => {
      const one = board();
      for (const y of [20, 21.5, 23])
        one.pad("top", [0, y], padMm).pad("bottom", [0, y], padMm).hole([0, y], 1, { plating: "non-plated" });
      return one;
    };
    expect(said(perforated(1), "edge")).toEqual([]);
    expect(said(perforated(1.5), "edge").map(([rule, severity]) => [rule, severity])).toEqual([
      ["copperToEdgeOuter", "warning"],
      ["copperToEdgeOuter", "warning"],
    ]);
  });
});

describe("the pad of a lug, whose slot is drawn in the layer of the edge", () => {
  const lug = (points: Point[], [x, y]: Point, size: Point) =>
    board()
      .trace("outline", [...box(0, 0, 60, 60), [0, 0]], 0.1)
      .trace("outline", [...points, points[0] ?? [x, y]], 0.1)
      .pad("top", [x, y], size)
      .hole([x, y], 0.6)
      // Elsewhere on the board: alone, the pad would let the slot be taken for the board's edge.
      .smd("top", [10, 10], 1);

  test.each([
    ["along", lug(box(29.2, 29.7, 30.8, 30.3), [30, 30], [2.2, 1.2])],
    ["upright", lug(box(29.7, 29.2, 30.3, 30.8), [30, 30], [1.2, 2.2])],
  ])("does not lie on an edge, %s", (_, one) => {
    expect(said(one, "edge")).toEqual([]);
  });
});

describe("copper beside a bare hole of 1 mm", () => {
  const holed = () => board().hole([30, 30], 1, { plating: "non-plated" });

  test("is a warning where it is a pour", () => {
    const poured = holed()
      .area("top", box(30.6, 20, 50, 40))
      .smd("top", [40, 30], 1);
    expect(said(poured, "drillToCopper")).toEqual([["unplatedHoleToCopper", "warning", 0.1, 30.55, 30]]);
  });

  test.each([
    [0.05, "risk", 30.53],
    [0.15, "warning", 30.58],
  ])("is, where it is a trace %s mm beside it, a %s", (mm, severity, x) => {
    const traced = holed().trace(
      "top",
      [
        [30.6 + mm, 20],
        [30.6 + mm, 40],
      ],
      0.2,
    );
    expect(said(traced, "drillToCopper")).toEqual([["unplatedHoleToCopper", severity, mm, x, 30]]);
  });
});

describe("the ring of a via", () => {
  const ringed = (ringMm: number) => board().via([30, 30], { padMm: 0.3 + 2 * ringMm, holeMm: 0.3 });
  const thin = () => ringed(0.1);
  const onBoth = (draw: (name: DrawnName) => void) => {
    draw("top");
    draw("bottom");
  };

  test.each([
    [0.1, "warning"],
    [0.05, "warning"],
    // The hole is drilled 0.1 mm wider than it is finished: nothing is left of the pad.
    [0.04, "risk"],
  ])("of %s mm is a %s: what is left of it is corrected before production", (ringMm, severity) => {
    expect(said(ringed(ringMm), "ring")).toEqual([
      ["viaRing", severity, ringMm, 30, 30],
      ["viaRing", severity, ringMm, 30, 30],
    ]);
  });

  test("is that of the pour which holds it", () => {
    const held = thin();
    onBoth((name) => held.area(name, box(25, 25, 35, 35)));
    expect(said(held, "ring")).toEqual([]);
  });

  test("stays its own where the pour leaves it by the spokes of a relief", () => {
    const relieved = thin();
    onBoth((name) =>
      relieved
        .trace(
          name,
          [
            [29, 30],
            [31, 30],
          ],
          0.2,
        )
        .trace(
          name,
          [
            [30, 29],
            [30, 31],
          ],
          0.2,
        ),
    );
    expect(said(relieved, "ring").map(([rule, severity]) => [rule, severity])).toEqual([
      ["viaRing", "warning"],
      ["viaRing", "warning"],
    ]);
  });

  test("and its pad have no size of their own within a pour", () => {
    const small = () => board().via([30, 30], { padMm: 0.28, holeMm: 0.2 });
    expect(said(small(), "pads").map(([, severity]) => severity)).toEqual(["risk", "risk"]);
    const held = small();
    onBoth((name) => held.area(name, box(25, 25, 35, 35)));
    expect(said(held, "pads")).toEqual([]);
  });
});

describe("a gap of 0.06 mm", () => {
  const beside = (draw: (one: BoardBuilder) => BoardBuilder) =>
    draw(
      board()
        .smd("top", [20, 30], 1)
        .smd("top", [40, 30], 1)
        .trace(
          "top",
          [
            [20, 30],
            [40, 30],
          ],
          0.2,
        ),
    );
  const stroke = (one: BoardBuilder) =>
    one.trace(
      "top",
      [
        [28, 30.36],
        [32, 30.36],
      ],
      0.4,
    );
  const minOf = (one: BoardBuilder) => checkBoard(one.build(), orderOf()).figures.minSpaceMm;

  test("to copper that leads nowhere is a warning, and no gap of the board", () => {
    const idle = beside(stroke);
    expect(said(idle, "spacing")).toEqual([["spacingOuter", "warning", 0.06, 30, 30.13]]);
    expect(minOf(idle)).toBeNull();
  });

  test("to copper with a pad is a risk", () => {
    const led = beside((one) => stroke(one).smd("top", [30, 30.96], 1));
    expect(said(led, "spacing")).toEqual([["spacingOuter", "risk", 0.06, 30, 30.13]]);
    expect(minOf(led)).toBe(0.06);
  });

  test("to an area that the mask is open over is a risk: pads may be drawn so", () => {
    const drawn = beside((one) => one.area("top", box(28, 30.16, 32, 31)).area("topMask", box(28.1, 30.3, 31.9, 30.9)));
    expect(said(drawn, "spacing")).toEqual([["spacingOuter", "risk", 0.06, 28, 30.13]]);
  });

  test("to a line too thin to be made is none", () => {
    const aided = beside((one) =>
      one.trace(
        "top",
        [
          [28, 30.16],
          [32, 30.16],
        ],
        0.0025,
      ),
    );
    expect(said(aided, "spacing")).toEqual([]);
  });
});

test("a drill of 0.2 mm that a file in inches calls 0.1999 is as deep as one of 0.2 mm", () => {
  const drilled = (holeMm: number) => told(board().via([30, 30], { padMm: 0.6, holeMm }), {}, ["holeSize"]);
  const depth = (holeMm: number) => drilled(holeMm).find(([rule]) => rule === "holeAspectRatio");
  expect(depth(0.1999)).toEqual(["holeAspectRatio", "warning", 8, 30, 30, 1]);
  expect(depth(0.19)?.[1]).toBe("risk");
});

describe("notes in the layer of the edge", () => {
  const EDGE: Point[] = [...box(0, 0, 60, 60), [0, 0]];
  const ring = (x: number, y: number): Point[] => [...box(x, y, x + 0.7, y + 1), [x, y]];
  const noted = (noteMm: number) => {
    const one = board().smd("top", [10, 10], 1).smd("top", [50, 50], 1);
    return one
      .trace("outline", EDGE, 0.1)
      .trace("outline", ring(30, 30), noteMm)
      .trace(
        "outline",
        [
          [31, 30],
          [31, 31],
          [31.5, 30],
          [31.5, 31],
        ],
        noteMm,
      );
  };
  const cutouts = (one: BoardBuilder) => one.build().outline.boards[0]?.cutouts.length;

  test("are not cut out", () => {
    expect(cutouts(noted(0.2))).toBe(0);
    expect(told(noted(0.2), {}, ["outline"])).toEqual([]);
  });

  test("are told by their aperture: what is drawn as the edge is, is cut out", () => {
    expect(cutouts(noted(0.1))).toBe(1);
  });

  test("are told by open lines: a slot of another aperture is cut out", () => {
    const slotted = board().smd("top", [10, 10], 1).trace("outline", EDGE, 0.1).trace("outline", ring(30, 30), 0.2);
    expect(cutouts(slotted)).toBe(1);
  });
});

test("an edge that is guessed from a frame of copper is none to measure copper to", () => {
  const framed = board()
    .trace("outline", [[0, 0] as const, [1, 0] as const], 0.1)
    .trace("top", [...box(5, 5, 55, 55), [5, 5]], 0.25)
    .smd("top", [10, 10], 1)
    .smd("top", [50, 50], 1);
  const { checks } = checkBoard(framed.build(), orderOf());
  expect(checks.find(({ rule }) => rule === "copperToEdgeOuter")).toEqual({
    rule: "copperToEdgeOuter",
    state: "skipped",
    reason: "noOutline",
  });
});
