// Places of fields, texts, shapes, tables and images of KiCad sheets.
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicComponent, SchematicObject } from "@/lib/core/schematic/model/records";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { fileOf, pinText, SheetText, symbolText } from "./kicad-text";

function read(sheet: SheetText): ImportedDesign {
  const result = importDesign([fileOf("a.kicad_sch", sheet.text)]);
  if (!result.ok) throw new Error(result.code);
  expect(schematicFile.safeParse(writeSchematic(result.value.schematic)).success).toBe(true);
  return result.value;
}

const objectsOf = ({ schematic }: ImportedDesign): SchematicObject[] =>
  schematic.records.filter((record): record is SchematicObject => "sheetId" in record);
const only = (sheet: SheetText): SchematicObject | undefined => objectsOf(read(sheet))[0];
const root = (): SheetText => new SheetText(1).asRoot();

function component(placed: string): SchematicComponent {
  const found = only(root().raw(placed));
  if (found?.kind !== "component") throw new Error("no component");
  return found;
}

const placedPart = (at: string, field: string): string =>
  `(symbol (lib_id "R") (at ${at}) (unit 1) (property "Value" "10k" ${field}) (uuid "c"))`;

describe("fields", () => {
  // The position is that on the sheet; the angle and the alignment turn with the symbol, and the text reads upright.
  it.each([
    ["100 50 0", "(at 102 49 0) (effects (justify left))", { rotation: 0, horizontal: "start" }],
    ["100 50 180", "(at 102 49 0) (effects (justify left))", { rotation: 0, horizontal: "end" }],
    ["100 50 90", "(at 102 49 90) (effects (justify left))", { rotation: 0, horizontal: "end" }],
    ["100 50 90", "(at 102 49 0) (effects (justify left))", { rotation: 90, horizontal: "start" }],
    ["100 50 270", "(at 102 49 90) (effects (justify left))", { rotation: 0, horizontal: "start" }],
    ["100 50 0) (mirror y", "(at 102 49 0) (effects (justify left))", { rotation: 0, horizontal: "end" }],
    ["100 50 0) (mirror x", "(at 102 49 0) (effects (justify left))", { rotation: 0, horizontal: "start" }],
  ])("of a part at %s with %s stand as in KiCad", (at, field, { rotation, horizontal }) => {
    const { fields } = component(placedPart(at, field));
    expect(fields["value"]?.place).toMatchObject({
      offset: { x: 20_000, y: -10_000 },
      rotation,
      style: { horizontal },
    });
  });

  it("keep their size, and are hidden by the marks of each version", () => {
    const hidden = ["(effects hide)", "(effects (hide yes))", "(hide yes)"].map(
      (mark) => component(placedPart("0 0 0", `(at 0 0 0) ${mark}`)).fields["value"]?.isVisible,
    );
    expect(hidden).toEqual([false, false, false]);
    const { fields } = component(placedPart("0 0 0", "(at 0 0 0) (effects (font (size 2 2) bold italic))"));
    expect(fields["value"]).toMatchObject({
      isVisible: true,
      // Capitals of 2 mm are 0.72 of the size.
      place: { style: { size: 27_778, isBold: true, isItalic: true } },
    });
  });

  it("have our names, and their texts without variables", () => {
    const { fields } = component(
      `(symbol (lib_id "R") (at 0 0 0) (unit 1) (property "Footprint" "R:R" (at 0 0 0)) (property "MPN" "X1" (at 0 0 0)) ` +
        `(property "Value" "10k" (at 0 0 0)) (property "Sim.Params" "r=\${VALUE}" (at 0 0 0)) (property "Datasheet" "~" (at 0 0 0)))`,
    );
    expect(Object.fromEntries(Object.entries(fields).map(([name, { text }]) => [name, text]))).toEqual({
      ...{ footprint: "R:R", MPN: "X1", value: "10k", "Sim.Params": "r=10k", datasheet: "" },
    });
  });
});

