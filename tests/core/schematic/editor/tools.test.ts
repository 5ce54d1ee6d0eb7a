// Tools without a screen: what clicks, drags and keys of each of them do to the document.
import { beforeEach, describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { readSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Pointer } from "@/lib/core/schematic/editor/pointer";
import { findSymbol } from "@/lib/core/schematic/symbols/catalogue";
import { GRID } from "@/lib/core/schematic/model/units";
import { at, Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";

let editor: SchematicEditor;

function open(drawing: Drawing): void {
  let count = 0;
  editor = new SchematicEditor({ rootSheetId: ROOT.id, records: drawing.records }, { newId: () => `new-${++count}` });
}

const pointer = (x: number, y: number, change: Partial<Pointer> = {}): Pointer => ({
  ...{ at: at(x, y), reach: GRID / 2, isShift: false, isCtrl: false, isAlt: false },
  ...change,
});
const click = (x: number, y: number, change: Partial<Pointer> = {}): void => {
  editor.hover(pointer(x, y, change));
  editor.click(pointer(x, y, change));
};
function drag(from: readonly [number, number], to: readonly [number, number], change: Partial<Pointer> = {}): void {
  editor.hover(pointer(...from, change));
  editor.startDrag(pointer(...from, change));
  editor.drag(pointer((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, change));
  editor.drag(pointer(...to, change));
  editor.endDrag(pointer(...to, change));
}

const inSteps = (value: number): number => value / GRID;

function wires(): string[] {
  return [...editor.workspace.store.values()]
    .flatMap((record) => {
      if (record.kind !== "wire") return [];
      const ends = [record.from, record.to].toSorted((a, b) => a.x - b.x || a.y - b.y);
      return [ends.map(({ x, y }) => `${inSteps(x)},${inSteps(y)}`).join(" ")];
    })
    .toSorted();
}

const ofKind = (kind: string) => [...editor.workspace.store.values()].filter((record) => record.kind === kind);

/** Pins of each net with more than one of them, by name. */
const nets = (): Record<string, string[]> =>
  Object.fromEntries(
    editor.netlist.nets
      .filter(({ pins }) => pins.length > 1)
      .map(({ name, pins }) => [name, pins.map(({ designator, pin }) => `${designator}.${pin.number}`).toSorted()]),
  );

/** R1 from (8, 10) to (12, 10), R2 from (18, 10) to (22, 10). */
function twoResistors(): Drawing {
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 10, 10);
  drawing.resistor("R2", 20, 10);
  return drawing;
}

const library = (id: string) => present(findSymbol(id), id).build();

describe("the wire tool", () => {
  beforeEach(() => {
    open(twoResistors());
    editor.use("wire");
  });

  it("joins two pins with two clicks, as one action", () => {
    click(12, 10);
    click(18, 10);
    expect(wires()).toEqual(["12,10 18,10"]);
    expect(Object.values(nets())).toEqual([["R1.2", "R2.1"]]);
    editor.undo();
    expect(wires()).toEqual([]);
  });

  it("fixes a corner on an empty place, and starts with the longer leg", () => {
    click(12, 10);
    click(14, 15);
    click(18, 10);
    // From (12, 10) to (14, 15) it is farther down than across; from there to (18, 10) also.
    expect(wires()).toEqual(["12,10 12,15", "12,15 14,15", "14,10 14,15", "14,10 18,10"]);
  });

  it("goes through the corner modes, which leave fixed points alone", () => {
    click(0, 0);
    click(4, 2);
    editor.toolKey("corner-mode");
    editor.hover(pointer(10, 4));
    editor.toolKey("end");
    // 90 degrees first; then 45: four steps straight and two diagonally.
    expect(wires()).toEqual(["0,0 4,0", "4,0 4,2", "4,2 8,2", "8,2 10,4"]);
  });

  it("takes back the last click, and with it the first one", () => {
    click(0, 0);
    click(4, 0);
    expect(editor.toolKey("back")).toBe(true);
    expect(editor.toolKey("back")).toBe(true);
    expect(editor.toolKey("back")).toBe(false);
    click(0, 5);
    click(3, 5);
    editor.toolKey("end");
    expect(wires()).toEqual(["0,5 3,5"]);
  });

  it("is left by Escape in two steps: the wire, then the tool", () => {
    click(12, 10);
    editor.escape();
    expect([editor.state.tool, wires()]).toEqual(["wire", []]);
    editor.escape();
    expect(editor.state.tool).toBe("select");
  });

  it("says which net it joins, and asks before it joins two named ones", () => {
    const drawing = twoResistors();
    drawing.wire(12, 10, 14, 10);
    drawing.label("LEFT", 13, 10);
    drawing.wire(16, 10, 18, 10);
    drawing.label("RIGHT", 17, 10);
    open(drawing);
    editor.use("wire");
    editor.hover(pointer(14, 10));
    expect(editor.state.overlay.joins).toEqual(["/LEFT"]);
    click(14, 10);
    click(16, 10);
    expect([editor.state.overlay.joins, wires().length]).toEqual([["/LEFT", "/RIGHT"], 2]);
    click(16, 10);
    expect(Object.values(nets())).toEqual([["R1.2", "R2.1"]]);
  });

  it("starts at once where a free pin is dragged, and ends where the button is released", () => {
    editor.use("select");
    drag([12, 10], [18, 10]);
    expect(wires()).toEqual(["12,10 18,10"]);
  });

  it("crosses another wire without joining it", () => {
    const drawing = new Drawing();
    drawing.wire(5, 0, 5, 10);
    open(drawing);
    editor.use("wire");
    click(0, 5);
    click(9, 5, { isAlt: true });
    editor.toolKey("end");
    expect(new Set([...editor.workspace.graph.clustersOf(ROOT.id)]).size).toBe(2);
  });
});

describe("the select tool", () => {
  it("drags a part with its wires, and moves it away from them with Alt", () => {
    const drawing = twoResistors();
    drawing.wire(12, 10, 18, 10);
    open(drawing);
    drag([20, 10], [20, 13]);
    expect(Object.values(nets())).toEqual([["R1.2", "R2.1"]]);
    expect(editor.history.done.map(({ name }) => name)).toEqual(["drag"]);
    editor.undo();
    expect(wires()).toEqual(["12,10 18,10"]);
    drag([20, 10], [20, 13], { isAlt: true });
    expect([wires(), nets()]).toEqual([["12,10 18,10"], {}]);
  });

  it("shows which pins are in line while a part is dragged", () => {
    open(twoResistors());
    editor.startDrag(pointer(20, 10));
    editor.drag(pointer(22, 10));
    expect(editor.state.overlay.guides).toMatchObject([{ from: at(20, 10), to: at(12, 10) }]);
    editor.drag(pointer(22, 13));
    expect(editor.state.overlay.guides).toEqual([]);
    editor.drag(pointer(10, 13));
    expect(editor.state.overlay.guides.map(({ from: { x } }) => inSteps(x)).toSorted()).toEqual([12, 8]);
    editor.escape();
    expect(editor.state.overlay.guides).toEqual([]);
  });

  it("shows many objects as a picture while they are dragged, and drops them with their wires", () => {
    const drawing = new Drawing(RESISTOR);
    for (let row = 0; row < 30; row++) {
      drawing.resistor(`R${row + 1}`, 10, row * 4);
      drawing.wire(12, row * 4, 16, row * 4);
    }
    open(drawing);
    editor.select(ofKind("component").map(({ id }) => id));
    editor.startDrag(pointer(10, 0));
    editor.drag(pointer(10, 2));
    const { shift, hidden, drawn } = editor.state.overlay;
    expect([shift, hidden.size, drawn.length]).toEqual([at(0, 2), 30, 0]);
    expect(editor.history.done.length).toBe(0);
    editor.endDrag(pointer(10, 2));
    expect(editor.state.overlay.shift).toBeNull();
    // Each wire has its far end where it was, and still joins its resistor.
    expect(wires()).toContain("14,0 16,0");
    expect(
      editor.netlist.nets.filter(({ pins, parts }) => pins.length === 1 && parts[0]?.cluster.items.length === 1).length,
    ).toBe(30);
    editor.undo();
    expect(wires()).toContain("12,0 16,0");
  });

  it("restores everything on Escape in the middle of a drag", () => {
    open(twoResistors());
    const before = writeSchematic({ rootSheetId: ROOT.id, records: [...editor.workspace.store.values()] });
    editor.startDrag(pointer(20, 10));
    editor.drag(pointer(25, 12));
    expect(editor.state.overlay.drawn.length).toBe(1);
    editor.escape();
    expect(writeSchematic({ rootSheetId: ROOT.id, records: [...editor.workspace.store.values()] })).toEqual(before);
    expect(editor.state.overlay.drawn).toEqual([]);
  });

  it("selects by a box: to the right what is inside, to the left what it touches", () => {
    open(twoResistors());
    drag([5, 5], [15, 15]);
    expect(editor.selection.size).toBe(1);
    drag([19, 15], [5, 5]);
    expect(editor.selection.size).toBe(2);
    click(30, 30);
    expect(editor.selection.size).toBe(0);
  });

  it("takes a segment, then the run, then the net of a wire", () => {
    const drawing = new Drawing();
    drawing.path([0, 0], [5, 0], [5, 5], [10, 5]);
    drawing.wire(10, 5, 10, 9);
    drawing.wire(10, 5, 14, 5);
    open(drawing);
    const counts = [1, 2, 3].map(() => {
      click(2, 0);
      return editor.selection.size;
    });
    expect(counts).toEqual([1, 3, 5]);
  });

  it("copies with Ctrl: the copy has the next designator", () => {
    open(twoResistors());
    drag([20, 10], [20, 20], { isCtrl: true });
    const designators = ofKind("component").flatMap((record) =>
      record.kind === "component" ? Object.values(record.designators) : [],
    );
    expect(designators.toSorted()).toEqual(["R1", "R2", "R3"]);
  });
});

describe("placing", () => {
  it("gives symbols the next designator and keeps one copy of the symbol", () => {
    open(new Drawing());
    editor.use("symbol", { symbol: library("passive:R"), fields: { value: "10k" } });
    click(10, 10);
    click(20, 10);
    const components = ofKind("component").flatMap((record) => (record.kind === "component" ? [record] : []));
    expect(components.map(({ designators }) => designators["/"])).toEqual(["R1", "R2"]);
    expect(components.map(({ fields }) => fields.value?.text)).toEqual(["10k", "10k"]);
    expect(ofKind("symbol").length).toBe(1);
  });

  it("turns what is at the pointer", () => {
    open(new Drawing(RESISTOR));
    editor.use("symbol", { symbol: RESISTOR });
    editor.hover(pointer(10, 10));
    editor.toolKey("rotate");
    click(10, 10);
    editor.use("wire");
    click(10, 12);
    click(10, 16);
    editor.toolKey("end");
    // The pin that was at the right is above or below after a quarter turn.
    expect(editor.netlist.nets.filter(({ pins }) => pins.length > 0).length).toBe(2);
    expect(
      editor.netlist.nets.some(
        ({ parts, pins }) => pins.length === 1 && parts.some(({ cluster }) => cluster.items.length === 2),
      ),
    ).toBe(true);
  });

  it("puts a part with two pins in line on a wire, without shorting it", () => {
    const drawing = twoResistors();
    drawing.wire(12, 10, 18, 10);
    open(drawing);
    editor.use("symbol", { symbol: RESISTOR });
    click(15, 10);
    expect(wires()).toEqual(["12,10 13,10", "17,10 18,10"]);
    expect(Object.values(nets()).toSorted()).toEqual([
      ["R1.2", "R3.1"],
      ["R2.1", "R3.2"],
    ]);
  });

  it("refuses a label away from wires, counts up on them", () => {
    const drawing = new Drawing();
    for (const y of [0, 2, 4]) drawing.wire(0, y, 5, y);
    open(drawing);
    editor.choose({ label: "D0" });
    editor.use("net-label");
    click(9, 9);
    expect([editor.state.overlay.refusal, ofKind("net-label").length]).toEqual(["label-needs-wire", 0]);
    for (const y of [0, 2, 4]) click(3, y);
    expect(ofKind("net-label").map((record) => ("text" in record ? record.text : ""))).toEqual(["D0", "D1", "D2"]);
  });

  it("puts no-connects on free pins only, junctions on crossings only", () => {
    const drawing = twoResistors();
    drawing.wire(12, 10, 18, 10);
    drawing.wire(15, 5, 15, 15);
    open(drawing);
    editor.use("no-connect");
    click(12, 10);
    click(8, 10);
    click(30, 30);
    expect(ofKind("no-connect").length).toBe(1);
    editor.use("junction");
    click(14, 10);
    expect(ofKind("junction").length).toBe(0);
    click(15, 10);
    expect(ofKind("junction").length).toBe(1);
  });

  it("names a net by a power port on a pin", () => {
    open(twoResistors());
    editor.choose({ power: { name: "GND", form: "ground", scope: "global" } });
    editor.use("power");
    click(8, 10);
    click(18, 10);
    expect(nets()).toEqual({ GND: ["R1.1", "R2.1"] });
  });

  it("draws a sheet by two corners, and a double click opens it", () => {
    open(new Drawing());
    editor.choose({ sheetName: "Radio" });
    editor.use("sheet");
    click(10, 10);
    click(20, 20);
    expect(editor.hierarchy.instances.map(({ namePath }) => namePath)).toEqual(["/", "/Radio/"]);
    editor.use("select");
    editor.doubleClick(pointer(15, 10));
    expect(editor.instance?.sheet.name).toBe("Radio");
    editor.undo();
    expect(editor.path).toBe("/");
  });
});

describe("a label to the sheet above", () => {
  it("appears on every symbol of its sheet, once, and the symbol grows where it is full", () => {
    open(new Drawing());
    editor.use("sheet");
    click(10, 10);
    click(20, 14);
    const [symbol] = ofKind("sheet-symbol");
    editor.openSheet(`/${symbol?.id}/`);
    editor.use("wire");
    click(5, 5);
    click(9, 5);
    editor.toolKey("end");
    editor.escape();
    for (const label of ["EN", "SDA", "SCL"]) {
      editor.choose({ label, direction: label === "EN" ? "input" : "bidirectional" });
      editor.use("sheet-label");
      click(7, 5);
      click(8, 5);
    }
    const entries = ofKind("sheet-entry").flatMap((record) => (record.kind === "sheet-entry" ? [record] : []));
    expect(entries.map(({ text, side, at: { x, y } }) => [text, side, inSteps(x), inSteps(y)])).toEqual([
      ["EN", "left", 10, 12],
      ["SDA", "right", 20, 12],
      ["SCL", "right", 20, 14],
    ]);
    const [grown] = ofKind("sheet-symbol");
    expect(grown?.kind === "sheet-symbol" && inSteps(grown.to.y)).toBe(16);
    // Inside and outside are one net.
    const names = editor.netlist.nets.flatMap((net) => net.names).toSorted();
    expect(names).toContain("/sheet1/EN");
  });
});

it("a document that cannot be changed stays as it is", () => {
  const drawing = twoResistors();
  editor = new SchematicEditor(
    { rootSheetId: ROOT.id, records: drawing.records },
    { newId: () => "new", isReadOnly: true },
  );
  editor.use("wire");
  click(12, 10);
  click(18, 10);
  drag([20, 10], [25, 15]);
  expect(editor.history.done).toEqual([]);
  expect(editor.selection.size).toBe(1);
});

it("what was drawn is written and read again", () => {
  open(twoResistors());
  editor.use("wire");
  click(12, 10);
  click(18, 10);
  const schematic = { rootSheetId: ROOT.id, records: [...editor.workspace.store.values()] };
  const read = readSchematic(writeSchematic(schematic));
  expect(read.records.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    schematic.records.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
});
