import { describe, expect, it } from "vitest";
import { symbolSchema } from "@/lib/contracts/schematic-file";
import { resolvePath, withOverbars } from "@/lib/core/schematic-import/kicad-legacy/names";
import { readKicadLegacyLibrary } from "@/lib/core/schematic-import/kicad-legacy/read-kicad-legacy-library";
import { codesOf, component, fileOf, filesOf, imported, label, LIBRARY, line, sheetSymbol } from "./legacy-files";

const MIL = 254;
const recordsOf = (items: string) => imported(filesOf(items)).schematic.records;

function componentOf(items: string) {
  const found = recordsOf(items).find((record) => record.kind === "component");
  if (found?.kind !== "component") throw new Error("no component");
  return found;
}

describe("fields of old KiCad", () => {
  const FIELDS =
    'F 2 "lib:0603" H 1000 1000 50  0001 C CNN\nF 3 "~" H 1000 1000 50  0001 C CNN\nF 4 "RC0603" H 1000 1000 50  0001 C CNN "MPN"\n';

  it("have the names of ours, and their own where they are the user's", () => {
    const { fields } = componentOf(component("R", "R1", 1000, 1000, { fields: FIELDS, value: "10k" }));
    const texts = Object.entries(fields).map(([name, { text, isVisible }]) => [name, text, isVisible]);
    expect(texts).toEqual([
      ["designator", "", true],
      ["value", "10k", true],
      ["footprint", "lib:0603", false],
      ["MPN", "RC0603", false],
    ]);
  });

  // The reference is 80 mils right of the origin and 20 above it, as the symbol has it.
  it.each([
    ["1 0 0 -1", 80, -20, 0, "start"],
    ["-1 0 0 1", -80, 20, 0, "end"],
    ["0 -1 -1 0", -20, -80, 90, "start"],
    ["0 1 1 0", 20, 80, 90, "end"],
  ])("are turned with the matrix %s, and read from the left or from below", (matrix, x, y, rotation, horizontal) => {
    const { fields } = componentOf(component("R", "R1", 1000, 1000, { matrix }));
    expect(fields.designator?.place).toMatchObject({ offset: { x: x * MIL, y: y * MIL }, rotation });
    expect(fields.designator?.place?.style.horizontal).toBe(horizontal);
  });
});

describe("sheets of old KiCad", () => {
  it("have their size and their title block", () => {
    expect(recordsOf("")[0]).toMatchObject({
      ...{ kind: "sheet", name: "main", width: 11_693 * MIL, height: 8_268 * MIL },
      titleBlock: { title: 'Test "quoted"', date: "2018-01-02", revision: "3", comment1: "First" },
    });
  });

  it("have labels that read to their side", () => {
    const items = [0, 1, 2, 3]
      .flatMap((turn) => ["Label", "GLabel", "HLabel"].map((type) => label(type, "A", 100 * turn, 100, turn)))
      .join("");
    const rotations = recordsOf(items).flatMap((record) =>
      "rotation" in record ? [[record.kind, record.rotation]] : [],
    );
    expect(rotations).toEqual([
      ...[
        ["net-label", 0],
        ["port", 180],
        ["sheet-label", 180],
        ["net-label", 90],
        ["port", 90],
        ["sheet-label", 90],
      ],
      ...[
        ["net-label", 180],
        ["port", 0],
        ["sheet-label", 0],
        ["net-label", 270],
        ["port", 270],
        ["sheet-label", 270],
      ],
    ]);
  });

  it("keep texts, lines and marks, and say which lines are not known", () => {
    const items = `${label("Notes", "One\\nTwo", 100, 100)}${line("Notes", 0, 0, 100, 0)}NoConn ~ 100 200\nSomething else\n`;
    const read = imported(filesOf(items));
    const [, note, drawing, mark] = read.schematic.records;
    expect(note).toMatchObject({ kind: "text", text: "One\nTwo" });
    expect(drawing).toMatchObject({ kind: "drawing", graphic: { shape: "line", stroke: { line: "dashed" } } });
    expect(mark).toMatchObject({ kind: "no-connect", at: { x: 100 * MIL, y: 200 * MIL } });
    expect(read.report.notes).toMatchObject([{ code: "kicadLegacy.unknownLine", values: { text: "Something else" } }]);
  });

  it("keep PNG pictures around their middle", () => {
    // The header of a picture of 300 by 600 pixels, which are an inch by two.
    const bytes = [
      ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82],
      ...[0, 0, 1, 44, 0, 0, 2, 88],
    ];
    const data = [...bytes, ...Array<number>(16).fill(0)].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
    const bitmap = (content: string) =>
      `$Bitmap\nPos 2000 2000\nScale 1,000000\nData\n${content}\nEndData\n$EndBitmap\n`;
    const read = imported(filesOf(bitmap(data)));
    expect(read.images).toMatchObject([{ file: "image1", type: "image/png" }]);
    expect(read.schematic.records[1]).toMatchObject({
      ...{ kind: "image", file: "image1", at: { x: 1500 * MIL, y: 1000 * MIL } },
      ...{ width: 1000 * MIL, height: 2000 * MIL },
    });
    expect(codesOf(imported(filesOf(bitmap("00 01"))))).toEqual(["kicadLegacy.image"]);
  });

  it("have sheet symbols with their entries", () => {
    const [symbol, entry] = recordsOf(sheetSymbol("5B", "amp", "amp.sch", 'F2 "OUT" O R 3500 1200 50 \n')).filter(
      ({ kind }) => kind.startsWith("sheet-"),
    );
    expect(symbol).toMatchObject({
      name: "amp",
      from: { x: 3000 * MIL, y: 1000 * MIL },
      to: { x: 3500 * MIL, y: 1500 * MIL },
    });
    expect(entry).toMatchObject({
      text: "OUT",
      direction: "output",
      side: "right",
      at: { x: 3500 * MIL, y: 1200 * MIL },
    });
  });
});

