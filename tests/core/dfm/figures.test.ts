// The metrics of a report against boards of 30 × 20 mm.

import { describe, expect, it } from "vitest";
import type { BoardModel } from "@/lib/core/board/board-model";
import { DfmContext } from "@/lib/core/dfm/context";
import { figuresOf } from "@/lib/core/dfm/figures";
import { rectangle } from "@/lib/core/geometry/contour";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { BoardBuilder, orderOf } from "./support/board-builder";

const figures = (board: BoardModel, order: Partial<PcbSpecification> = {}) =>
  figuresOf(new DfmContext(board, orderOf(order)));

/** The same board with other outlines. */
const outlined = (board: BoardModel, boards: BoardModel["outline"]["boards"]): BoardModel => ({
  ...board,
  outline: { ...board.outline, boards, boardCount: boards.length },
});

const built = () => new BoardBuilder().build();
const square = (x: number, y: number, mm: number) => rectangle(x, y, mm, mm);

describe("the routed path", () => {
  it("is that of edges and cut-outs, in meters for each square meter", () => {
    // 100 mm around 600 mm²; with a cut-out of 10 × 10: 140 mm around 500 mm².
    expect(figures(built()).millingMPerM2).toBeCloseTo(166.67, 2);
    const edge = rectangle(15, 10, 30, 20);
    expect(figures(outlined(built(), [{ edge, cutouts: [square(15, 10, 10)] }])).millingMPerM2).toBeCloseTo(280, 2);
  });

  it("follows arcs", () => {
    // Two half circles of radius 10 from (5, 10) to (25, 10): 2π · 10 around 100π mm².
    const circle = Float64Array.of(5, 10, 1, 25, 10, 1);
    expect(figures(outlined(built(), [{ edge: circle, cutouts: [] }])).millingMPerM2).toBeCloseTo(200, 1);
  });

  it("is unknown without an outline, as is the use of a panel", () => {
    const { millingMPerM2, finishPercent, panelUsePercent } = figures(outlined(built(), []), { boardType: "panel" });
    expect([millingMPerM2, finishPercent, panelUsePercent]).toEqual([null, null, null]);
  });
});

describe("the use of a panel", () => {
  it("is that of boards on the customer's own panel as drawn", () => {
    // Two boards of 10 × 10 mm on 30 × 20 mm.
    const boards = [square(6, 10, 10), square(20, 10, 10)].map((edge) => ({ edge, cutouts: [] }));
    expect(figures(outlined(built(), boards), { boardType: "panel" }).panelUsePercent).toBeCloseTo(33.33, 2);
    expect(figures(outlined(built(), boards)).panelUsePercent).toBeCloseTo(33.33, 2);
    // One board that fills its drawing, without a cut-out of 100 mm².
    const edge = rectangle(15, 10, 30, 20);
    const cut = outlined(built(), [{ edge, cutouts: [square(15, 10, 10)] }]);
    expect(figures(cut, { boardType: "panel" }).panelUsePercent).toBeCloseTo(83.33, 2);
  });

  it("is that of the ordered boards on our panel with its rails", () => {
    const order = { widthMm: 30, heightMm: 20, panelColumns: 3, panelRows: 4 } as const;
    const plain = figures(built(), { ...order, boardType: "single", deliveryMethod: "panel" });
    const railed = figures(built(), { ...order, boardType: "single", deliveryMethod: "panelWithRail", railWidthMm: 5 });
    // V-scored boards touch: 12 × 600 mm² on 90 × 80; rails of 5 mm on two sides are 10 mm more.
    expect(plain.panelUsePercent).toBe(100);
    expect([7200 / (100 * 80), 7200 / (90 * 90)].map((share) => (100 * share).toFixed(2))).toContain(
      railed.panelUsePercent?.toFixed(2),
    );
  });

  it("is unknown for boards that are delivered singly", () => {
    expect(figures(built(), { widthMm: 30, heightMm: 20 }).panelUsePercent).toBeNull();
  });
});

describe("drill sizes", () => {
  it("are counted by size and plating, in order", () => {
    const board = new BoardBuilder()
      .hole([5, 5], 1, { plating: "non-plated" })
      .hole([7, 5], 1, { plating: "plated" })
      .hole([9, 5], 1, { plating: "plated" })
      .hole([11, 5], 0.3, { plating: "plated" })
      .slot([13, 5], [15, 5], 1, { plating: "plated" })
      .build();
    expect(figures(board).drillSizes).toEqual([
      { diameterMm: 0.3, plating: "plated", hits: 1, slots: 0 },
      { diameterMm: 1, plating: "plated", hits: 2, slots: 1 },
      { diameterMm: 1, plating: "non-plated", hits: 1, slots: 0 },
    ]);
  });

  it("are told apart to a micrometer, have a diameter, and are unknown where a file mixes both", () => {
    const drills: BoardModel["drills"] = [
      {
        ...{ file: "drill", plating: "mixed", holes: Float64Array.of(1, 1, 0.3001, 2, 2, 0.3002, 3, 3, 0) },
        slots: [
          { diameterMm: 0, path: Float64Array.of(1, 1, 0) },
          { diameterMm: 0.8, path: Float64Array.of(1, 1, 0, 2, 1, 0) },
        ],
      },
      { file: "other", plating: "plated", holes: Float64Array.of(5, 5, 0.3), slots: [] },
    ];
    expect(figures({ ...built(), drills }).drillSizes).toEqual([
      { diameterMm: 0.3, plating: "plated", hits: 1, slots: 0 },
      { diameterMm: 0.3, plating: "unknown", hits: 2, slots: 0 },
      { diameterMm: 0.8, plating: "unknown", hits: 0, slots: 1 },
    ]);
  });
});

describe("test points", () => {
  it("are the soldered pads and the component holes of nets with two or more of them", () => {
    // One net of a pad and a hole, one of two pads; a pad alone, and a via, are not probed.
    const board = new BoardBuilder()
      .smd("top", [5, 5], [1, 1])
      .through([10, 5])
      .trace(
        "top",
        [
          [5, 5],
          [10, 5],
        ],
        0.2,
      )
      .smd("top", [5, 12], [1, 1])
      .smd("top", [9, 12], [1, 1])
      .trace(
        "top",
        [
          [5, 12],
          [9, 12],
        ],
        0.2,
      )
      .smd("top", [20, 12], [1, 1])
      .via([20, 5])
      .build();
    expect(figures(board).testPoints).toBe(4);
  });

  it("are unknown without copper", () => {
    const board = built();
    expect(figures({ ...board, layers: board.layers.filter(({ type }) => type !== "copper") }).testPoints).toBeNull();
  });
});

describe("the share of the surface with a finish", () => {
  it("is that of both sides, in percent of twice the board's area", () => {
    // One open pad of 6 × 10 mm on one of the sides of 600 mm².
    const board = new BoardBuilder().smd("top", [15, 10], [6, 10]).pad("bottomMask", [1, 1], 0.1).build();
    expect(figures(board).finishPercent).toBeCloseTo(5, 1);
  });
});