describe("parts", () => {
  it("have their marks, unit, style, designator and chosen functions", () => {
    const sheet = root().raw(
      `(symbol (lib_id "R") (at 1.27 2.54 90) (mirror x) (unit 2) (body_style 2) (in_bom no) (on_board no) (dnp yes) ` +
        `(exclude_from_sim yes) (pin "3" (uuid "p") (alternate "MOSI")) (uuid "abc") ` +
        `(instances (project "x" (path "/else" (reference "R1") (unit 1))) (project "a" (path "/${root().uuid}" (reference "R5") (unit 2)))))`,
    );
    expect(only(sheet)).toMatchObject({
      ...{ kind: "component", id: "abc", at: { x: 12_700, y: 25_400 }, rotation: 90, mirror: "x", unit: 2, style: 2 },
      ...{ isInBom: false, isOnBoard: false, isPopulated: false, isSimulated: false },
      ...{ designators: { "/": "R5" }, alternates: { "3": "MOSI" } },
    });
  });

  it("share a symbol that several files embed, and keep those that differ", () => {
    const sheet = root();
    sheet.symbols.push(symbolText("R2", "R", [pinText("1", 0, 0)]));
    sheet.part("R", "R1", 0, 0).part("R", "R2", 9, 0).part("R2", "R3", 18, 0);
    const symbols = read(sheet).schematic.records.filter(({ kind }) => kind === "symbol");
    expect(symbols).toMatchObject([{ name: "R" }, { name: "R2" }]);
  });

  it("without a symbol in the file get an empty one, and a note", () => {
    const design = read(root().part("GONE", "X1", 0, 0));
    expect(design.report.notes).toMatchObject([
      { code: "kicad.symbolMissing", values: { name: "GONE", designator: "X1" } },
    ]);
  });

  it("have a pin for each pad of a stacked pin", () => {
    const sheet = root();
    sheet.symbols.push(symbolText("S", "U", [pinText("[1-3,A5]", 0, 0)]));
    const [symbol] = read(sheet.part("S", "U1", 0, 0)).schematic.records.filter(
      (record): record is SchematicSymbol => record.kind === "symbol",
    );
    expect(symbol?.pins.map(({ number, isHidden }) => [number, isHidden])).toEqual([
      ["1", false],
      ["2", true],
      ["3", true],
      ["A5", true],
    ]);
  });
});

