// Guarantee: the priced size is the board's or the panel's, not a sheet frame's, and in doubt the customer is asked.

import { describe, expect, test } from "vitest";
import {
  type Box,
  drill,
  EDGE,
  factsOf,
  gerber,
  grid,
  boardOf,
  PLACES,
  type Place,
  simpleSetWith,
} from "../gerber/fixture-set";

const codes = (files: Parameters<typeof boardOf>[0]) => boardOf(files).warnings.map(({ code }) => code);
const SHEET: Box = [-40, -30, 100, 75];
const ALL = ["b.gtl", "b.gbl", "b.gts", "b.gbs"] as const;

describe("a page frame that is plotted in every layer", () => {
  const framed = (edge: readonly Box[], added: ReturnType<typeof gerber>[] = []) =>
    simpleSetWith([
      ...ALL.map((name) => gerber(name, { pads: PLACES, boxes: [SHEET] })),
      gerber("b.gko", { boxes: [SHEET, ...edge] }),
      ...added,
    ]);

  test("around the board's edge in the outline layer", () => {
    expect(factsOf(framed([EDGE]))).toMatchObject({ widthMm: 40, heightMm: 30, outline: "closed", questions: [] });
  });

  test("with the edge in another layer: that edge is the size, and the customer is asked", () => {
    const files = framed([], [gerber("b.gm3", { boxes: [SHEET, EDGE] })]);
    expect(factsOf(files)).toMatchObject({ widthMm: 40, heightMm: 30, questions: ["SHEET_FRAME_IN_LAYERS"] });
  });

  test("with no outline layer, the edge on the silkscreen", () => {
    const files = simpleSetWith(
      [...ALL.map((name) => gerber(name, { pads: PLACES, boxes: [SHEET] })), gerber("b.gto", { boxes: [SHEET, EDGE] })],
      ["b.gko"],
    );
    expect(factsOf(files)).toMatchObject({ widthMm: 40, heightMm: 30, questions: ["SHEET_FRAME_IN_LAYERS"] });
  });

  test("with no edge at all: the frame is twelve times the board, and the customer is asked", () => {
    expect(factsOf(framed([])).questions).toEqual(["OUTLINE_MUCH_LARGER"]);
  });

  test("a board's own edge in every layer is no frame", () => {
    const files = simpleSetWith(ALL.map((name) => gerber(name, { pads: PLACES, boxes: [EDGE] })));
    expect(factsOf(files)).toMatchObject({ widthMm: 40, heightMm: 30, questions: [] });
  });
});

describe("rails of a panel", () => {
  const rails: Box = [-6, -6, 46, 36];

  test.each([
    ["few", 5],
    ["many", 40],
  ])("around a single board of %s pads, with tooling holes in them, are in the size", (_, columns) => {
    const pads = grid([3, 3, 37, 27], columns, 10);
    const holes = grid([-3, -3, 43, 33], 2, 2);
    const files = simpleSetWith([
      ...ALL.map((name) => gerber(name, { pads })),
      gerber("b.gko", { boxes: [rails, EDGE] }),
      drill("b-NPTH.drl", holes),
    ]);
    expect(factsOf(files)).toMatchObject({ widthMm: 52, heightMm: 42, boards: 1, questions: [] });
    expect(codes(files)).not.toContain("OUTLINE_FRAME_IGNORED");
  });

  test("around a single board, without anything in them, are asked about", () => {
    const files = simpleSetWith([gerber("b.gko", { boxes: [rails, EDGE] })]);
    expect(factsOf(files)).toMatchObject({ widthMm: 40, heightMm: 30, questions: ["OUTLINE_FRAME_NEAR"] });
  });

  test("around several boards are in the size, and the boards are counted", () => {
    const left = grid([3, 3, 17, 27], 4, 5);
    const both = [...left, ...left.map(([x, y]): Place => [x + 22, y])];
    const inner: Box[] = [
      [0, 0, 20, 30],
      [22, 0, 42, 30],
    ];
    const files = simpleSetWith([
      ...ALL.map((name) => gerber(name, { pads: both })),
      gerber("b.gko", { boxes: [[-8, -8, 50, 38], ...inner] }),
      drill("b.drl", both),
    ]);
    expect(factsOf(files)).toMatchObject({ widthMm: 58, heightMm: 46, boards: 2, questions: [] });
  });

  test("as strips of their own beside the boards are in the size", () => {
    const strips: Box[] = [
      [0, -7, 40, -2],
      [0, 32, 40, 37],
    ];
    const files = simpleSetWith([gerber("b.gko", { boxes: [EDGE, ...strips] })]);
    expect(factsOf(files)).toMatchObject({ widthMm: 40, heightMm: 44, boards: 1, questions: [] });
    expect(codes(files)).toEqual(["PANEL_RAILS"]);
  });
});

test("a second shape without copper, as large as a board, is asked about", () => {
  const files = simpleSetWith([gerber("b.gko", { boxes: [EDGE, [60, 0, 95, 30]] })]);
  expect(factsOf(files)).toMatchObject({ widthMm: 40, questions: ["OUTLINE_SHAPES_EMPTY"] });
});

test("a sheet's frame far around the board asks nothing", () => {
  const files = simpleSetWith([gerber("b.gko", { boxes: [SHEET, EDGE] })]);
  expect(factsOf(files)).toMatchObject({ widthMm: 40, heightMm: 30, questions: [] });
  expect(codes(files)).toEqual(["OUTLINE_FRAME_IGNORED"]);
});
