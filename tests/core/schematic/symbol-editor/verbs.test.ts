// Drawing a symbol by verbs: pins, shapes, units, arranging, and saving it into the drawing.
import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { arrangePins } from "@/lib/core/schematic/symbol-editor/arrange";
import { bodyBox } from "@/lib/core/schematic/symbol-editor/body";
import { checkSymbol, isOnGrid } from "@/lib/core/schematic/symbol-editor/checks";
import { newSymbol, renamed, shortName } from "@/lib/core/schematic/symbol-editor/new-symbol";
import { shownPinName, typedPinName } from "@/lib/core/schematic/symbol-editor/pin-name";
import { addPin, setLength, setSide, sideOfPin, sortPins } from "@/lib/core/schematic/symbol-editor/pins";
import { saveToDrawing } from "@/lib/core/schematic/symbol-editor/save-symbol";
import { SymbolEditor } from "@/lib/core/schematic/symbol-editor/symbol-editor";
import { addBodyStyle, addUnit, removeBodyStyle, removeUnit } from "@/lib/core/schematic/symbol-editor/units";
import { findSymbol } from "@/lib/core/schematic/symbols/catalogue";
import { at, Drawing, RESISTOR } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";

const REACH = { reach: 3_000 };
const UNIT = { unit: 1, style: 1 };
const open = (symbol: SchematicSymbol = newSymbol("s")) => new SymbolEditor(symbol);
const numbersOf = ({ pins }: SchematicSymbol) => pins.map(({ number }) => number);

describe("pins by mouse and keys", () => {
  it("are placed with the next number on the grid, turned in hand, and moved by a drag or by arrows", () => {
    const editor = open();
    editor.use("pin");
    editor.click({ x: 12_000, y: 300 }, REACH);
    editor.rotate();
    editor.click(at(4, 4), REACH);
    expect(editor.state.symbol.pins.map(({ number, at: place, direction }) => [number, place, direction])).toEqual([
      ["1", at(1, 0), "right"],
      ["2", at(4, 4), "up"],
    ]);
    editor.escape();
    expect(editor.startDrag(at(4, 4), 100)).toBe(true);
    editor.drag(at(6, 5));
    expect([editor.state.symbol.pins[1]?.at, editor.state.shown.pins[1]?.at]).toEqual([at(4, 4), at(6, 5)]);
    editor.endDrag(at(6, 5));
    editor.nudge(-1, 2);
    expect(editor.state.symbol.pins[1]?.at).toEqual(at(5, 7));
    expect(editor.draft.steps).toEqual(["addPin", "addPin", "movePins", "movePins"]);
    editor.remove();
    expect(numbersOf(editor.state.symbol)).toEqual(["1"]);
    editor.undo();
    expect(numbersOf(editor.state.symbol)).toEqual(["1", "2"]);
  });

  it("Esc goes back by one step", () => {
    const editor = open();
    editor.use("rectangle");
    editor.click(at(0, 0), REACH);
    expect(editor.escape()).toBe(true);
    editor.click(at(0, 0), REACH);
    editor.click(at(4, 4), REACH);
    expect([editor.escape(), editor.state.tool]).toEqual([true, "select"]);
    expect([editor.state.graphic, editor.escape(), editor.state.graphic]).toEqual([0, true, null]);
    expect(editor.escape()).toBe(false);
  });
});

it("shapes are drawn point by point, moved, turned and removed", () => {
  const editor = open();
  for (const [tool, points] of [
    ["line", [at(0, 0), at(2, 0)]],
    ["rectangle", [at(0, 0), at(4, 8)]],
    ["circle", [at(0, 0), at(3, 0)]],
    ["arc", [at(0, 0), at(4, 0), at(2, 2)]],
    ["polygon", [at(0, 0), at(4, 0), at(4, 4)]],
    ["text", [at(1, 1)]],
  ] as const) {
    editor.use(tool);
    for (const point of points) editor.click(point, REACH);
    editor.end();
  }
  const shapes = () => editor.state.symbol.graphics.map(({ graphic }) => graphic.shape);
  expect(shapes()).toEqual(["line", "rectangle", "circle", "arc", "polygon", "text"]);
  editor.chooseGraphic(1);
  editor.nudge(1, 1);
  editor.rotate();
  const turned = editor.state.symbol.graphics[1]?.graphic;
  expect(turned?.shape === "rectangle" && [turned.from, turned.to].map(({ x, y }) => [x, y])).toEqual([
    [at(-1, 0).x, at(0, 7).y],
    [at(7, 0).x, at(0, 3).y],
  ]);
  editor.remove();
  expect(shapes()).toEqual(["line", "circle", "arc", "polygon", "text"]);
});

