// Sheets of EasyEDA Standard, with nets and places expected by hand.
import { describe, expect, it } from "vitest";
import { placePins } from "@/lib/core/schematic/model/placement";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { netsOf, notesOf, readEasyedaFiles, stdFile, stdPart, stdSheet } from "./easyeda-files";

const ofKind = <K extends SchematicRecord["kind"]>({ schematic }: ImportedDesign, kind: K) =>
  schematic.records.filter((record): record is SchematicRecord & { kind: K } => record.kind === kind);

const R1 = stdPart("R1", "10 0", ["1 0 0", "2 0 50"]);
const R2 = stdPart("R2", "110 0", ["1 100 0", "2 100 50"]);
const R3 = stdPart("R3", "210 0", ["1 200 0", "2 200 50"]);
const wire = (points: string): string => `W~${points}~#008800~1~0~none~g9~0`;
const label = (name: string, at: string): string =>
  `N~${at.replace(" ", "~")}~0~#0000ff~${name}~g8~start~0~0~Times~7pt~0`;
const flag = (part: string, name: string, at: string): string =>
  `F~part_netLabel_${part}~${at.replace(" ", "~")}~0~g7~~0^^${at.replace(" ", "~")}^^${name}~#000~0~0~0~start~1~Times~9pt~`;

describe("nets of EasyEDA Standard", () => {
  it("joins wires with all their points, and not where they cross", () => {
    expect(netsOf(stdFile(stdSheet("S", R1, R2, R3, wire("0 0 50 0 50 -50 100 -50 100 0"))))).toEqual(["R1.1 R2.1"]);
    const crossing = [
      wire("0 0 300 0"),
      wire("200 0 250 0"),
      wire("100 0 100 -50"),
      wire("150 50 150 -50"),
      wire("150 50 100 50"),
    ];
    expect(netsOf(stdFile(stdSheet("S", R1, R2, R3, ...crossing)))).toEqual(["R1.1 R2.1 R3.1"]);
  });

  it("joins a pin in the middle of a wire, and says so", () => {
    const file = stdFile(stdSheet("S", R1, R2, wire("-50 0 150 0")));
    expect(netsOf(file)).toEqual(["R1.1 R2.1"]);
    expect(notesOf(readEasyedaFiles([file]))).toEqual(["easyeda.partOnWire", "easyeda.partOnWire"]);
  });

  it("joins equal names of labels and flags on all sheets", () => {
    const first = stdSheet("A", R1, label("SDA", "0 0"), flag("gnD", "GND", "0 50"));
    const second = stdSheet(
      "B",
      R2,
      R3,
      label("SDA", "100 0"),
      flag("netPort", "SDA", "200 0"),
      label("GND", "100 50"),
    );
    const file = stdFile(first, second);
    expect(netsOf(file)).toEqual(["R1.1 R2.1 R3.1", "R1.2 R2.2"]);
    const design = readEasyedaFiles([file]);
    expect(notesOf(design)).toContain("easyeda.overviewSheet");
    expect(ofKind(design, "sheet").map(({ name }) => name)).toEqual(["Test", "A", "B"]);
  });

  it("keeps labels of one sheet as labels, and marks of free pins", () => {
    const design = readEasyedaFiles([
      stdFile(stdSheet("S", R1, R2, label("A", "0 0"), label("A", "100 0"), "O~0~50~g1~M 0 0~#3c3~0")),
    ]);
    expect(ofKind(design, "net-label").map(({ text }) => text)).toEqual(["A", "A"]);
    expect(ofKind(design, "no-connect")).toHaveLength(1);
  });

  it("takes brackets as letters of a name", () => {
    const file = stdFile(stdSheet("S", R1, R2, label("D[0..1]", "0 0"), label("D[0..1]", "100 0")));
    expect(netsOf(file)).toEqual(["R1.1 R2.1"]);
    expect(notesOf(readEasyedaFiles([file]))).toContain("easyeda.nameSigns");
  });

  it("puts the parts of one package together by their suffix", () => {
    const parts = [stdPart("U1.1", "10 0", ["1 0 0"]), stdPart("U1.2", "110 0", ["2 100 0"])];
    const file = stdFile(stdSheet("S", ...parts, wire("0 0 100 0")));
    expect(netsOf(file)).toEqual(["U1.1 U1.2"]);
    expect(notesOf(readEasyedaFiles([file]))).toContain("easyeda.partSuffix");
  });
});