describe("texts and shapes", () => {
  it("keep angles, alignment and line feeds", () => {
    const sheet = root().raw('(text "a\\nb\\n" (at 10 20 90) (effects (font (size 2 2)) (justify right)) (uuid "t"))');
    expect(only(sheet)).toMatchObject({
      ...{ kind: "text", id: "t", at: { x: 100_000, y: 200_000 }, rotation: 90, text: "a\nb" },
      style: { size: 27_778, horizontal: "end", vertical: "middle" },
    });
  });

  it("of a box become a rectangle and a text within its margins", () => {
    const sheet = root().raw(
      '(text_box "x" (at 10 20 0) (size 30 40) (margins 1 2 3 4) (stroke (width 0) (type solid)) (fill (type none)) (effects (justify left top)) (uuid "b"))',
    );
    expect(objectsOf(read(sheet))).toMatchObject([
      {
        kind: "drawing",
        graphic: { shape: "rectangle", from: { x: 100_000, y: 200_000 }, to: { x: 400_000, y: 600_000 } },
      },
      { kind: "text", at: { x: 110_000, y: 220_000 } },
    ]);
  });

  it("draw single lines dashed where the file does not say how, and closed ones as areas", () => {
    const line = root().raw('(polyline (pts (xy 0 0) (xy 10 0)) (stroke (width 0.2) (type default)) (uuid "l"))');
    expect(only(line)).toMatchObject({ graphic: { shape: "polyline", stroke: { width: 2_000, line: "dashed" } } });
    const area = root().raw(
      '(polyline (pts (xy 0 0) (xy 10 0) (xy 10 10) (xy 0 0)) (stroke (width 0) (type solid)) (fill (type background)) (uuid "l"))',
    );
    expect(only(area)).toMatchObject({ graphic: { shape: "polygon", fill: "body", points: { length: 3 } } });
  });

  it("turn the y axis of symbols, and find the middle of old arcs", () => {
    const sheet = root();
    const arc =
      "(arc (start 0 10) (end 10 0) (radius (at 0 0) (length 10) (angles 90 0)) (stroke (width 0)) (fill (type outline)))";
    sheet.symbols.push(symbolText("A", "U", [arc]));
    const [symbol] = read(sheet.part("A", "U1", 0, 0)).schematic.records.filter(
      (record): record is SchematicSymbol => record.kind === "symbol",
    );
    // The middle is at 10 mm in the direction of 45 degrees.
    expect(symbol?.graphics[0]?.graphic).toMatchObject({
      ...{
        shape: "arc",
        start: { x: 0, y: -100_000 },
        mid: { x: 70_711, y: -70_711 },
        end: { x: 100_000, y: 0 },
        fill: "ink",
      },
    });
  });

  it("read tables, and the rules of areas are a note", () => {
    const cell = (text: string) =>
      `(table_cell "${text}" (at 10 20 0) (size 5 5) (span 1 1) (effects (font (size 1 1))))`;
    const sheet = root().raw(
      `(table (column_count 2) (border (external yes) (header yes)) (separators (rows yes) (cols yes)) (column_widths 5 6) (row_heights 7) (cells ${cell("a")} ${cell("b")}) (uuid "t"))`,
    );
    expect(only(sheet)).toMatchObject({
      kind: "table",
      at: { x: 100_000, y: 200_000 },
      columnWidths: [50_000, 60_000],
      cells: [["a", "b"]],
    });
    const area = read(
      root().raw('(rule_area (polyline (pts (xy 0 0) (xy 9 0) (xy 9 9) (xy 0 0)) (stroke (width 0)) (uuid "r")))'),
    );
    expect(area.report.notes).toMatchObject([
      { code: "kicad.ruleArea", construct: "rule-areas", place: { at: { x: 0, y: 0 } } },
    ]);
  });

  it("keep groups of what is on the sheet", () => {
    const sheet = root()
      .junction(1, 1)
      .raw(`(group "G" (uuid "g") (members "00000000-0000-0000-0000-000000001001" "gone"))`);
    expect(objectsOf(read(sheet))[1]).toMatchObject({
      kind: "group",
      name: "G",
      memberIds: ["00000000-0000-0000-0000-000000001001"],
    });
  });
});

describe("images", () => {
  /** Header of a PNG of 300 by 150 pixels without pixels. */
  const png = [
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    ...[0, 0, 1, 0x2c, 0, 0, 0, 0x96, 8, 2, 0, 0, 0, 0, 0, 0, 0],
  ];
  const imageOf = (bytes: readonly number[], version = 20250114): SheetText => {
    const sheet = root().raw(`(image (at 50 50) (scale 2) (uuid "i") (data "${btoa(String.fromCharCode(...bytes))}"))`);
    sheet.version = version;
    return sheet;
  };

  it("lie about their middle, at 300 pixels per inch and their scale", () => {
    const design = read(imageOf(png));
    // 300 pixels are 25.4 mm, twice that by the scale.
    expect(objectsOf(design)).toMatchObject([
      { kind: "image", at: { x: 246_000, y: 373_000 }, width: 508_000, height: 254_000, file: "image-1.png" },
    ]);
    expect(design.images).toMatchObject([{ file: "image-1.png", type: "image/png", bytes: { length: 33 } }]);
  });

  it("have their own density since version 8, which KiCad counts in whole pixels per centimeter", () => {
    // 3780 pixels per meter are 37 per centimeter, which is 94 per inch; the 300 pixels are 81.0638 mm, twice that here.
    const density = [0, 0, 0, 9, 0x70, 0x48, 0x59, 0x73, 0, 0, 0x0e, 0xc4, 0, 0, 0x0e, 0xc4, 1, 0, 0, 0, 0];
    const widthIn = (version: number): number | undefined => {
      const [image] = objectsOf(read(imageOf([...png, ...density], version)));
      return image?.kind === "image" ? image.width : undefined;
    };
    expect([20230121, 20231120].map(widthIn)).toEqual([508_000, 1_621_277]);
  });

  it("of other kinds are left out with a note", () => {
    const design = read(imageOf([1, 2, 3]));
    expect([objectsOf(design), design.report.notes.map(({ code }) => code)]).toEqual([[], ["kicad.image"]]);
  });
});