describe("arranged pins", () => {
  const CH340 = ["TXD:output", "RXD:input", "D+:bidirectional", "D-:bidirectional", "CTS#:input", "VCC:power-input"];
  const made = () =>
    CH340.reduce((symbol, text, index) => {
      const [name = "", type = ""] = text.split(":");
      const pin = { number: String(index + 1), name: typedPinName(name), type: type as "input", unit: 1 };
      return addPin(symbol, pin);
    }, newSymbol("s"));

  it("stand around a body of their size, by side and in order, on the grid", () => {
    const right = setSide(made(), new Set([4]), "right");
    const symbol = arrangePins(setSide(right, new Set([5]), "top"), UNIT);
    const body = present(bodyBox(symbol, 1), "body");
    expect(symbol.pins.map(sideOfPin)).toEqual(["left", "left", "left", "left", "right", "top"]);
    const ys = symbol.pins.slice(0, 4).map((pin) => pin.at.y);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    expect(symbol.pins.every(isOnGrid)).toBe(true);
    for (const pin of symbol.pins) {
      const isOut = pin.at.x < body.minX || pin.at.x > body.maxX || pin.at.y < body.minY || pin.at.y > body.maxY;
      expect(isOut).toBe(true);
    }
    expect(checkSymbol(renamed(symbol, "CH340")).map(({ rule }) => rule)).toEqual([]);
    expect(arrangePins(symbol, UNIT)).toEqual(symbol);
  });

  it("have a gap between groups of one stem", () => {
    const names = ["PA0", "PA1", "PB0", "PB1", "X"];
    const symbol = names.reduce((done, name) => addPin(done, { name, unit: 1 }), newSymbol("s"));
    const rows = arrangePins(symbol, UNIT).pins.map((pin) => pin.at.y / at(0, 2).y);
    expect(rows.map((row) => row - (rows[0] ?? 0))).toEqual([0, 1, 3, 4, 6]);
  });
});

it("a longer pin stays at the body, and numbers sort as numbers", () => {
  const symbol = ["10", "2", "A10", "A9"].reduce((done, number) => addPin(done, { number }), newSymbol("s"));
  expect(numbersOf(sortPins(symbol))).toEqual(["2", "10", "A9", "A10"]);
  const [before] = symbol.pins;
  const [after] = setLength(symbol, new Set([0]), 38_100).pins;
  expect(present(after, "pin").at.x + 38_100).toBe(present(before, "pin").at.x + present(before, "pin").length);
});

it("a name that ends in # has a bar", () => {
  expect(["RTS#", "~{CS}/SS", "#", " D7 "].map(typedPinName)).toEqual(["~{RTS}", "~{CS}/SS", "#", "D7"]);
  expect(["~{RTS}", "~{CS}/SS", "D7"].map(shownPinName)).toEqual(["RTS#", "~{CS}/SS", "D7"]);
});

it("units and body styles are added and removed with what they hold", () => {
  const two = addPin(addUnit(addPin(newSymbol("s"), { unit: 1 })), { unit: 2, number: "5" });
  expect(removeUnit(two, 1)).toMatchObject({ unitCount: 1, pins: [{ number: "5", unit: 1 }] });
  expect(removeUnit(removeUnit(two, 1), 1).unitCount).toBe(1);
  const arranged = arrangePins(two, UNIT);
  const styled = addBodyStyle(arranged);
  expect(styled.graphics.map(({ style }) => style)).toEqual([1, 2]);
  expect(removeBodyStyle(styled)).toEqual(arranged);
});

describe("saved into the drawing", () => {
  function drawn(symbol: SchematicSymbol): SchematicEditor {
    const drawing = new Drawing(symbol);
    drawing.component(symbol, "U1", 10, 10);
    drawing.component(symbol, "U2", 20, 10);
    drawing.path([2, 10], [8, 10]);
    return new DrivenEditor(drawing).editor;
  }
  const records = (editor: SchematicEditor) => [...editor.workspace.store.values()];
  const symbolsOfParts = (editor: SchematicEditor) =>
    records(editor).flatMap((each) => (each.kind === "component" ? [each.symbolId] : []));

  it("all components follow, wires stay, and undo restores it exactly", () => {
    const own = { ...RESISTOR, id: "abc", name: "project:R2" };
    const editor = drawn(own);
    const before = records(editor);
    const wires = before.filter(({ kind }) => kind === "wire");
    const draft = open(own);
    draft.choosePins([0]);
    draft.nudge(-2, 0);
    const saved = saveToDrawing(editor, own, draft.state.symbol);
    expect([saved.id, symbolsOfParts(editor)]).toEqual(["abc", ["abc", "abc"]]);
    expect(editor.workspace.graph.symbolOf("abc")?.pins[0]?.at).toEqual(at(-4, 0));
    expect(records(editor).filter(({ kind }) => kind === "wire")).toEqual(wires);
    expect(editor.history.done.map(({ name }) => name)).toEqual(["edit-symbol"]);
    editor.undo();
    expect(records(editor)).toEqual(before);
  });

  it("a symbol of the built-in library becomes a copy in the drawing", () => {
    const builtIn = present(findSymbol("passive:R"), "symbol").build();
    const editor = drawn(builtIn);
    const saved = saveToDrawing(editor, builtIn, renamed(builtIn, "R thick"));
    expect(saved.id).not.toBe(builtIn.id);
    expect(symbolsOfParts(editor)).toEqual([saved.id, saved.id]);
    expect(editor.workspace.graph.symbolOf(builtIn.id)).toBe(builtIn);
    expect([saved.name, shortName(saved)]).toEqual(["project:R thick", "R thick"]);
    expect(editor.history.done).toHaveLength(1);
  });
});
