// Every check of holes: a board that it finds nothing on, and the same with one thing changed by a known amount.

import { describe, expect, test } from "vitest";
import { checkBoard } from "@/lib/core/dfm/check";
import { BoardBuilder, orderOf } from "./support/board-builder";
import { told } from "./support/one-finding";

/** 60 × 60 mm: no side is short enough to be told. */
const clean = () =>
  new BoardBuilder({ widthMm: 60, heightMm: 60 })
    .via([20, 20])
    .via([21, 20])
    .through([30, 20])
    .through([33, 20])
    .hole([40, 20], 3.2, { plating: "non-plated" })
    .slot([20, 40], [22, 40], 1)
    .slot([40, 40], [43, 40], 1.2, { plating: "non-plated" })
    .smd("top", [30, 40], [1, 1]);

test("a board with room everywhere has no findings", () => {
  expect(told(clean())).toEqual([]);
});

describe("hole sizes", () => {
  test("a via of 0.18 mm is below the smallest drill", () => {
    expect(told(clean().via([10, 10], { holeMm: 0.18 }), { thicknessMm: 1 })).toEqual([
      ["viaDiameter", "risk", 0.18, 10, 10, 1],
    ]);
  });

  test("a via of 0.25 mm is finer than the grade of 0.3 mm, and fine in the grade of 0.25 mm but for a word", () => {
    const finer = () => clean().via([10, 10], { holeMm: 0.25 });
    expect(told(finer(), { thicknessMm: 1 })).toEqual([["viaDiameter", "warning", 0.25, 10, 10, 1]]);
    expect(told(finer(), { thicknessMm: 1, minHoleMm: 0.25 })).toEqual([["viaDiameter", "notice", 0.25, 10, 10, 1]]);
  });

  test("a lead's hole of 0.45 mm leaves room for thin leads alone", () => {
    const board = clean();
    for (const side of ["top", "bottom"] as const)
      board.pad(side, [10, 10], 1.2, "ComponentPad").pad(`${side}Mask`, [10, 10], 1.4);
    expect(told(board.hole([10, 10], 0.45))).toEqual([["componentHoleDiameter", "notice", 0.45, 10, 10, 1]]);
  });

  test("a bare hole of 0.35 mm breaks drills", () => {
    expect(told(clean().hole([10, 10], 0.35, { plating: "non-plated" }))).toEqual([
      ["unplatedHoleDiameter", "warning", 0.35, 10, 10, 1],
    ]);
  });

  test("a hole of 7 mm is milled", () => {
    expect(told(clean().hole([10, 10], 7, { plating: "non-plated" }))).toEqual([
      ["largestHole", "notice", 7, 10, 10, 1],
    ]);
  });

  test("2.5 mm deep and 0.3 mm wide is 8.33 to 1, and every via is told", () => {
    // Both clean vias are as narrow: 2.5 / 0.3 = 8.333 at two places, from the left.
    expect(told(clean(), { thicknessMm: 2.5 })).toEqual([["holeAspectRatio", "risk", 8.33, 20, 20, 2]]);
  });

  test("a plated slot of 0.5 mm is below the narrowest", () => {
    expect(told(clean().slot([10, 10], [12, 10], 0.5))).toEqual([["platedSlotWidth", "risk", 0.5, 11, 10, 1]]);
  });

  test("a bare slot of 0.9 mm is narrower than common mills", () => {
    expect(told(clean().slot([10, 10], [12, 10], 0.9, { plating: "non-plated" }))).toEqual([
      ["unplatedSlotWidth", "notice", 0.9, 11, 10, 1],
    ]);
  });

  test("a slot of 1 by 1.4 mm is 1.4 to 1", () => {
    expect(told(clean().slot([10, 10], [10.4, 10], 1))).toEqual([["slotLength", "warning", 1.4, 10.2, 10, 1]]);
  });

  test("a laser via of 0.1 mm through a quarter of 0.6 mm is 2 to 1", () => {
    // Four layers are three steps: 0.6 / 3 = 0.2 deep, 0.2 / 0.1 = 2. The via is below every drill's width as well.
    const board = new BoardBuilder({ widthMm: 60, heightMm: 60, layers: 4 });
    for (const name of ["top", "inner1"] as const) board.pad(name, [10, 10], 0.4, "ViaPad");
    board.hole([10, 10], 0.1, { span: [1, 2] });
    expect(told(board, { layers: 4, thicknessMm: 0.6, laserDrill: true })).toEqual([
      ["viaDiameter", "risk", 0.1, 10, 10, 1],
      ["blindViaAspectRatio", "risk", 2, 10, 10, 1],
    ]);
  });
});

