// Copper around holes, their own and others': one thing changed by a known amount, and its one finding.

import { describe, expect, test } from "vitest";
import type { BoardBuilder } from "./support/board-builder";
import { cleanBoard, COPPER_SUBJECTS, findingsOn } from "./support/clean-board";
import { type Case, nextToHole, testChanges, track } from "./support/copper-change";

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
    finds: { severity: "warning", layer: "top", x: 10, y: 14, measured: 0.1 },
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
    finds: { severity: "warning", layer: "inner1", x: 10, y: 14, measured: 0.11 },
  },
  blindViaRing: {
    draw: (mm) =>
      cleanBoard(4)
        .pad("top", [10, 14], 0.8)
        .pad("inner1", [10, 14], 0.3 + 2 * mm)
        .hole([10, 14], 0.3, { span: [1, 2] }),
    fine: 0.15,
    faulty: 0.1,
    finds: { severity: "warning", layer: "inner1", x: 10, y: 14, measured: 0.1 },
  },
  viaToCopperOuter: {
    draw: (mm) =>
      nextToHole("top", { radius: 0.15, mm }, cleanBoard().pad("bottom", [10, 14], 0.6).hole([10, 14], 0.3)),
    fine: 0.2,
    faulty: 0.17,
    finds: { severity: "warning", layer: "top", x: 10, y: 13.77, measured: 0.17 },
  },
  viaToCopperInner: {
    draw: (mm) =>
      nextToHole(
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
      nextToHole(
        "top",
        { radius: 0.5, mm },
        cleanBoard().pad("bottom", [10, 14], 1.6).pad("bottomMask", [10, 14], 1.7).hole([10, 14], 1),
      ),
    fine: 0.3,
    faulty: 0.22,
    finds: { severity: "warning", layer: "top", x: 10, y: 13.39, measured: 0.22 },
  },
  unplatedHoleToCopper: {
    draw: (mm) => nextToHole("top", { radius: 1, mm }, cleanBoard().hole([10, 14], 2, { plating: "non-plated" })),
    fine: 0.25,
    faulty: 0.18,
    finds: { severity: "warning", layer: "top", x: 10, y: 12.91, measured: 0.18 },
  },
  slotToCopper: {
    draw: (mm) =>
      nextToHole("top", { radius: 0.5, mm }, cleanBoard().slot([9, 14], [11, 14], 1, { plating: "non-plated" })),
    fine: 0.3,
    faulty: 0.22,
    finds: { severity: "warning", layer: "top", x: 10, y: 13.39, measured: 0.22 },
  },
};

describe("a check of copper around holes", () => testChanges(COPPER_SUBJECTS.holes, CASES));

describe("a hole beside the middle of its pad", () => {
  const off = (mm: number) => {
    const board = cleanBoard().hole([10 + mm, 14], 1);
    for (const side of ["top", "bottom"] as const) board.pad(side, [10, 14], 1.8).pad(`${side}Mask`, [10, 14], 1.9);
    return findingsOn(board).map(({ rule, severity, measured, layer }) => [rule, severity, measured, layer]);
  };

  test("has what is left on the narrow side as its ring, and none where it breaks out", () => {
    // 0.9 - 0.5 - 0.39 = 0.01; from 0.4 on the hole's wall lies beyond the pad's rim.
    expect(off(0.39)).toEqual(["top", "bottom"].map((layer) => ["componentRing", "risk", 0.01, layer]));
    expect(off(0.5)).toEqual(["top", "bottom"].map((layer) => ["componentRing", "risk", 0, layer]));
  });

  test("is no fault of a pad that the hole takes away wholly, which only marks its place", () => {
    const board = cleanBoard().hole([10, 14], 1);
    for (const side of ["top", "bottom"] as const) board.pad(side, [10, 14], 1);
    expect(findingsOn(board, { groups: ["ring"] })).toEqual([]);
  });
});

describe("a bare hole within copper that is no pad", () => {
  const bare = { plating: "non-plated" } as const;
  const around = (board: BoardBuilder, name: "top" | "inner1") =>
    board.area(name, [
      [5, 11],
      [15, 11],
      [15, 17],
      [5, 17],
    ]);
  const toCopper = (board: BoardBuilder) =>
    findingsOn(board, { groups: ["drillToCopper"] }).map(({ rule, severity, layer, measured }) => [
      rule,
      severity,
      layer,
      measured,
    ]);

  test("is asked about in a pour, which is cut back, on any layer and for slots alike", () => {
    expect(toCopper(around(cleanBoard(), "top").hole([10, 14], 2, bare))).toEqual([
      ["unplatedHoleToCopper", "warning", "top", 0],
    ]);
    expect(toCopper(around(cleanBoard(4), "inner1").hole([10, 14], 2, bare))).toEqual([
      ["unplatedHoleToCopper", "warning", "inner1", 0],
    ]);
    expect(toCopper(around(cleanBoard(), "top").slot([9, 14], [11, 14], 1.2, bare))).toEqual([
      ["slotToCopper", "warning", "top", 0],
    ]);
  });

  test("cuts a track through that goes across its middle", () => {
    const across = track(cleanBoard(), [[5, 14], [15, 14]], 0.3); // prettier-ignore
    expect(toCopper(across.hole([10, 14], 1, bare))).toEqual([["unplatedHoleToCopper", "risk", "top", 0]]);
  });
});

describe("a plated slot", () => {
  test.each([
    ["first", [11, 14], [9, 14]],
    ["last", [9, 14], [11, 14]],
  ] as const)("has the ring of its narrower end, which was written %s", (_, from, to) => {
    // The pad ends at x = 11.6 and the slot at 11.5; on the other sides 0.5 mm and more are left.
    const board = cleanBoard().slot(from, to, 1);
    for (const side of ["top", "bottom"] as const)
      board.pad(side, [9.6, 14], [4, 2]).pad(`${side}Mask`, [9.6, 14], [4.1, 2.1]);
    const rings = findingsOn(board, { groups: ["ring"] });
    expect(rings.map(({ rule, severity, measured, layer }) => [rule, severity, measured, layer])).toEqual(
      ["top", "bottom"].map((layer) => ["componentRing", "warning", 0.1, layer]),
    );
  });

  test("belongs to the copper at either end of it, whichever was written first", () => {
    const slotted = (from: readonly [number, number], to: readonly [number, number]) => {
      // A pad around the end at x = 12 on top, one around the whole of the slot below.
      const board = cleanBoard().pad("top", [12, 14], 2.4).pad("bottom", [11, 14], [3.6, 1.8]);
      return findingsOn(board.slot(from, to, 1), { groups: ["drillToCopper"] });
    };
    expect(slotted([10, 14], [12, 14])).toEqual([]);
    expect(slotted([12, 14], [10, 14])).toEqual([]);
  });
});
