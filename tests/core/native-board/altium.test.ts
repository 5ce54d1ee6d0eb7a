import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import { boardFacts } from "@/lib/core/measure/facts";
import { readAltium } from "@/lib/core/native-board/altium/read-altium";
import { altiumBoard, type AltiumStreams, head, pad, padExtra, Part, properties, record } from "./altium-streams";
import { boardOf, layerOf, sayings } from "./native-board";

const [TOP, BOTTOM, TOP_OVERLAY, MULTI] = [1, 32, 33, 74];

const track = (part: Part, ...points: number[]) => record(4, part.mm(...points));

const short = (mm: number) => Math.round(mm * 1000) / 1000 + 0;

function boundsOf(
  board: BoardModel,
  type: "copper" | "soldermask" | "paste" | "silkscreen",
  side: "top" | "bottom",
): number[] {
  const { minX, minY, maxX, maxY } = layerOf(board, type, side).image.bounds;
  return [minX, minY, maxX, maxY].map(short);
}

const STREAMS: AltiumStreams = {
  Nets6: [properties("|NAME=GND"), properties("|NAME=VCC")],
  Components6: [properties("|SOURCEDESIGNATOR=R1|NAMEON=TRUE|COMMENTON=FALSE")],
  Rules6: [[0, 0, ...properties("|RULEKIND=SolderMaskExpansion|SCOPE1EXPRESSION=All|PRIORITY=1|EXPANSION=3.937mil")]],
  Tracks6: [
    track(head(TOP, { net: 1 }), 1, 1, 5, 1, 0.25),
    track(head(TOP_OVERLAY, { component: 0 }), 8, 8, 9, 8, 0.2),
  ],
  Pads6: [
    pad({ name: "1", layer: TOP, at: [5, 5], size: [2, 1], shape: 2, net: 0, component: 0 }),
    pad({ name: "2", layer: MULTI, at: [10, 5], size: [2, 2], shape: 1, holeMm: 1, net: 1, component: 0 }),
  ],
  Vias6: [record(3, new Part().zeros(1).bytes(4, 0).word(0).zeros(8).mm(15, 5, 0.6, 0.3).bytes(TOP, BOTTOM).zeros(60))],
};

