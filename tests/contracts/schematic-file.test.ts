// The own format of schematics: exact round trips through JSON, and what its schema refuses.
import { describe, expect, expectTypeOf, it } from "vitest";
import type * as z from "zod/mini";
import { schematicFile } from "@/lib/contracts/schematic-file";
import {
  newSchematic,
  readSchematic,
  type SchematicFile,
  writeSchematic,
} from "@/lib/core/schematic/format/schematic-file";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { at, Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const STROKE = { width: 0, line: "solid" } as const;
const STYLE = { size: 12_700, isBold: false, isItalic: true, horizontal: "start", vertical: "middle" } as const;
const onRoot = (id: string) => ({ id, sheetId: ROOT.id });

/** One object of each kind, and each drawn shape. */
function everyKind(): SchematicRecord[] {
  const part = symbol("P", [pin("1", 0, 0, { alternates: [{ name: "MOSI", type: "output" }] })], {
    keywords: ["mcu"],
    graphics: [
      {
        unit: 0,
        style: 1,
        graphic: { shape: "rectangle", from: at(-1, -1), to: at(1, 1), stroke: STROKE, fill: "body" },
      },
      { unit: 0, style: 0, graphic: { shape: "text", at: at(0, 0), text: "P", rotation: 90, style: STYLE } },
    ],
  });
  const drawing = new Drawing(RESISTOR, part);
  drawing.component(part, { "/": "U1" }, 3, 3, {
    isLocked: true,
    alternates: { 1: "MOSI" },
    fields: {
      value: { text: "STM32", isVisible: true, place: null },
      mpn: { text: "", isVisible: false, place: { offset: at(1, 1), rotation: 90, style: STYLE } },
    },
  });
  drawing.wire(0, 0, 1, 0);
  drawing.bus(0, 1, 4, 1);
  drawing.busEntry([1, 1], [2, 2]);
  drawing.junction(1, 0);
  drawing.noConnect(5, 5);
  drawing.label("A", 0, 0);
  drawing.port("B", 0, 0);
  drawing.sheetLabel("C", 0, 0);
  drawing.power("GND", 0, 0);
  drawing.entry(drawing.sheet("child", "child"), "C", 1, 1);
  drawing.on("child");
  return [
    ...drawing.records,
    { ...onRoot("bb"), kind: "bus-bus-entry", bus: at(0, 0), wire: at(1, 1) },
    { ...onRoot("text"), kind: "text", at: at(0, 0), text: "Note", rotation: 0, style: STYLE },
    { ...onRoot("spice"), kind: "spice-directive", at: at(0, 0), text: ".tran 1m", rotation: 0, style: STYLE },
    { ...onRoot("image"), kind: "image", at: at(0, 0), width: 1, height: 1, file: "file-1" },
    {
      ...onRoot("table"),
      kind: "table",
      at: at(0, 0),
      columnWidths: [1],
      rowHeights: [2],
      cells: [["x"]],
      line: "solid",
      fill: "none",
    },
    { ...onRoot("v"), kind: "voltage-probe", at: at(0, 0), name: "V1" },
    { ...onRoot("i"), kind: "current-probe", at: at(0, 0), name: "I1" },
    { ...onRoot("group"), kind: "group", name: "G", memberIds: ["v", "i"] },
    { kind: "bus-alias", id: "alias", name: "USB", members: ["DP", "DM"] },
    {
      ...{ kind: "erc-settings", id: "erc-settings", severities: { "mpn-missing": "error" } },
      verdicts: { "output output": "warning" },
    },
    { kind: "erc-waiver", id: "waiver", rule: "off-grid", fingerprint: "1a2b", reason: "A connector of 2 mm" },
    { kind: "simulation-setup", id: "setup", name: "Start-up", setupVersion: 1, setup: '{"analysis":"tran"}' },
    { kind: "spice-library", id: "library", name: "opamps.lib", text: ".model DX D\n" },
    ...(
      [
        { shape: "line", points: [at(0, 0), at(1, 1)] },
        { shape: "polyline", points: [at(0, 0), at(1, 1), at(2, 0)] },
        { shape: "polygon", points: [at(0, 0), at(1, 1), at(2, 0)] },
        { shape: "rectangle", from: at(0, 0), to: at(1, 1) },
        { shape: "circle", center: at(0, 0), radius: 5 },
        { shape: "ellipse", center: at(0, 0), radiusX: 5, radiusY: 6 },
        { shape: "arc", start: at(0, 0), mid: at(1, 1), end: at(2, 0) },
        { shape: "bezier", points: [at(0, 0), at(1, 1), at(2, 0), at(3, 3)] },
      ] as const
    ).map((shape, index): SchematicRecord => ({
      ...{ ...onRoot(`shape-${index}`), kind: "drawing", graphic: { ...shape, stroke: STROKE, fill: "ink" } },
    })),
  ];
}

const sorted = (records: readonly SchematicRecord[]) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const fileOf = (): SchematicFile => writeSchematic({ rootSheetId: ROOT.id, records: everyKind() });
const settings = (id: string) => ({ id, severities: {}, verdicts: {} });
const isAccepted = (file: unknown): boolean => schematicFile.safeParse(file).success;

describe("the own format", () => {
  it("reads back every kind of record, through JSON and the schema", () => {
    const parsed = schematicFile.parse(JSON.parse(JSON.stringify(fileOf())));
    expectTypeOf<z.infer<typeof schematicFile>>().toExtend<SchematicFile>();
    const { rootSheetId, records } = readSchematic(parsed);
    expect([rootSheetId, sorted(records)]).toEqual([ROOT.id, sorted(everyKind())]);
  });

  it("writes the types of objects as codes", () => {
    expect(new Set(fileOf().objects.map(({ type }) => type))).toEqual(
      new Set([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 29, 30, 31]),
    );
  });

  it("writes equal schematics as equal texts, whatever their order", () => {
    const records = everyKind();
    const texts = [records, records.toReversed()].map((each) =>
      JSON.stringify(writeSchematic({ rootSheetId: ROOT.id, records: each })),
    );
    expect(texts[0]).toBe(texts[1]);
  });

  it("leaves out the settings of checks where there are none, as files from before do", () => {
    const file = writeSchematic(newSchematic("s1", "Main"));
    expect(Object.keys(file)).toEqual([
      ...["format", "formatVersion", "rootSheetId", "sheets", "symbols", "busAliases", "objects"],
    ]);
    expect(readSchematic(file).records.map(({ kind }) => kind)).toEqual(["sheet"]);
  });

  it("accepts a new schematic", () => {
    expect(isAccepted(writeSchematic(newSchematic("s1", "Main")))).toBe(true);
  });

  it.each<[string, (file: SchematicFile) => unknown]>([
    ["another format", (file) => ({ ...file, format: "other" })],
    ["a later version", (file) => ({ ...file, formatVersion: 2 })],
    ["a root that is no sheet", (file) => ({ ...file, rootSheetId: "wire-2" })],
    [
      "an object on no sheet",
      (file) => ({
        ...file,
        sheets: file.sheets.filter(({ id }) => id === ROOT.id),
        objects: [{ type: 5, id: "j", sheetId: "child", at: at(0, 0) }],
      }),
    ],
    ["settings of checks twice", (file) => ({ ...file, ercSettings: [1, 2].map((id) => settings(`${id}`)) })],
    ["an unknown severity", (file) => ({ ...file, ercSettings: [{ ...settings("e"), severities: { a: "fatal" } }] })],
    [
      "a waiver with the id of a sheet",
      (file) => ({ ...file, ercWaivers: [{ id: ROOT.id, rule: "off-grid", fingerprint: "1", reason: "" }] }),
    ],
    ["an id twice", (file) => ({ ...file, objects: [...file.objects, ...file.objects.slice(0, 1)] })],
    ["an unknown type", (file) => ({ ...file, objects: [{ type: 99, id: "x", sheetId: ROOT.id }] })],
    [
      "a fraction as a coordinate",
      (file) => ({ ...file, objects: [{ type: 5, id: "j", sheetId: ROOT.id, at: { x: 0.5, y: 0 } }] }),
    ],
    [
      "a coordinate beyond the sheet",
      (file) => ({ ...file, objects: [{ type: 5, id: "j", sheetId: ROOT.id, at: { x: 1e9, y: 0 } }] }),
    ],
    ["markup as an id", (file) => ({ ...file, objects: [{ type: 5, id: "<b>", sheetId: ROOT.id, at: at(0, 0) }] })],
    [
      "a text of a million characters",
      (file) => ({ ...file, sheets: [{ ...ROOT, kind: undefined, name: "x".repeat(1e6) }] }),
    ],
  ])("refuses %s", (_title, change) => {
    expect(isAccepted(fileOf())).toBe(true);
    expect(isAccepted(change(fileOf()))).toBe(false);
  });
});
