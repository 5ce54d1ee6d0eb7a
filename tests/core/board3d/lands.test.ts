// Lands that a pin may stand on: the pads of each side and the holes, from boards drawn in code.

import { describe, expect, it } from "vitest";
import { sourceOfModel } from "@/lib/core/board3d/board-source";
import { landsOf } from "@/lib/core/board3d/lands";
import { sheetsOf, stepMm } from "@/lib/core/board3d/sheets";
import { BoardBuilder } from "../dfm/support/board-builder";

const lands = (board: BoardBuilder) => landsOf(sourceOfModel(board.build()));

describe("pads", () => {
  it("are the openings of their side's solder mask", () => {
    // 2 × 1 mm, open 0.1 mm beyond.
    const { hasPad } = lands(new BoardBuilder().smd("top", [5, 5], [2, 1]).pad("top", [12, 5], 1));
    expect([hasPad("top", 5, 5), hasPad("top", 6.05, 5), hasPad("top", 5, 5.55)]).toEqual([true, true, true]);
    expect([hasPad("top", 6.15, 5), hasPad("top", 5, 5.65), hasPad("bottom", 5, 5)]).toEqual([false, false, false]);
    expect(hasPad("top", 12, 5)).toBe(false);
  });

  it("are the copper's flashes where there is no mask, without traces", () => {
    const { hasPad } = lands(
      new BoardBuilder().pad("bottom", [5, 5], 1).trace(
        "bottom",
        [
          [8, 5],
          [12, 5],
        ],
        1,
      ),
    );
    expect([hasPad("bottom", 5.4, 5), hasPad("bottom", 10, 5), hasPad("top", 5, 5)]).toEqual([true, false, false]);
  });

  it("are less than 12 mm long and wide", () => {
    const sized = (width: number, height: number) =>
      lands(new BoardBuilder().pad("top", [15, 10], [width, height])).hasPad("top", 15, 10);
    expect([sized(11.9, 1), sized(1, 11.9), sized(12.1, 1), sized(1, 12.1)]).toEqual([true, true, false, false]);
  });

  it("are not what is erased", () => {
    const board = new BoardBuilder().clear("top", (erased) => erased.pad("top", [5, 5], 1));
    expect(lands(board).hasPad("top", 5, 5)).toBe(false);
  });
});

describe("holes", () => {
  it("are met up to 0.35 mm from their center, slots from the middle of both ends", () => {
    const { hasHole } = lands(new BoardBuilder().hole([10, 5], 1).slot([20, 5], [24, 9], 1));
    expect([hasHole(10.34, 5), hasHole(10, 4.66), hasHole(22.3, 7.3)]).toEqual([true, true, true]);
    expect([hasHole(10.36, 5), hasHole(10, 4.64), hasHole(20, 5), hasHole(24, 9)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it("are none on a board without drills", () => {
    expect(lands(new BoardBuilder()).hasHole(0, 0)).toBe(false);
  });
});

describe("the sheets of a board of 1.6 mm", () => {
  const board = new BoardBuilder({ layers: 4 }).smd("top", [5, 5], [1, 1]).smd("bottom", [5, 5], [1, 1]);
  board
    .trace(
      "topSilk",
      [
        [1, 1],
        [2, 1],
      ],
      0.2,
    )
    .trace(
      "bottomSilk",
      [
        [1, 1],
        [2, 1],
      ],
      0.2,
    );
  const sheets = sheetsOf(sourceOfModel(board.build()).layers, 1.6);

  it("are in order from below, with inner copper at equal distances", () => {
    expect(sheets.map(({ kind, side, zMm, step }) => [kind, side, zMm.toFixed(3), step])).toEqual([
      ["silkscreen", "bottom", "-0.070", -5.5],
      ["soldermask", "bottom", "-0.055", -3.5],
      ["copper", "bottom", "-0.035", -2.5],
      ["copper", "inner", "0.533", -0.5],
      ["copper", "inner", "1.067", 0.5],
      ["copper", "top", "1.635", 2.5],
      ["soldermask", "top", "1.655", 3.5],
      ["silkscreen", "top", "1.670", 5.5],
    ]);
  });

  it("are apart by steps that make the stack nearly as high as the board is wide, up to 40 mm", () => {
    // 30 × 0.45 = 13.5 mm in 6.5 steps; 200 × 0.45 is more than 40.
    expect(stepMm(sheets, { widthMm: 30, heightMm: 20 }, 1)).toBeCloseTo(13.5 / 6.5, 12);
    expect(stepMm(sheets, { widthMm: 20, heightMm: 30 }, 0.5)).toBeCloseTo(13.5 / 6.5 / 2, 12);
    expect(stepMm(sheets, { widthMm: 200, heightMm: 20 }, 1)).toBeCloseTo(40 / 6.5, 12);
    expect(stepMm([], { widthMm: 30, heightMm: 20 }, 1)).toBeCloseTo(13.5 / 2, 12);
  });
});