describe("how dense holes are", () => {
  test("101 holes on 10 cm² are 101,000 on a square metre", () => {
    // 50 × 20 mm = 0.001 m².
    const board = new BoardBuilder({ widthMm: 50, heightMm: 20 });
    for (let k = 0; k < 101; k++) board.via([2 + (k % 40) * 1.1, 5 + Math.floor(k / 40) * 2]);
    const findings = told(board).filter(([rule]) => rule === "holeDensity");
    expect(findings).toEqual([["holeDensity", "notice", 101_000, 25, 10, 1]]);
  });
});

describe("walls between holes", () => {
  test("vias of two nets 0.22 mm apart", () => {
    // 0.52 between the middles less 0.3 of two radii.
    const board = clean();
    board.via([10, 10], { padMm: 0.4 }).via([10.52, 10], { padMm: 0.4 });
    expect(told(board)).toEqual([["viaSpacing", "warning", 0.22, 10.26, 10, 1]]);
  });

  test("vias of one net 0.18 mm apart", () => {
    const board = clean().trace(
      "top",
      [
        [10, 10],
        [10.48, 10],
      ],
      0.3,
    );
    board.via([10, 10], { padMm: 0.4 }).via([10.48, 10], { padMm: 0.4 });
    expect(told(board)).toEqual([["viaSpacingSameNet", "warning", 0.18, 10.24, 10, 1]]);
  });

  test("buried vias of two nets below one pour, which neither of them reaches", () => {
    const board = new BoardBuilder({ widthMm: 60, heightMm: 60, layers: 4 });
    for (const x of [10, 10.52]) {
      for (const name of ["inner1", "inner2"] as const) board.pad(name, [x, 10], 0.4);
      board.hole([x, 10], 0.3, { span: [2, 3] });
    }
    board.area("top", [[5, 5], [15, 5], [15, 15], [5, 15]]); // prettier-ignore
    expect(told(board, { layers: 4 }, ["holeSpacing"])).toEqual([["viaSpacing", "warning", 0.22, 10.26, 10, 1]]);
  });

  test("hundreds of hits on one place are given up", () => {
    const board = clean();
    for (let k = 0; k < 500; k++) board.hole([10, 10], 1);
    const { checks } = checkBoard(board.build(), orderOf());
    expect(checks.find(({ rule }) => rule === "doubleHit")).toMatchObject({ state: "skipped", reason: "tooLarge" });
  });

  test("two bare holes 0.4 mm apart", () => {
    const bare = { plating: "non-plated" } as const;
    expect(told(clean().hole([10, 10], 1, bare).hole([11.4, 10], 1, bare))).toEqual([
      ["componentHoleSpacing", "notice", 0.4, 10.7, 10, 1],
    ]);
  });

  test("a slot 0.25 mm beside a hole", () => {
    // The slot's rim stands at y = 10.5, the hole's at 11.25 - 0.5.
    const bare = { plating: "non-plated" } as const;
    expect(told(clean().slot([9, 10], [13, 10], 1, bare).hole([11, 11.25], 1, bare))).toEqual([
      ["slotSpacing", "warning", 0.25, 11, 10.63, 1],
    ]);
  });

  test("two hits that overlap", () => {
    const bare = { plating: "non-plated" } as const;
    expect(told(clean().hole([10, 10], 1, bare).hole([10.7, 10], 1, bare))).toEqual([
      ["doubleHit", "warning", 0, 10.35, 10, 1],
    ]);
  });
});

describe("holes at the edge", () => {
  test("a plated hole 0.25 mm from the edge", () => {
    expect(told(clean().via([0.4, 10], { padMm: 0.4 }))).toEqual([["platedHoleToEdge", "warning", 0.25, 0.13, 10, 1]]);
  });

  test("a plated hole that the edge cuts off its middle", () => {
    // 0.45 from the edge with a radius of 0.5: more than 0.4 of the diameter away, no half hole.
    const board = clean();
    for (const side of ["top", "bottom"] as const) board.pad(side, [0.45, 10], 0.6).pad(`${side}Mask`, [0.45, 10], 1.4);
    const findings = told(board.hole([0.45, 10], 1)).filter(([rule]) => rule === "platedHoleToEdge");
    expect(findings).toEqual([["platedHoleToEdge", "risk", 0, 0.23, 10, 1]]);
  });

  test("a bare hole 0.2 mm from the edge", () => {
    expect(told(clean().hole([0.7, 10], 1, { plating: "non-plated" }))).toEqual([
      ["unplatedHoleToEdge", "warning", 0.2, 0.1, 10, 1],
    ]);
  });

  test("a slot 0.3 mm from the edge", () => {
    expect(told(clean().slot([0.9, 10], [0.9, 14], 1.2, { plating: "non-plated" }))).toEqual([
      ["slotToEdge", "warning", 0.3, 0.15, 12, 1],
    ]);
  });

  test("a plated hole 0.35 mm from a score line", () => {
    const board = clean().trace(
      "outline",
      [
        [0, 0],
        [60, 0],
        [60, 60],
        [0, 60],
        [0, 0],
      ],
      0.1,
    );
    board
      .trace(
        "outline",
        [
          [50, 0],
          [50, 60],
        ],
        0.1,
      )
      .via([49.5, 10]);
    expect(told(board)).toEqual([["holeToScore", "warning", 0.35, 49.83, 10, 1]]);
  });
});

