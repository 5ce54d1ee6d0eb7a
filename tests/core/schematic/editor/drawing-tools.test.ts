// Tools that draw what is no circuit: shapes, texts, tables and probes.
import { describe, expect, it } from "vitest";
import { nextCell, resizeTable, withLine, withoutLine } from "@/lib/core/schematic/edit/tables";
import { textOf } from "@/lib/core/schematic/editor/object-text";
import type { TextTable } from "@/lib/core/schematic/model/records";
import { GRID } from "@/lib/core/schematic/model/units";
import { at, Drawing, pin, RESISTOR, symbol } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";

const shapes = (driven: DrivenEditor) => driven.ofKind("drawing").map(({ graphic }) => graphic);

describe("shapes", () => {
  it("draws a line, and with more corners a polyline that a double click ends", () => {
    const driven = new DrivenEditor(new Drawing());
    driven.editor.use("line");
    driven.click(1, 1);
    driven.click(5, 1);
    driven.editor.toolKey("end");
    driven.click(0, 0);
    driven.click(4, 0);
    driven.click(4, 6);
    driven.editor.doubleClick(driven.pointer(4, 6));
    expect(shapes(driven)).toMatchObject([
      { shape: "line", points: [at(1, 1), at(5, 1)] },
      { shape: "polyline", points: [at(0, 0), at(4, 0), at(4, 6)] },
    ]);
    expect(driven.actions()).toEqual(["drawing", "drawing"]);
    driven.editor.undo();
    expect(shapes(driven).length).toBe(1);
  });

  it("draws a rectangle from any two corners, by clicks or by a drag, and none without an area", () => {
    const driven = new DrivenEditor(new Drawing());
    driven.editor.choose({ stroke: { width: 3_000, line: "dashed" }, fill: "body" });
    driven.editor.use("rectangle");
    driven.click(6, 8);
    driven.click(2, 3);
    driven.drag([10, 10], [14, 12]);
    driven.click(20, 20);
    driven.click(25, 20);
    expect(shapes(driven)).toEqual([
      {
        ...{ shape: "rectangle", from: at(2, 3), to: at(6, 8) },
        ...{ stroke: { width: 3_000, line: "dashed" }, fill: "body" },
      },
      expect.objectContaining({ shape: "rectangle", from: at(10, 10), to: at(14, 12) }),
    ]);
  });

  it("draws a circle by its center and edge, an arc by its ends and its bend", () => {
    const driven = new DrivenEditor(new Drawing());
    driven.editor.use("circle");
    driven.click(10, 10);
    driven.click(13, 14);
    driven.editor.use("arc");
    driven.click(0, 0);
    driven.click(4, 0);
    driven.click(2, 2);
    expect(shapes(driven)).toMatchObject([
      { shape: "circle", center: at(10, 10), radius: 5 * GRID },
      { shape: "arc", start: at(0, 0), end: at(4, 0), mid: at(2, 2) },
    ]);
  });

  it("closes a polygon where its first corner is clicked again, and takes corners back", () => {
    const driven = new DrivenEditor(new Drawing());
    driven.editor.use("polygon");
    driven.click(0, 0);
    driven.click(9, 9);
    driven.editor.toolKey("back");
    for (const [x, y] of [
      [4, 0],
      [4, 4],
      [0, 0],
    ] as const)
      driven.click(x, y);
    expect(shapes(driven)).toMatchObject([{ shape: "polygon", points: [at(0, 0), at(4, 0), at(4, 4)] }]);
  });

  it("drops what is begun on Escape, then the tool", () => {
    const driven = new DrivenEditor(new Drawing());
    driven.editor.use("rectangle");
    driven.click(0, 0);
    driven.hover(5, 5);
    expect(driven.editor.state.overlay.drawn.length).toBe(1);
    driven.editor.escape();
    expect([driven.editor.state.tool, driven.editor.state.overlay.drawn.length]).toEqual(["rectangle", 0]);
    driven.editor.escape();
    expect([driven.editor.state.tool, driven.actions()]).toEqual(["select", []]);
  });

  it("hits the outline of an open shape, and all of a filled one", () => {
    const driven = new DrivenEditor(new Drawing());
    const { editor } = driven;
    editor.use("rectangle");
    driven.click(0, 0);
    driven.click(20, 20);
    editor.use("select");
    driven.click(10, 10);
    expect(editor.selection.size).toBe(0);
    driven.click(20, 10);
    expect(editor.selection.size).toBe(1);
    editor.choose({ fill: "body" });
    editor.use("circle");
    driven.click(40, 40);
    driven.click(46, 40);
    editor.use("select");
    driven.click(41, 41);
    expect(editor.selected()).toMatchObject([{ graphic: { shape: "circle" } }]);
  });
});