describe("symbols of old KiCad", () => {
  it("have the description, keywords and datasheet of the file beside their library", () => {
    const descriptions =
      "EESchema-DOCLIB  Version 2.0\n#\n$CMP R\nD Resistor, US  symbol\nK R res resistor\nF http://example.com/r.pdf\n" +
      "$ENDCMP\n#\n$CMP VDD\nD Supply\n$ENDCMP\n#End Doc Library\n";
    const design = imported(filesOf(component("Device:R", "R1", 1000, 1000), { "Device.dcm": descriptions }));
    const [symbol] = design.schematic.records.filter((record) => record.kind === "symbol");
    expect(symbol).toMatchObject({
      ...{ description: "Resistor, US  symbol", keywords: ["R", "res", "resistor"] },
      fields: { datasheet: "http://example.com/r.pdf" },
    });
    expect(design.report.files.find(({ name }) => name === "Device.dcm")?.isRead).toBe(true);
  });

  it("that no file has are boxes, with a note", () => {
    const read = imported(filesOf(component("Amp:LM358", "U7", 1000, 1000)));
    expect(read.report.notes).toMatchObject([
      { code: "kicadLegacy.symbolMissing", values: { part: "U7", symbol: "Amp:LM358" } },
    ]);
    expect(read.schematic.records).toContainEqual(
      expect.objectContaining({ kind: "symbol", name: "Amp:LM358", pins: [] }),
    );
  });

  it("make up libraries, with each alias as a symbol of its own", () => {
    const read = readKicadLegacyLibrary(fileOf("lib/parts.lib", LIBRARY));
    if (!read.ok) throw new Error(read.code);
    const { name, symbols } = read.value;
    expect(name).toBe("parts");
    expect(symbols.map((symbol) => symbol.name)).toEqual([
      ...["parts:R", "parts:Device_Q", "parts:VCC", "parts:VDD", "parts:U"],
    ]);
    for (const { kind: _kind, ...symbol } of symbols) symbolSchema.parse(symbol);
    const [resistor, transistor, supply, , unit] = symbols;
    expect(resistor).toMatchObject({ prefix: "R", showsPinNumbers: false, showsPinNames: true, pinNameOffset: 0 });
    expect(transistor?.pins).toMatchObject([
      { number: "1", name: "A", type: "bidirectional", at: { x: 200 * MIL, y: -100 * MIL }, direction: "left" },
      { number: "2", name: "~{B}", shape: "inverted" },
    ]);
    expect(transistor?.graphics.map(({ graphic }) => graphic.shape)).toEqual(["arc", "circle", "polygon", "text"]);
    // A quarter turn around the origin, from above to the right.
    expect(transistor?.graphics[0]?.graphic).toMatchObject({
      mid: { x: 17_961, y: -17_961 },
      end: { x: 100 * MIL, y: 0 },
    });
    expect(supply).toMatchObject({ power: "global", pins: [{ isHidden: true, type: "power-input" }] });
    expect(unit).toMatchObject({ unitCount: 2, power: null });
  });

  it("are refused where the library is damaged", () => {
    const cut = readKicadLegacyLibrary(fileOf("parts.lib", LIBRARY.slice(0, 300)));
    expect(cut).toMatchObject({ ok: false, code: "DAMAGED", details: { file: "parts.lib" } });
    expect(readKicadLegacyLibrary(fileOf("parts.lib", "no library"))).toMatchObject({ ok: false, code: "DAMAGED" });
  });
});

describe("names of old KiCad", () => {
  it("have overbars between tildes", () => {
    expect(["~RESET", "~A~/B", "A~~B", "~", "PLAIN"].map(withOverbars)).toEqual([
      ...["~{RESET}", "~{A}/B", "A~B", "", "PLAIN"],
    ]);
  });

  it("of files are those from the folder of the sheet", () => {
    expect(resolvePath("a/b/main.sch", "../c/x.sch")).toBe("a/c/x.sch");
    expect(resolvePath("main.sch", ".\\sub\\x.sch")).toBe("sub/x.sch");
  });
});
