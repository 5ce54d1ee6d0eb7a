import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AltiumBoard, countUntyped } from "@/lib/core/formats/altium/board";
import { parseAltiumBoard } from "@/lib/core/formats/altium/parse-board";
import { parseAltiumTextBoard } from "@/lib/core/formats/altium/parse-text-board";
import { parseProperties } from "@/lib/core/formats/altium/properties";
import { readPropertyRecords, readRecords } from "@/lib/core/formats/altium/record-stream";
import {
  altiumBoard,
  type AltiumStreams,
  head,
  pad,
  padExtra,
  Part,
  properties,
  record,
} from "../../native-board/altium-streams";

const bytes = (text: string) => new TextEncoder().encode(text);

function binary(streams: AltiumStreams): AltiumBoard {
  const result = parseAltiumBoard(altiumBoard(streams));
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

function text(...lines: string[]): AltiumBoard {
  const result = parseAltiumTextBoard(bytes(["|RECORD=Board|KIND=Protel_Advanced_PCB", ...lines].join("\r\n")));
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe("a binary Altium board", () => {
  it("has its primitives in ten-thousandths of a mil", () => {
    const { encoding, unitMm, primitives } = binary({
      Tracks6: [record(4, head(1, { net: 2, component: 3 }).mm(2.54, 0, 5.08, 0, 0.254))],
      Arcs6: [record(1, head(32, { isKeepout: true }).mm(0, 0, 2.54).float(0, 90).mm(0.254))],
      Vias6: [record(3, new Part().bytes(74, 0x20, 0).word(1).zeros(8).mm(2.54, 2.54, 0.508, 0.254).bytes(1, 32))],
    });
    expect({ encoding, unitMm }).toEqual({ encoding: "binary", unitMm: 2.54e-6 });
    // 2.54 mm are 100 mil.
    expect(primitives).toEqual([
      {
        kind: "track",
        ...{ line: 0, layer: 1, isKeepout: false, net: 2, component: 3, polygon: undefined },
        ...{ start: [1e6, 0], end: [2e6, 0], width: 1e5 },
      },
      {
        kind: "arc",
        ...{ line: 0, layer: 32, isKeepout: true, net: undefined, component: undefined, polygon: undefined },
        ...{ center: [0, 0], radius: 1e6, startDeg: 0, endDeg: 90, width: 1e5 },
      },
      {
        kind: "via",
        ...{ line: 0, layer: 74, isKeepout: false, net: 1, component: undefined, polygon: undefined },
        ...{ at: [1e6, 1e6], diameter: 2e5, holeSize: 1e5, fromLayer: 1, toLayer: 32 },
        ...{ isTentedTop: true, isTentedBottom: false },
      },
    ]);
  });

  it("has pads with the sizes and shapes that newer files add", () => {
    const [plain, slotted] = binary({
      Pads6: [
        pad({ name: "A1", layer: 1, at: [2.54, 0], size: [2.54, 1.27], shape: 2, maskMm: 0.254 }),
        pad({
          ...{ name: "2", layer: 74, at: [0, 0], size: [2.54, 2.54], shape: 1, holeMm: 1.27 },
          extra: padExtra({ slotMm: 2.54, slotDegrees: 90, radius: 50 }),
        }),
      ],
    }).primitives;
    expect(plain).toMatchObject({ name: "A1", top: { width: 1e6, height: 5e5, shape: 2 }, maskExpansion: 1e5 });
    expect(plain).toMatchObject({ pasteExpansion: undefined, sizes: undefined });
    expect(slotted).toMatchObject({ holeSize: 5e5, sizes: { holeShape: 2, slotLength: 1e6, slotDeg: 90 } });
  });

  it("has nets, components, rules, the shape and the copper layers", () => {
    const board = binary({
      Nets6: [properties("|NAME=GND"), properties("|NAME=+5V")],
      Components6: [properties("|SOURCEDESIGNATOR=U1|LAYER=bottom|X=100mil|Y=-50mil|ROTATION=90|PATTERN=SOIC8")],
      Rules6: [[1, 0, ...properties("|RULEKIND=SolderMaskExpansion|EXPANSION=4mil")]],
    });
    expect([...board.nets]).toEqual([
      [0, "GND"],
      [1, "+5V"],
    ]);
    expect(board.components.get(0)).toMatchObject({
      designator: "U1",
      layer: "BOTTOM",
      xMil: 100,
      yMil: -50,
      angleDeg: 90,
    });
    expect(board.rules.map((rule) => [rule.text("RULEKIND"), rule.mil("EXPANSION")])).toEqual([
      ["SolderMaskExpansion", 4],
    ]);
    expect(board.copperLayers).toEqual([
      { number: 1, name: "Top" },
      { number: 32, name: "Bottom" },
    ]);
    expect(board.outline).toHaveLength(4);
  });

  it("keeps and counts streams for which it has no type", () => {
    const board = binary({ Models: [[1, 2, 3]], Tracks6: [] });
    expect(Object.fromEntries(countUntyped(board))).toEqual({ "Models/Data": 1 });
    expect([...(board.restStreams.get("Models/Data") ?? [])]).toEqual([1, 2, 3]);
  });

  it("is refused where it is no compound file, no board, or damaged", () => {
    expect(parseAltiumBoard(bytes("x".repeat(600)))).toEqual({ ok: false, code: "NOT_A_COMPOUND_FILE" });
    expect(parseAltiumBoard(altiumBoard({ Board6: [] }))).toEqual({ ok: false, code: "NO_BOARD" });
    const circle = altiumBoard({ Tracks6: [record(4, head(1).zeros(4000))] });
    // Every sector leads to sector 1, the chain of the directory among them.
    for (let sector = 1; sector < 128; sector++) new DataView(circle.buffer).setUint32(512 + 4 * sector, 1, true);
    expect(parseAltiumBoard(circle)).toEqual({ ok: false, code: "DAMAGED" });
  });

  it("gives the records before the place where a stream is cut off", () => {
    const stream = Uint8Array.from([...record(4, new Part().mm(1)), ...record(4, new Part().mm(2))]);
    fc.assert(
      fc.property(fc.nat(stream.length), (length) => {
        const records = [...readRecords(stream.subarray(0, length), 1)];
        // Each record has one byte for its kind and four for its length before its four bytes.
        expect(records.length).toBe(length >= 14 ? 2 : length >= 5 ? 1 : 0);
      }),
    );
  });
});

describe("an Altium board saved as text", () => {
  it("has the same primitives in mils, with their lines", () => {
    const { encoding, unitMm, primitives } = text(
      "|RECORD=Track|LAYER=MID1|NET=2|X1=100mil|Y1=0mil|X2=200|Y2=0mil|WIDTH=10mil",
      "|RECORD=Polygon|ID=7|LAYER=TOP",
      "|RECORD=Region|LAYER=TOP|POLYGON=7|KIND=0|VX0=0mil|VY0=0mil|VX1=9mil|VY1=0mil",
      "|RECORD=Text|LAYER=TOPOVERLAY|X=1mil|Y=2mil|HEIGHT=40mil|WIDESTRING=65,66",
    );
    expect({ encoding, unitMm }).toEqual({ encoding: "text", unitMm: 0.0254 });
    expect(primitives).toMatchObject([
      { kind: "track", line: 2, layer: 2, net: 2, start: [100, 0], end: [200, 0], width: 10 },
      { kind: "polygon", line: 3, id: 7, isPoured: true },
      { kind: "region", line: 4, polygon: 7, outline: [{ at: [0, 0] }, { at: [9, 0] }] },
      { kind: "text", line: 5, layer: 33, at: [1, 2], height: 40, text: "AB" },
    ]);
  });

  it("keeps and counts records for which it has no type", () => {
    const board = text("|RECORD=Dimension|KIND=1", "|RECORD=Dimension|KIND=2", "|RECORD=Coordinate");
    expect(Object.fromEntries(countUntyped(board))).toEqual({ DIMENSION: 2, COORDINATE: 1 });
    expect(board.restRecords.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it("is refused without a record of a board", () => {
    expect(parseAltiumTextBoard(bytes("|RECORD=Track|X1=1mil\n"))).toEqual({ ok: false, code: "NO_BOARD" });
    expect(parseAltiumTextBoard(new Uint8Array())).toEqual({ ok: false, code: "NO_BOARD" });
  });
});

describe("property records", () => {
  it("are names and values, with and without units", () => {
    const one = parseProperties("|record=31|Location.X=100|X= 1.5E+0001mil|OK=TRUE|EMPTY=|N=-1");
    expect([one.record, one.number("LOCATION.X"), one.mil("X"), one.isTrue("OK")]).toEqual(["31", 100, 15, true]);
    expect([one.number("EMPTY"), one.number("NONE"), one.index("N"), one.layer("LAYER")]).toEqual([
      NaN,
      NaN,
      undefined,
      0,
    ]);
  });

  it("fill the main stream of a schematic, each with its length before it", () => {
    const stream = Uint8Array.from([
      ...properties("|HEADER=Protel for Windows - Schematic Capture Binary File Version 5.0|WEIGHT=2"),
      ...properties("|RECORD=31|FONTIDCOUNT=1"),
      ...properties("|RECORD=1|LIBREFERENCE=RES"),
    ]);
    expect([...readPropertyRecords(stream)].map((one) => one.record)).toEqual(["", "31", "1"]);
    expect([...readPropertyRecords(stream.subarray(0, 60))]).toHaveLength(1);
  });
});