describe("texts", () => {
  it("are typed where they are placed, and nothing is placed without a text", () => {
    const driven = new DrivenEditor(new Drawing());
    const { editor } = driven;
    editor.use("text");
    driven.click(3, 4);
    expect(editor.state.editing).toMatchObject({ isNew: true, object: { at: at(3, 4) } });
    editor.endEditing("Oscillator\n1 Hz");
    driven.click(9, 9);
    editor.endEditing("  ");
    driven.click(9, 9);
    editor.escape();
    expect([editor.state.tool, editor.state.editing]).toEqual(["text", null]);
    expect(driven.ofKind("text").map(({ text }) => text)).toEqual(["Oscillator\n1 Hz"]);
    expect(driven.actions()).toEqual(["text"]);
  });

  it("are changed on the sheet by one step; a locked or a view-only one stays", () => {
    const drawing = new Drawing();
    const label = drawing.label("A", 2, 2);
    const driven = new DrivenEditor(drawing);
    driven.editor.editText({ object: label, isNew: false, cell: null });
    driven.editor.endEditing("B");
    expect(driven.object(label.id)).toMatchObject({ text: "B" });
    driven.editor.undo();
    expect(driven.object(label.id)).toMatchObject({ text: "A" });
    driven.editor.editText({ object: { ...label, isLocked: true }, isNew: false, cell: null });
    expect(driven.editor.state.editing).toBeNull();
    const viewer = new DrivenEditor(drawing, true);
    viewer.editor.editText({ object: label, isNew: false, cell: null });
    expect(viewer.editor.state.editing).toBeNull();
  });

  it("are no longer typed when their object is deleted meanwhile", () => {
    const drawing = new Drawing();
    const label = drawing.label("A", 2, 2);
    const driven = new DrivenEditor(drawing);
    driven.editor.editText({ object: label, isNew: false, cell: null });
    driven.editor.workspace.store.apply({ added: [], removed: [label], changed: [] });
    expect(driven.editor.state.editing).toBeNull();
  });
});

describe("tables", () => {
  const place = (): { driven: DrivenEditor; table: TextTable } => {
    const driven = new DrivenEditor(new Drawing());
    driven.editor.choose({ table: { columns: 2, rows: 3 } });
    driven.editor.use("table");
    driven.click(4, 4);
    const [table] = driven.ofKind("table");
    if (!table) throw new Error("no table was placed");
    return { driven, table };
  };

  it("are placed with as many rows and columns as were chosen", () => {
    const { driven, table } = place();
    expect([table.at, table.columnWidths.length, table.rowHeights.length]).toEqual([at(4, 4), 2, 3]);
    expect(table.cells).toEqual([
      ["", ""],
      ["", ""],
      ["", ""],
    ]);
    expect(driven.actions()).toEqual(["table"]);
  });

  it("have cells that are typed and emptied one by one", () => {
    const { driven, table } = place();
    const cell = { row: 1, column: 1 };
    driven.editor.editText({ object: table, isNew: false, cell });
    driven.editor.endEditing("3.3 V");
    const [filled] = driven.ofKind("table");
    expect(filled?.cells[1]).toEqual(["", "3.3 V"]);
    driven.editor.editText({ object: filled ?? table, isNew: false, cell });
    driven.editor.endEditing("");
    expect(driven.ofKind("table")[0]?.cells[1]).toEqual(["", ""]);
  });

  it("gain and lose rows and columns, and keep one of each", () => {
    const { table } = place();
    const named = textOf(table, { row: 0, column: 0 })?.change("a") as TextTable;
    expect(withLine(named, "row", 0).cells.map(([first]) => first)).toEqual(["", "a", "", ""]);
    expect(withLine(named, "column", 0).cells[0]).toEqual(["", "a", ""]);
    expect(withoutLine(named, "row", 0).cells.length).toBe(2);
    const single = resizeTable(named, { columns: 1, rows: 1 });
    expect([single.cells, withoutLine(single, "row", 0), withoutLine(single, "column", 0)]).toEqual([
      [["a"]],
      single,
      single,
    ]);
    expect(nextCell(table, { row: 0, column: 1 }, 1)).toEqual({ row: 1, column: 0 });
    expect(nextCell(table, { row: 2, column: 1 }, 1)).toBeNull();
  });
});

describe("probes", () => {
  it("are named after their net or part, and refused elsewhere", () => {
    const opamp = symbol("OP", [pin("1", 3, 0), pin("2", -3, -1), pin("3", -3, 1)]);
    const drawing = new Drawing(RESISTOR, opamp);
    drawing.resistor("R1", 10, 10);
    drawing.component(opamp, "U1", 30, 10);
    drawing.wire(12, 10, 18, 10);
    drawing.label("OUT", 15, 10);
    const driven = new DrivenEditor(drawing);
    driven.editor.use("voltage-probe");
    driven.click(16, 10);
    driven.click(50, 50);
    expect(driven.editor.state.overlay.refusal).toBe("probe-needs-net");
    driven.editor.use("current-probe");
    driven.click(8, 10);
    driven.click(33, 10);
    driven.click(15, 10);
    expect(driven.editor.state.overlay.refusal).toBe("probe-needs-pin");
    expect(driven.ofKind("voltage-probe").map(({ name }) => name)).toEqual(["V(OUT)"]);
    expect(driven.ofKind("current-probe").map(({ name }) => name)).toEqual(["I(R1)", "I(U1.1)"]);
  });
});
