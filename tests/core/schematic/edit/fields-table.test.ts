// The table of components and their fields: rows, cells, changes, and how they are applied.
import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { designatorsOf, readPattern } from "@/lib/core/schematic/edit/designator-pattern";
import { applyFields, changeKey, problemOf, shownChange, withChange } from "@/lib/core/schematic/edit/fields-changes";
import {
  arrangeRows,
  cellOf,
  columnsOf,
  type FieldsColumn,
  type FieldsGrouping,
  type FieldsRow,
  partsOfDocument,
  rowsOf,
} from "@/lib/core/schematic/edit/fields-table";
import { readCells, tileCells, writeCells } from "@/lib/core/schematic/edit/fields-text";
import { applyTypedNumber, applyTypedText } from "@/lib/core/schematic/edit/typed-number";
import { Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const DUAL = symbol("dual", [pin("1", 0, 0, { unit: 1 }), pin("2", 0, 0, { unit: 2 })], { unitCount: 2 });
const FLAG = symbol("flag", [pin("1", 0, 0)], { prefix: "#FLG", power: "global" });
const field = (text: string) => ({ text, isVisible: true, place: null });
const fields = (value: string, more: Record<string, string> = {}) => ({
  fields: Object.fromEntries(
    Object.entries({ value, footprint: "R_0603", ...more }).map(([name, text]) => [name, field(text)]),
  ),
});

function drawn(): Drawing {
  const drawing = new Drawing(RESISTOR, DUAL, FLAG);
  drawing.component(RESISTOR, "R10", 0, 0, fields("10k", { mpn: "RC0603" }));
  drawing.component(RESISTOR, "R2", 0, 5, fields("10k", { Tolerance: "1%" }));
  drawing.component(RESISTOR, "R3", 0, 10, { ...fields("1k"), isPopulated: false });
  drawing.component(DUAL, "U1", 10, 0, { ...fields("LM358"), unit: 1 });
  drawing.component(DUAL, "U1", 10, 5, { ...fields("LM358"), unit: 2 });
  drawing.component(FLAG, "#FLG1", 20, 0);
  return drawing;
}

function open(drawing = drawn()) {
  const editor = new SchematicEditor({ rootSheetId: ROOT.id, records: drawing.records }, { newId: () => "new" });
  const { workspace, hierarchy } = editor;
  const table = (grouping: FieldsGrouping) => {
    const symbolOf = (id: string) => workspace.graph.symbolOf(id);
    const parts = partsOfDocument({ records: workspace.store.values(), instances: hierarchy.instances, symbolOf });
    return { rows: rowsOf(parts, grouping), columns: columnsOf(parts) };
  };
  return { editor, table };
}

const DESIGNATOR: FieldsColumn = { kind: "designator" };
const named = (name: string): FieldsColumn => ({ kind: "field", name });
const NOT_POPULATED: FieldsColumn = { kind: "flag", flag: "notPopulated" };
const first = (rows: readonly FieldsRow[]): FieldsRow => present(rows[0], "a row");
const texts = (rows: readonly FieldsRow[], column: FieldsColumn) => rows.map((row) => cellOf(row, column).text);

describe("rows and cells", () => {
  it("list parts by designator, units of one part together, without supplies", () => {
    const { rows, columns } = open().table("single");
    expect(texts(rows, DESIGNATOR)).toEqual(["R2", "R3", "R10", "U1"]);
    expect(texts(rows, NOT_POPULATED)).toEqual(["no", "yes", "no", "no"]);
    expect(columns.map((column) => (column.kind === "field" ? column.name : column.kind))).toEqual([
      ...["designator", "value", "footprint", "mpn", "manufacturer", "Tolerance", "flag", "flag", "flag", "flag"],
    ]);
  });

  it("join equal parts, and count the values that differ", () => {
    const { rows } = open().table("equal");
    expect(texts(rows, DESIGNATOR)).toEqual(["R2, R10", "R3", "U1"]);
    expect(cellOf(first(rows), named("mpn"))).toEqual({
      text: null,
      values: [
        ["", 1],
        ["RC0603", 1],
      ],
    });
  });

  it("are filtered by any text and sorted by a column", () => {
    const { rows, columns } = open().table("single");
    const arrange = (filter: string, key?: string, isDown = false) =>
      texts(arrangeRows(rows, columns, { filter, sort: key === undefined ? null : { key, isDown } }), DESIGNATOR);
    expect(arrange("10K")).toEqual(["R2", "R10"]);
    expect(arrange("rc06")).toEqual(["R10"]);
    expect(arrange("", "designator", true)).toEqual(["U1", "R10", "R3", "R2"]);
    expect(arrange("", "field value")).toEqual(["R3", "R2", "R10", "U1"]);
  });
});

describe("changes", () => {
  it("are applied to all units and placements by one step, which undo takes back", () => {
    const { editor, table } = open();
    const before = new Map([...editor.workspace.store.values()].map((record) => [record.id, record]));
    const { rows, columns } = table("equal");
    const [resistors, , amplifier] = rows;
    let changes = withChange(new Map(), { row: present(resistors, "R"), column: named("value") }, "*2");
    changes = withChange(changes, { row: present(resistors, "R"), column: DESIGNATOR }, "R100..");
    changes = withChange(changes, { row: present(amplifier, "U"), column: named("manufacturer") }, "TI");
    changes = withChange(changes, { row: present(amplifier, "U"), column: NOT_POPULATED }, "x");
    editor.commit("fields", (edit) => applyFields(edit, { rows, columns }, changes));
    const after = table("single");
    expect(texts(after.rows, DESIGNATOR)).toEqual(["R3", "R100", "R101", "U1"]);
    expect(texts(after.rows, named("value"))).toEqual(["1k", "20k", "20k", "LM358"]);
    const units = [...editor.workspace.store.values()].filter(
      (each) => each.kind === "component" && each.symbolId === DUAL.id,
    );
    expect(
      units.map((each) => each.kind === "component" && [each.fields.manufacturer?.text, each.isPopulated]),
    ).toEqual([
      ["TI", false],
      ["TI", false],
    ]);
    expect(editor.history.done.map(({ name }) => name)).toEqual(["fields"]);
    editor.undo();
    expect(new Map([...editor.workspace.store.values()].map((record) => [record.id, record]))).toEqual(before);
  });

  it("end where a value is typed as it was", () => {
    const { rows } = open().table("single");
    const at = { row: first(rows), column: named("value") };
    const changes = withChange(new Map(), at, "4k7");
    expect([...changes.keys()]).toEqual([changeKey(at.row, at.column)]);
    expect(withChange(changes, at, "10k").size).toBe(0);
  });

  it("leave locked parts and what is no designator as they are", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.component(RESISTOR, "R1", 0, 0, { ...fields("1k"), isLocked: true });
    drawing.component(RESISTOR, "R2", 0, 5, fields("1k"));
    const { editor, table } = open(drawing);
    const single = table("single").rows;
    expect(problemOf(first(single), named("value"), "2k")).toBe("locked");
    expect(problemOf(present(single[1], "R2"), DESIGNATOR, "2R")).toBe("notDesignator");
    const { rows, columns } = table("equal");
    const changes = withChange(new Map(), { row: first(rows), column: named("value") }, "2k");
    editor.commit("fields", (edit) => applyFields(edit, { rows, columns }, changes));
    expect(texts(table("single").rows, named("value"))).toEqual(["1k", "2k"]);
  });

  it("ask for a pattern where several parts would get one designator", () => {
    const { rows } = open().table("equal");
    expect(problemOf(first(rows), DESIGNATOR, "R5")).toBe("needsPattern");
    expect(problemOf(first(rows), DESIGNATOR, "R5..")).toBeNull();
    expect(shownChange(first(rows), DESIGNATOR, "R5..")).toBe("R5, R6");
  });
});

