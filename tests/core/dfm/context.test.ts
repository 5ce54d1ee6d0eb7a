import { describe, expect, test } from "vitest";
import { DfmContext } from "@/lib/core/dfm/context";
import { drawsAt } from "@/lib/core/dfm/derived/drawn-layer";
import { eachForeignPair } from "@/lib/core/dfm/derived/gaps";
import { SPACING_RULES } from "@/lib/core/dfm/rules/spacing";
import { BoardBuilder, orderOf } from "./support/board-builder";

const subjectOf = (board: BoardBuilder) => new DfmContext(board.build(), orderOf());

function gapsOf(context: DfmContext): number[] {
  const { copper } = context;
  const out: number[] = [];
  for (const layer of copper?.layers ?? [])
    eachForeignPair(layer, (_a, _b, mm) => out.push(Math.round(mm * 1000) / 1000));
  return out.sort((a, b) => a - b);
}

describe("the board as checks look at it", () => {
  test("tells vias, holes of parts and bare holes apart by mask and plating", () => {
    const board = new BoardBuilder()
      .via([5, 5])
      .through([10, 5])
      .hole([15, 5], 3, { plating: "non-plated" })
      .slot([20, 5], [22, 5], 0.8);
    const roles = subjectOf(board).holes.map(({ role, diameterMm, x, y }) => ({ role, diameterMm, x, y }));
    expect(roles).toEqual([
      { role: "via", diameterMm: 0.3, x: 5, y: 5 },
      { role: "component", diameterMm: 1, x: 10, y: 5 },
      { role: "component", diameterMm: 0.8, x: 21, y: 5 },
      { role: "unplated", diameterMm: 3, x: 15, y: 5 },
    ]);
  });

  test("tells pads by what is drilled in them and what the mask leaves open", () => {
    const board = new BoardBuilder().via([5, 5]).through([10, 5]).smd("top", [15, 5], [1, 0.5]).pad("top", [20, 5], 1);
    const pads = subjectOf(board).pads.filter(({ layer }) => layer.position === 1);
    expect(pads.map(({ role, x, widthMm, hole }) => [role, x, widthMm, hole?.diameterMm ?? null])).toEqual([
      ["via", 5, 0.6, 0.3],
      ["component", 10, 1.8, 1],
      ["smd", 15, 0.5, null],
      ["other", 20, 1, null],
    ]);
  });

  test("takes what X2 says before what it would guess", () => {
    const board = new BoardBuilder().pad("top", [5, 5], 0.4, "BGAPad,CuDef").pad("top", [8, 5], 1, "FiducialPad,Local");
    expect(subjectOf(board).pads.map(({ role, isNamed }) => [role, isNamed])).toEqual([
      ["bga", true],
      ["fiducial", true],
    ]);
  });

  test("finds the balls of a grid array by their grid, and nine of them at least", () => {
    const board = new BoardBuilder();
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) board.smd("top", [5 + 0.8 * column, 5 + 0.8 * row], 0.4);
    for (let k = 0; k < 4; k++) board.smd("top", [20 + 0.8 * (k % 2), 5 + 0.8 * (k >> 1)], 0.45);
    expect(subjectOf(board).pads.map(({ role }) => role)).toEqual([...Array(9).fill("bga"), ...Array(4).fill("smd")]);
  });

  test("takes pads at unequal pitches, in rows and in columns, for no grid array", () => {
    const board = new BoardBuilder();
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) board.smd("top", [5 + 0.8 * column, 5 + row], 0.4);
    expect(subjectOf(board).pads.map(({ role }) => role)).toEqual(Array(9).fill("smd"));
  });

  test("joins through a hole what lies nearest to its middle, whichever was drawn first", () => {
    // Two tracks of the top pass a hole of 1.2 mm, their rims 0.4 and 0.1 mm from its middle; one of the bottom crosses it.
    const across = (y: number) => [[2, y], [8, y]] as const; // prettier-ignore
    for (const offsets of [
      [0.5, -0.2],
      [-0.2, 0.5],
    ]) {
      const board = new BoardBuilder().hole([5, 5], 1.2, { plating: "plated" }).trace("bottom", across(5), 0.2);
      for (const offset of offsets) board.trace("top", across(5 + offset), 0.2);
      const { copper } = subjectOf(board);
      const [top, bottom] = copper?.layers ?? [];
      if (!copper || !top || !bottom) throw new Error("no copper");
      const joined = offsets.filter((_, owner) => copper.netOf(top, owner) === copper.netOf(bottom, 0));
      expect(joined).toEqual([-0.2]);
    }
  });

  test("cuts what is cleared out of what was drawn before, and only of that", () => {
    // A pour of 10 × 10, a round opening of 4 cleared in it, and a pad of 2 drawn afterwards in its middle: 1 mm free.
    const board = new BoardBuilder()
      .area("top", [
        [5, 5],
        [15, 5],
        [15, 15],
        [5, 15],
      ])
      .clear("top", (b) => b.pad("top", [10, 10], 4))
      .pad("top", [10, 10], 2);
    const [layer] = subjectOf(board).copper?.layers ?? [];
    const has = (x: number, y: number) => layer !== undefined && drawsAt(layer, x, y);
    expect([has(6, 6), has(10, 8.5), has(10, 9.1), has(10, 10), has(4, 10)]).toEqual([true, false, true, true, false]);
    expect(layer?.pieces.objects).toEqual([0, 2]);
  });

  test("measures gaps at the rim of what was cleared", () => {
    // The opening's radius is 1.2, the pad's 1: 0.2 all around.
    const board = new BoardBuilder()
      .area("top", [
        [5, 5],
        [15, 5],
        [15, 15],
        [5, 15],
      ])
      .clear("top", (b) => b.pad("top", [10, 10], 2.4))
      .pad("top", [10, 10], 2);
    const gaps = gapsOf(subjectOf(board));
    expect(gaps[0]).toBeGreaterThan(0.197);
    expect(gaps.at(-1)).toBeLessThan(0.201);
  });

  test("joins nets through plated holes alone", () => {
    const through = (plating: "plated" | "non-plated") =>
      new BoardBuilder().pad("top", [5, 5], 1).pad("bottom", [5, 5], 1).hole([5, 5], 0.5, { plating });
    const netsOf = (board: BoardBuilder) => new Set(subjectOf(board).pads.map(({ net }) => net)).size;
    expect([netsOf(through("plated")), netsOf(through("non-plated"))]).toEqual([1, 2]);
  });

  test("gives a board up that asks for too many comparisons, and every check of copper with it", () => {
    const context = subjectOf(
      new BoardBuilder()
        .via([5, 5])
        .via([10, 5])
        .trace(
          "top",
          [
            [5, 5],
            [10, 5],
          ],
          0.2,
        ),
    );
    context.budget.left = 1;
    const { thresholds, measure } = SPACING_RULES.spacingOuter;
    expect([context.copper, measure(context, thresholds(context.order)), context.isBudgetExceeded]).toEqual([
      null,
      "tooLarge",
      true,
    ]);
  });

  test("knows a hole whose file names all layers as one that goes through", () => {
    const spans = (to: number) =>
      subjectOf(new BoardBuilder({ layers: 4 }).via([5, 5]).hole([9, 5], 0.3, { span: [1, to] })).holes.map(
        ({ span }) => span ?? null,
      );
    expect([spans(4), spans(2)]).toEqual([
      [null, null],
      [null, { from: 1, to: 2 }],
    ]);
  });
});