describe("an Altium board", () => {
  it("has its facts, its layers, its nets and its parts", () => {
    const board = boardOf(altiumBoard(STREAMS), "b.PcbDoc");
    expect(boardFacts(board)).toMatchObject({
      widthMm: 20,
      heightMm: 10,
      layers: 2,
      minTraceMm: 0.25,
      minDrillMm: 0.3,
      drillCount: 2,
      outline: "closed",
    });
    expect(sayings(layerOf(board, "copper", "top"))).toEqual([
      "VCC - Conductor",
      "GND R1.1 SMDPad",
      "VCC R1.2 ComponentPad",
      "GND - ViaPad",
    ]);
    expect(sayings(layerOf(board, "copper", "bottom"))).toEqual(["VCC R1.2 ComponentPad", "GND - ViaPad"]);
    expect(board.files.map(({ file, type, side }) => `${file}: ${type} ${side}`)).toEqual([
      "Top: copper top",
      "Bottom: copper bottom",
      "Top Overlay: silkscreen top",
      "Bottom Overlay: silkscreen bottom",
      "Top Paste: paste top",
      "Bottom Paste: paste bottom",
      "Top Solder: soldermask top",
      "Bottom Solder: soldermask bottom",
      "Board Shape: outline all",
      "PTH: drill all",
    ]);
  });

  it("opens the mask by rule, by the pad's own measure or not at all", () => {
    const mask = (one: { maskMm?: number; flags?: number }) =>
      boundsOf(
        boardOf(
          altiumBoard({
            Rules6: STREAMS.Rules6 ?? [],
            Pads6: [pad({ name: "1", layer: TOP, at: [5, 5], size: [2, 1], shape: 2, ...one })],
          }),
        ),
        "soldermask",
        "top",
      );
    // 3.937 mil are 0.1 mm.
    expect(mask({})).toEqual([3.9, 4.4, 6.1, 5.6]);
    expect(mask({ maskMm: 0.3 })).toEqual([3.7, 4.2, 6.3, 5.8]);
    expect(mask({ flags: 0x24 })).toEqual([Infinity, Infinity, -Infinity, -Infinity]);
  });

  it("draws pads in every form, turned, and slots", () => {
    const copper = (one: { shape: number; degrees?: number; extra?: Part }) => {
      const board = boardOf(
        altiumBoard({ Pads6: [pad({ name: "1", layer: TOP, at: [10, 5], size: [2, 1], ...one })] }),
      );
      const { image } = layerOf(board, "copper", "top");
      return [image.shapes[image.shape[0] ?? 0]?.kind, ...boundsOf(board, "copper", "top")];
    };
    expect(copper({ shape: 1 })).toEqual(["obround", 9, 4.5, 11, 5.5]);
    expect(copper({ shape: 2, degrees: 90 })).toEqual(["rectangle", 9.5, 4, 10.5, 6]);
    expect(copper({ shape: 3 })).toEqual(["macro", 9, 4.5, 11, 5.5]);
    expect(copper({ shape: 1, extra: padExtra({ radius: 50 }) })).toEqual(["macro", 9, 4.5, 11, 5.5]);
    const slotted = pad({
      name: "1",
      layer: MULTI,
      at: [10, 5],
      size: [3, 2],
      shape: 1,
      holeMm: 1,
      degrees: 90,
      isPlated: false,
      extra: padExtra({ slotMm: 2 }),
    });
    const { drills } = boardOf(altiumBoard({ Pads6: [slotted] }));
    // Two long and one wide: half a millimeter from the middle to each end, upright by the pad's turn.
    expect(
      drills.map(({ plating, slots }) => [
        plating,
        slots.map(({ diameterMm, path }) => [short(diameterMm), ...[...path].map(short)]),
      ]),
    ).toEqual([["non-plated", [[1, 10, 4.5, 0, 10, 5.5, 0]]]]);
  });

  it("draws arcs counter-clockwise from their first angle, whole circles included", () => {
    const arc = (from: number, to: number) => {
      const part = head(TOP).mm(10, 5, 2).float(from, to).mm(0.2);
      return boundsOf(boardOf(altiumBoard({ Arcs6: [record(1, part)] })), "copper", "top");
    };
    expect(arc(0, 90)).toEqual([9.9, 4.9, 12.1, 7.1]);
    expect(arc(270, 90)).toEqual([9.9, 2.9, 12.1, 7.1]);
    expect(arc(0, 360)).toEqual([7.9, 2.9, 12.1, 7.1]);
  });

  it("draws the fill of a polygon once, without its holes, and no keep-outs", () => {
    const region = (polygon: number, ring: number[], holes: number[][] = [], words = "|KIND=0") => {
      const part = new Part().bytes(TOP, 4, 0).word(0).word(polygon).word(0xffff).zeros(5).word(holes.length).zeros(2);
      part.count(words.length + 1).text(`${words}\0`);
      for (const points of [ring, ...holes]) part.count(points.length / 2).floatMm(...points);
      return record(11, part);
    };
    const square = [2, 2, 8, 2, 8, 8, 2, 8];
    const board = boardOf(
      altiumBoard({
        Nets6: STREAMS.Nets6 ?? [],
        Regions6: [
          region(0, square, [[4, 4, 4, 6, 6, 6, 6, 4]]),
          region(0xffff, square),
          region(0, square, [], "|KIND=1"),
        ],
        Fills6: [record(6, head(TOP, { isKeepout: true }).mm(1, 1, 19, 9).float(0))],
      }),
    );
    const { image } = layerOf(board, "copper", "top");
    // 6 · 6 less 2 · 2, by the formula of the trapezoids over the one contour.
    const [from = 0, end = 0] = image.data.subarray(0, 2);
    let twice = 0;
    for (let k = from; k < end; k += 3) {
      const next = k + 3 < end ? k + 3 : from;
      twice +=
        (image.vertices[k] ?? 0) * (image.vertices[next + 1] ?? 0) -
        (image.vertices[next] ?? 0) * (image.vertices[k + 1] ?? 0);
    }
    expect([image.count, short(twice / 2)]).toEqual([1, 32]);
  });

  it("knows its inner layers by their chain, and says that planes are not drawn", () => {
    const words =
      "|LAYER1NAME=Top|LAYER1NEXT=39|LAYER39NAME=GND|LAYER39NEXT=2|LAYER2NAME=Sig|LAYER2NEXT=32|LAYER32NAME=Bottom|LAYER32NEXT=0";
    const board = boardOf(
      altiumBoard({ Tracks6: [track(head(2), 1, 1, 5, 1, 0.2), track(head(39), 1, 1, 5, 1, 0.2)] }, words),
    );
    expect(
      board.layers
        .filter(({ type }) => type === "copper")
        .map(({ file, layer, image }) => `${file} ${layer}: ${image.count}`),
    ).toEqual(["Top 1: 0", "GND 2: 0", "Sig 3: 1", "Bottom 4: 0"]);
    expect(board.warnings.map(({ code }) => code)).toContain("PLANE_NOT_DRAWN");
    expect(boardFacts(board).minSpaceMm).toBeNull();
  });

  it("is refused where the container is damaged or holds no board", () => {
    expect(readAltium(altiumBoard(STREAMS).subarray(0, 700))).toMatchObject({ ok: false, code: "NATIVE_DAMAGED" });
    expect(readAltium(altiumBoard({ Board6: [] }))).toEqual({
      ok: false,
      code: "NATIVE_DAMAGED",
      details: { read: "Board6/Data" },
    });
  });

  it("is read to an end, whatever its bytes are and wherever it is cut", () => {
    const whole = altiumBoard(STREAMS);
    const change = fc.record({
      at: fc.integer({ min: 1024, max: whole.length - 1 }),
      value: fc.nat(255),
      length: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), fc.nat(3 * whole.length), (changes, cut) => {
        const bytes = whole.slice(0, cut);
        for (const { at, value, length } of changes) bytes.fill(value, at, at + length);
        const result = readBoard([{ name: "b.PcbDoc", bytes }]);
        if (!result.ok) return;
        for (const { image } of result.value.layers)
          for (const value of image.data) expect(Number.isFinite(value)).toBe(true);
        for (const { holes } of result.value.drills)
          for (const value of holes) expect(Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
