// Schematics as KiCad projects, read again by our own reader. `scripts/oracle/kicad-export.ts` compares with kicad-cli.
import { describe, expect, it } from "vitest";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { kicadProject } from "@/lib/core/schematic/export/kicad-project";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicComponent, SchematicRecord } from "@/lib/core/schematic/model/records";
import { Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const schematicOf = ({ records }: Drawing): Schematic => ({ rootSheetId: ROOT.id, records });

function readAgain(schematic: Schematic): ImportedDesign {
  const files = kicadProject(schematic, { name: "board" });
  const read = importDesign(files.map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) })));
  if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.details)}`);
  return read.value;
}

const netsOf = (schematic: Schematic): Record<string, string> =>
  Object.fromEntries(
    exportedDesign(schematic).nets.map(({ name, pins }) => [
      name,
      pins.map(({ designator, number }) => `${designator}.${number}`).join(" "),
    ]),
  );

function expectSameNets(drawing: Drawing): ImportedDesign {
  const schematic = schematicOf(drawing);
  const again = readAgain(schematic);
  expect(netsOf(again.schematic)).toEqual(netsOf(schematic));
  return again;
}

const componentsOf = (records: readonly SchematicRecord[]): SchematicComponent[] =>
  records.filter((record): record is SchematicComponent => record.kind === "component");
const textOf = (drawing: Drawing): string =>
  kicadProject(schematicOf(drawing), { name: "board" }).find(({ name }) => name === "board.kicad_sch")?.text ?? "";
const countOf = (text: string, list: string): number => text.split(`(${list} `).length - 1;

describe("the nets of a KiCad project", () => {
  it("are ours where a wire ends on another one, which is cut there", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 2, 0);
    drawing.resistor("R2", 2, 10);
    drawing.resistor("R3", 12, 5);
    drawing.wire(4, 0, 4, 10);
    drawing.wire(4, 5, 10, 5);
    expectSameNets(drawing);
    expect([countOf(textOf(drawing), "wire"), countOf(textOf(drawing), "junction")]).toEqual([3, 1]);
  });

  it("are ours where wires cross, and where a label or a junction joins them", () => {
    for (const join of [(d: Drawing) => d, (d: Drawing) => d.label("X", 4, 5), (d: Drawing) => d.junction(4, 5)]) {
      const drawing = new Drawing(RESISTOR);
      drawing.resistor("R1", 2, 0);
      drawing.resistor("R2", 2, 10);
      drawing.resistor("R3", 12, 5);
      drawing.wire(4, 0, 4, 10);
      drawing.wire(0, 5, 10, 5);
      join(drawing);
      expectSameNets(drawing);
    }
  });

  it("are ours for supplies of all sheets and of one sheet", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 2, 0);
    drawing.power("+5V", 0, 0);
    drawing.power("VA", 4, 0, "local");
    const child = drawing.sheet("child", "child");
    drawing.on("child").resistor({ [`/${child.id}/`]: "R2" }, 2, 0);
    drawing.power("+5V", 0, 0);
    drawing.power("VA", 4, 0, "local");
    const again = expectSameNets(drawing);
    expect(netsOf(again.schematic)).toEqual({ "+5V": "R1.1 R2.1", "/VA": "R1.2", "/child/VA": "R2.2" });
  });

  it("are ours for hidden supply pins, wired and alone", () => {
    const hidden = symbol("H", [pin("14", 0, 0, { type: "power-input", name: "VCC", isHidden: true })]);
    const drawing = new Drawing(RESISTOR, hidden);
    for (const at of [0, 1, 2]) drawing.component(hidden, `U${at + 1}`, 0, 9 * at);
    drawing.resistor("R1", 2, 18);
    drawing.label("A", 0, 18);
    expect(netsOf(expectSameNets(drawing).schematic)).toMatchObject({ VCC: "U1.14 U2.14", "/A": "R1.1 U3.14" });
  });

  it("are ours on each placement of a sheet, with its designators", () => {
    const drawing = new Drawing(RESISTOR);
    const [a, b] = [drawing.sheet("a", "child"), drawing.sheet("b", "child")];
    drawing.entry(a, "X/Y", 4, 0);
    drawing.entry(b, "X/Y", 4, 9);
    drawing.wire(4, 0, 8, 0);
    drawing.label("LEFT", 6, 0);
    drawing.on("child").resistor({ [`/${a.id}/`]: "R1", [`/${b.id}/`]: "R2" }, 2, 0);
    drawing.sheetLabel("X/Y", 4, 0);
    const again = expectSameNets(drawing);
    const sheets = again.schematic.records.flatMap((record) => (record.kind === "sheet" ? record.name : []));
    expect(sheets.sort()).toEqual(["board", "child"]);
  });

  it("are ours for buses, their entries and aliases", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.records.push({ kind: "bus-alias", id: "alias", name: "PAIR", members: ["DP", "DM"] });
    drawing.bus(0, 0, 0, 20);
    drawing.label("USB{PAIR}", 0, 2);
    for (const row of [5, 10]) {
      drawing.busEntry([0, row], [1, row + 1]);
      drawing.wire(1, row + 1, 4, row + 1);
      drawing.label("USB.DM", 2, row + 1);
      drawing.resistor(`R${row}`, 6, row + 1);
    }
    const again = expectSameNets(drawing);
    expect(again.schematic.records).toContainEqual(expect.objectContaining({ kind: "bus-alias", name: "PAIR" }));
  });
});

describe("the electrical rules of a KiCad project", () => {
  it("keep severities and pin conflicts that differ from the usual ones", () => {
    const drawing = new Drawing(RESISTOR);
    const severities = { "off-grid": "off", "pin-conflict": "warning" } as const;
    const verdicts = { "input output": "warning" } as const;
    drawing.records.push({ kind: "erc-settings", id: "rules", severities, verdicts });
    const again = readAgain(schematicOf(drawing)).schematic.records;
    expect(again.find(({ kind }) => kind === "erc-settings")).toMatchObject({ severities, verdicts });
  });

  it("find no open ends at labels and bus entries, which join wires between their ends", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.bus(0, 0, 0, 10);
    drawing.busEntry([0, 4], [1, 5]);
    drawing.wire(1, 5, 9, 5);
    drawing.label("D0", 4, 5);
    const text = textOf(drawing);
    expect([countOf(text, "wire"), countOf(text, "bus")]).toEqual([1, 1]);
  });
});

describe("the parts of a KiCad project", () => {
  const style = { size: 20_000, isBold: true, isItalic: false, horizontal: "start", vertical: "end" } as const;

  it.each(
    ([0, 90, 180, 270] as const).flatMap((rotation) =>
      (["none", "x", "y"] as const).map((mirror) => [rotation, mirror] as const),
    ),
  )("keep the places of their fields at %d degrees, mirror %s", (rotation, mirror) => {
    const place = { offset: { x: 12_700, y: -25_400 }, rotation: 0 as const, style };
    const upright = { offset: { x: 0, y: 12_700 }, rotation: 90 as const, style };
    const fields = {
      designator: { text: "", isVisible: true, place },
      value: { text: "10k", isVisible: true, place: upright },
      MPN: { text: 'RC"0603\\', isVisible: false, place },
    };
    const drawing = new Drawing(RESISTOR);
    drawing.component(RESISTOR, "R1", 10, 10, { rotation, mirror, fields });
    const [again] = componentsOf(readAgain(schematicOf(drawing)).schematic.records);
    expect(again).toMatchObject({ rotation, mirror, at: { x: 127_000, y: 127_000 }, fields });
  });

  it("keep their marks, units, styles and functions", () => {
    const chip = symbol(
      "my lib:Chip/2",
      [
        pin("1", 0, 0, { unit: 1, style: 1, alternates: [{ name: "MOSI", type: "output" }] }),
        pin("2", 0, 2, { unit: 2, style: 1, shape: "inverted-clock", type: "tri-state", direction: "up" }),
        pin("1", 0, 4, { unit: 1, style: 2 }),
      ],
      {
        unitCount: 2,
        styleCount: 2,
        showsPinNumbers: false,
        pinNameOffset: 5_080,
        keywords: ["a", "b"],
        description: "Chip",
      },
    );
    const marks = { isPopulated: false, isInBom: false, isOnBoard: false, isSimulated: false };
    const drawing = new Drawing(chip);
    drawing.component(chip, "U1", 0, 0, { unit: 2, ...marks });
    drawing.component(chip, "U1", 20, 0, { style: 2, alternates: { "1": "MOSI" } });
    const { records } = readAgain(schematicOf(drawing)).schematic;
    expect(componentsOf(records).sort((a, b) => b.unit - a.unit)).toMatchObject([
      { unit: 2, designators: { "/": "U1" }, ...marks },
      { unit: 1, style: 2, alternates: { "1": "MOSI" } },
    ]);
    expect(records.filter(({ kind }) => kind === "symbol")).toMatchObject([
      {
        ...{ name: "my_lib:Chip_2", unitCount: 2, styleCount: 2, showsPinNumbers: false, showsPinNames: true },
        ...{ pinNameOffset: 5_080, keywords: ["a", "b"], description: "Chip" },
        pins: [
          { number: "1", unit: 1, style: 1, alternates: [{ name: "MOSI", type: "output" }] },
          {
            number: "2",
            unit: 2,
            shape: "inverted-clock",
            type: "tri-state",
            direction: "up",
            at: { x: 0, y: 25_400 },
          },
          { number: "1", unit: 1, style: 2 },
        ],
      },
    ]);
  });
});

describe("the sheets of a KiCad project", () => {
  it("keep their size, titles, texts, shapes and tables", () => {
    const drawing = new Drawing();
    const [root] = drawing.records;
    const titleBlock = { title: "T", revision: "2", date: "2026-01-01", company: "C", author: "A" };
    drawing.records[0] = {
      ...ROOT,
      ...(root?.kind === "sheet" ? root : ROOT),
      width: 4_200_000,
      height: 2_970_000,
      titleBlock,
    };
    const base = { sheetId: ROOT.id };
    const stroke = { width: 2_540, line: "dotted" } as const;
    const point = (x: number, y: number) => ({ x: x * 10_000, y: y * 10_000 });
    drawing.records.push(
      {
        ...{ kind: "text", id: "t1", ...base, at: point(10, 10), text: 'a\n"b"', rotation: 90 },
        style: { size: 30_000, isBold: true, isItalic: true, horizontal: "end", vertical: "start" },
      },
      {
        kind: "drawing",
        id: "d1",
        ...base,
        graphic: { shape: "circle", center: point(5, 5), radius: 10_000, stroke, fill: "ink" },
      },
      {
        kind: "drawing",
        id: "d2",
        ...base,
        graphic: { shape: "arc", start: point(0, 0), mid: point(1, 1), end: point(2, 0), stroke, fill: "none" },
      },
      {
        kind: "drawing",
        id: "d3",
        ...base,
        graphic: { shape: "polygon", points: [point(0, 0), point(5, 0), point(5, 5)], stroke, fill: "body" },
      },
      {
        ...{
          kind: "table",
          id: "tb",
          ...base,
          at: point(20, 20),
          columnWidths: [100_000, 50_000],
          rowHeights: [50_000],
        },
        ...{ cells: [["a", "b"]], line: "solid", fill: "none" },
      },
    );
    const { records } = readAgain(schematicOf(drawing)).schematic;
    expect(records.find(({ kind }) => kind === "sheet")).toMatchObject({
      ...{ width: 4_200_000, height: 2_970_000 },
      titleBlock: { title: "T", revision: "2", date: "2026-01-01", company: "C", comment1: "A" },
    });
    const shapes = records.flatMap((record) => (record.kind === "drawing" ? [record.graphic] : []));
    expect(shapes).toEqual(drawing.records.flatMap((record) => (record.kind === "drawing" ? [record.graphic] : [])));
    expect(records.find(({ kind }) => kind === "text")).toMatchObject({
      at: point(10, 10),
      text: 'a\n"b"',
      rotation: 90,
      style: { size: 30_000, horizontal: "end" },
    });
    expect(records.find(({ kind }) => kind === "table")).toMatchObject({
      columnWidths: [100_000, 50_000],
      cells: [["a", "b"]],
    });
  });

  it("keep the sizes of labels, entries, sheet names and the texts of pins, usual or not", () => {
    // Capitals of 2.54 mm are 0.72 of a size of 3.5278 mm; the usual 1.27 mm of KiCad are not our usual size.
    const sizes = { nameSize: 35_278, numberSize: 17_639 };
    const part = symbol("RR", [pin("1", 0, 0), pin("2", 4, 0, sizes)]);
    const drawing = new Drawing(part);
    drawing.component(part, "R1", 0, 0);
    const usual = drawing.label("A", 0, 0);
    drawing.records.push({ ...usual, id: "large", text: "B", at: { x: 127_000, y: 0 }, size: 35_278 });
    const below = { ...ROOT, id: "below", name: "below" };
    drawing.records.push(below, {
      ...{ kind: "sheet-symbol", id: "symbol", sheetId: ROOT.id, targetId: "below", name: "below", size: 17_639 },
      ...{ from: { x: 0, y: 254_000 }, to: { x: 254_000, y: 381_000 } },
    });
    drawing.records.push({
      ...{ kind: "sheet-entry", id: "entry", sheetId: ROOT.id, sheetSymbolId: "symbol", at: { x: 0, y: 317_500 } },
      ...{ side: "left", text: "IN", direction: "input", size: 35_278 },
    });
    const again = readAgain(schematicOf(drawing)).schematic.records;
    const sizesOf = (record: SchematicRecord) => ("size" in record ? record.size : undefined);
    const found = again.flatMap((record) =>
      record.kind === "net-label" || record.kind === "sheet-entry"
        ? [[record.text, sizesOf(record)]]
        : record.kind === "sheet-symbol"
          ? [[record.name, sizesOf(record)]]
          : [],
    );
    expect(Object.fromEntries(found)).toEqual({ A: undefined, B: 35_278, IN: 35_278, below: 17_639 });
    const pins = again.flatMap((record) => (record.kind === "symbol" ? record.pins : []));
    expect(pins.map(({ number, nameSize, numberSize }) => [number, nameSize, numberSize])).toEqual([
      ["1", undefined, undefined],
      ["2", 35_278, 17_639],
    ]);
  });

  it("have files of different names, without characters that file systems refuse", () => {
    const drawing = new Drawing();
    drawing.sheet("a", "x");
    drawing.sheet("b", "y");
    drawing.sheet("c", "z");
    drawing.on("x").on("y").on("z");
    const named = drawing.records.map((record) =>
      record.kind === "sheet" && record.id !== ROOT.id
        ? { ...record, name: record.id === "z" ? "Board" : "a/b" }
        : record,
    );
    const files = kicadProject({ rootSheetId: ROOT.id, records: named }, { name: "board" });
    expect(files.map(({ name }) => name)).toEqual([
      ...["board.kicad_pro", "board.kicad_sch", "a_b.kicad_sch", "a_b-2.kicad_sch", "Board-2.kicad_sch"],
    ]);
  });
});