describe("half holes", () => {
  /** On the left edge, pads of 1.2 × 1.4 whose middle is the hole's. */
  const halves = (ys: readonly number[], holeMm: number, padMm = 1.4) => {
    const board = new BoardBuilder({ widthMm: 60, heightMm: 60 });
    for (const y of ys) {
      for (const side of ["top", "bottom"] as const)
        board.pad(side, [0, y], [3, padMm]).pad(`${side}Mask`, [0, y], [3.2, padMm + 0.2]);
      board.hole([0, y], holeMm);
    }
    return board;
  };
  /** Copper over the edge is what half holes are. */
  const ofHalves = (board: BoardBuilder) => told(board, {}, ["special"]);

  test("of 0.8 mm with 0.3 mm of copper, 1.6 mm apart, are fine", () => {
    expect(ofHalves(halves([20, 22.4], 0.8))).toEqual([]);
  });

  test("of 0.5 mm are too narrow", () => {
    expect(ofHalves(halves([20, 22.4], 0.5))).toEqual([["castellationDiameter", "risk", 0.5, 0, 20, 2]]);
  });

  test("0.5 mm apart are asked about", () => {
    expect(ofHalves(halves([20, 21.3], 0.8, 1.25).hole([30, 30], 3, { plating: "non-plated" }))).toEqual([
      ["castellationSpacing", "warning", 0.5, 0, 20.65, 1],
      ["castellationPad", "notice", 0.23, 0, 20.51, 2],
      ["castellationPad", "notice", 0.23, 0, 20.51, 2],
    ]);
  });

  test("with 0.1 mm of copper are held badly", () => {
    // (1 - 0.8) / 2 = 0.1 on both sides along the edge, on both layers; the middle of the gap is 0.45 from the hole's.
    expect(ofHalves(halves([20, 22.4], 0.8, 1))).toEqual([
      ["castellationPad", "warning", 0.1, 0, 20.45, 2],
      ["castellationPad", "warning", 0.1, 0, 20.45, 2],
    ]);
  });
});

describe("holes and pads", () => {
  test("a via of 0.3 mm in a pad is told, of 0.4 mm asked about, and fine where it is filled", () => {
    const within = (holeMm: number) =>
      clean().pad("top", [10, 10], [2, 2], "SMDPad").pad("topMask", [10, 10], [2.2, 2.2]).via([10.4, 10.4], { holeMm });
    expect(told(within(0.3), {}, ["holesOnPads"])).toEqual([["viaOnSmdPad", "notice", 0.3, 10.4, 10.4, 1]]);
    expect(told(within(0.4), {}, ["holesOnPads"])).toEqual([["viaOnSmdPad", "warning", 0.4, 10.4, 10.4, 1]]);
    expect(told(within(0.4), { viaInPad: true, viaFilledWithResin: true }, ["holesOnPads"])).toEqual([]);
  });

  test("a via in a ball's pad is asked about", () => {
    const board = clean().pad("top", [10, 10], 0.5, "BGAPad").pad("topMask", [10, 10], 0.6).hole([10, 10], 0.2);
    expect(told(board, {}, ["holesOnPads"])).toEqual([["viaOnBgaPad", "warning", 0.2, 10, 10, 1]]);
  });

  test("a hole 0.03 mm beside a pad", () => {
    // The pad's edge stands at 10.5, the hole's wall at 10.68 - 0.15 = 10.53.
    const board = clean().smd("top", [10, 10], [1, 1]).via([10.68, 10], { padMm: 0.5 });
    expect(told(board, {}, ["holesOnPads"])).toEqual([["holeTouchingPad", "warning", 0.03, 10.52, 10, 1]]);
  });

  test("a bare hole of 1 mm in a pad of 1.6 mm", () => {
    const board = clean().pad("top", [10, 10], 1.6).hole([10, 10], 1, { plating: "non-plated" });
    expect(told(board, {}, ["holesOnPads"])).toEqual([["unplatedHoleOnPad", "warning", 0.3, 10, 10, 1]]);
  });
});