describe("typed values", () => {
  it.each([
    ["R10..", 3, ["R10", "R11", "R12"]],
    ["R7", 1, ["R7"]],
    ["TP", 2, ["TP?", "TP?"]],
    ["R?", 2, ["R?", "R?"]],
  ])("%s numbers %i parts", (text, count, expected) => {
    expect(designatorsOf(present(readPattern(text), "a pattern"), count)).toEqual(expected);
  });

  it.each(["", "10", "R-1", "R1..2", "#FLG1"])("%j is no designator", (text) => {
    expect(readPattern(text)).toBeNull();
  });

  it.each([
    [10, "+2.54", 12.54],
    [10, "*2", 20],
    [10, "/4", 2.5],
    [10, "=3*2.54", 7.62],
    [10, "= 1 - 3 + 2*2", 2],
    [10, "5", 5],
    [10, "-5", -5],
    [10, "1/0", null],
    [10, "=1/0", null],
    [10, "abc", null],
    [10, "12,7", 12.7],
  ])("%d and %s are %s", (before, typed, expected) => {
    expect(applyTypedNumber(before, typed)).toBe(expected);
  });

  it.each([
    ["10k", "*2", "20k"],
    ["4.7 µF", "/10", "0.47µF"],
    ["10k", "=2*11", "22"],
    ["NE555", "*2", "*2"],
    ["10k", "+3V3", "+3V3"],
    ["10k", "22k", "22k"],
  ])("%s and %s are %s", (before, typed, expected) => {
    expect(applyTypedText(before, typed)).toBe(expected);
  });
});

describe("copied cells", () => {
  it("come back as they were, and are no formulas elsewhere", () => {
    const cells = [
      ["R1", "a\tb", 'say "x"'],
      ["-5V", "-5", "=1+1"],
      ["", "two\nlines", ""],
    ];
    expect(readCells(writeCells(cells))).toEqual(cells);
    expect(writeCells([["=1+1", "-5V", "-5"]])).toBe("'=1+1\t'-5V\t-5");
    expect(readCells("a\tb\r\nc\td\r\n")).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  it("fill a larger area where they fit in evenly", () => {
    expect(tileCells([["x"]], 2, 2)).toEqual([
      ["x", "x"],
      ["x", "x"],
    ]);
    expect(tileCells([["a"], ["b"]], 3, 1)).toEqual([["a"], ["b"]]);
    expect(tileCells([["a"], ["b"]], 4, 1)).toEqual([["a"], ["b"], ["a"], ["b"]]);
  });
});

it("a table of 2,000 parts is made in well under a second", () => {
  const drawing = new Drawing(RESISTOR);
  for (let at = 1; at <= 2_000; at++) drawing.component(RESISTOR, `R${at}`, at, 0, fields(`${at % 40}k`));
  const { editor, table } = open(drawing);
  const begun = performance.now();
  const { rows, columns } = table("single");
  const shown = arrangeRows(rows, columns, { filter: "k", sort: { key: "field value", isDown: true } });
  let changes: ReadonlyMap<string, string> = new Map();
  changes = withChange(changes, { row: first(shown), column: named("value") }, "1M");
  editor.commit("fields", (edit) => applyFields(edit, { rows, columns }, changes));
  expect(shown.length).toBe(2_000);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