describe("parts of EasyEDA Standard", () => {
  it.each([0, 90, 180, 270])("keeps the places of the pins of a part turned by %s", (rotation) => {
    const design = readEasyedaFiles([
      stdFile(stdSheet("S", stdPart("R1", "10 0", ["1 0 0", "2 5 50"], String(rotation)))),
    ]);
    const [part] = ofKind(design, "component");
    const [symbol] = ofKind(design, "symbol");
    if (!part || !symbol) throw new Error("no part");
    const [one, two] = placePins(symbol, part).map(({ at }) => at);
    // Between the pins are 5 and 50 units of 10 mil, 2540 of ours each.
    expect([(two?.x ?? 0) - (one?.x ?? 0), (two?.y ?? 0) - (one?.y ?? 0)]).toEqual([12_700, 127_000]);
    expect(one && { x: part.at.x - one.x, y: part.at.y - one.y }).toEqual({ x: 25_400, y: 0 });
  });

  it("shares the symbol of equal parts, however they are turned", () => {
    const turned = stdPart("R2", "100 0", ["1 100 -10", "2 150 -10"], "90").replaceAll(
      /M (\S+) (\S+) h 10/g,
      "M $1 $2 v 10",
    );
    const design = readEasyedaFiles([stdFile(stdSheet("S", stdPart("R1", "10 0", ["1 0 0", "2 0 -50"]), turned))]);
    const [symbol, ...others] = ofKind(design, "symbol");
    expect(others).toEqual([]);
    expect(symbol?.pins.map(({ direction, length }) => [direction, length])).toEqual([
      ["right", 25_400],
      ["right", 25_400],
    ]);
  });

  it("reads fields, pin names and the number of the pad", () => {
    const design = readEasyedaFiles([stdFile(stdSheet("S", R1))]);
    const [part] = ofKind(design, "component");
    const texts = Object.fromEntries(Object.entries(part?.fields ?? {}).map(([name, { text }]) => [name, text]));
    expect(texts).toEqual({ designator: "", value: "10k", footprint: "R0603", "Manufacturer Part": "RC0603" });
    const [symbol] = ofKind(design, "symbol");
    expect(symbol?.pins.map(({ number, name, type }) => [number, name, type])).toEqual([
      ["1", "N1", "passive"],
      ["2", "N2", "passive"],
    ]);
  });
});

describe("drawings of EasyEDA Standard", () => {
  it("reads shapes, texts and images, and notes what it does not know", () => {
    const design = readEasyedaFiles([
      stdFile(
        stdSheet(
          "S",
          ...["R~0~0~~~100~50~#000~1~1~none~g1~0", "E~0~0~5~3~#000~1~0~#000~g2~0", "PL~0 0 10 10~#000~1~0~none~g3~0"],
          ...["A~M 0 0 A 10 10 0 0 1 20 0~~#000~1~0~none~g4~0", "PT~M 0 0 L 10 0 L 10 10 Z~#000~1~0~#fff~g5~0"],
          ...["T~L~0~0~270~#00F~~9pt~bold~~~comment~Hello~1~start~g6~0~pinpart", "ZZ~1~2"],
          ...["I~0~0~20~10~0~data:image/png;base64,iVBORw0KGgo=~g7~0", "I~0~0~20~10~0~https://example.com/a.png~g8~0"],
        ),
      ),
    ]);
    expect(ofKind(design, "drawing").map(({ graphic }) => [graphic.shape, graphic.fill])).toEqual([
      ...[
        ["rectangle", "none"],
        ["ellipse", "ink"],
        ["polyline", "none"],
        ["polyline", "none"],
        ["polygon", "body"],
      ],
    ]);
    // 9 points are 12 units.
    expect(
      ofKind(design, "text").map(({ text, rotation, style }) => [text, rotation, style.size, style.isBold]),
    ).toEqual([["Hello", 90, 30_480, true]]);
    expect(design.images.map(({ type, bytes }) => [type, bytes.length])).toEqual([["image/png", 8]]);
    expect(notesOf(design)).toEqual(["easyeda.imageNotRead", "easyeda.unknownShape"]);
  });

  it("takes the paper and the title block from the frame", () => {
    const frame = [
      "LIB~0~-806~package`NONE`spicePre`.`~~0~frame_lib_1~~~0~~yes~yes~~~",
      "R~0~-806~~~1149~806~#880000~1~0~none~frame_outbox_1~0~frame_outbox",
      "T~L~757~-64~0~#0000FF~~10pt~~~~comment~My board~1~start~g1~0~frame_title",
      "T~L~757~-64~0~#0000FF~~10pt~~~~comment~1.3~1~start~g2~0~frame_version",
    ].join("#@$");
    const design = readEasyedaFiles([stdFile(stdSheet("S", frame, R1))]);
    const [sheet] = ofKind(design, "sheet");
    expect(sheet).toMatchObject({
      width: 2_970_000,
      height: 2_100_000,
      titleBlock: { title: "My board", revision: "1.3" },
    });
    expect(ofKind(design, "component")).toHaveLength(1);
    expect(notesOf(design)).toEqual(["easyeda.frameReplaced"]);
  });

  it("reads a document of one sheet, and says where a damaged one is", () => {
    const text = JSON.stringify({ head: { docType: "1", editorVersion: "6.1" }, shape: [R1, R2, wire("0 0 100 0")] });
    expect(netsOf({ name: "a.json", bytes: new TextEncoder().encode(text) })).toEqual(["R1.1 R2.1"]);
    const cut = importDesign([{ name: "a.json", bytes: new TextEncoder().encode(text.slice(0, 80)) }]);
    expect(cut).toMatchObject({ ok: false, code: "DAMAGED", details: { file: "a.json", line: 1 } });
  });
});
