// Arranging, copying and grouping what is selected.
import { describe, expect, it } from "vitest";
import { deleteSelection, duplicateSelection, nudgeSelection } from "@/lib/core/schematic/editor/actions";
import { alignSelection, distributeSelection } from "@/lib/core/schematic/editor/actions/arrange";
import { arraySelection, repeatLast } from "@/lib/core/schematic/editor/actions/array";
import { closeGap, gapOf } from "@/lib/core/schematic/editor/actions/close-gap";
import { groupSelection, lockSelection, ungroupSelection } from "@/lib/core/schematic/editor/actions/groups";
import { labelPins } from "@/lib/core/schematic/editor/actions/label-pins";
import { moveToGrid } from "@/lib/core/schematic/editor/actions/to-grid";
import { GRID } from "@/lib/core/schematic/model/units";
import { at, Drawing, pin, RESISTOR, symbol } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";

const places = (driven: DrivenEditor): string[] =>
  driven.ofKind("component").map(({ at: { x, y }, designators }) => `${designators["/"]} ${x / GRID},${y / GRID}`);

const texts = (driven: DrivenEditor): string[] => driven.ofKind("net-label").map(({ text }) => text);

/** Resistors at the places, the first one R1. */
function resistors(...at: readonly (readonly [number, number])[]): DrivenEditor {
  const drawing = new Drawing(RESISTOR);
  for (const [index, [x, y]] of at.entries()) drawing.resistor(`R${index + 1}`, x, y);
  const driven = new DrivenEditor(drawing);
  driven.editor.select(driven.ofKind("component").map(({ id }) => id));
  return driven;
}

describe("arranging", () => {
  it("lines parts up, with their wires", () => {
    const driven = resistors([10, 10], [20, 14], [30, 12]);
    alignSelection(driven.editor, "top");
    expect(places(driven)).toEqual(["R1 10,10", "R2 20,10", "R3 30,10"]);
    driven.editor.undo();
    expect(places(driven)).toEqual(["R1 10,10", "R2 20,14", "R3 30,12"]);
  });

  it("makes equal gaps between the outer ones, which stay", () => {
    const across = resistors([10, 10], [14, 20], [40, 30]);
    distributeSelection(across.editor, "x");
    expect(places(across)).toEqual(["R1 10,10", "R2 25,20", "R3 40,30"]);
    const down = resistors([10, 30], [10, 12], [10, 10]);
    distributeSelection(down.editor, "y");
    expect(places(down)).toEqual(["R1 10,30", "R2 10,20", "R3 10,10"]);
    expect(down.actions()).toEqual(["distribute"]);
  });

  it("has nothing to distribute between two, and leaves locked parts alone", () => {
    const two = resistors([10, 10], [20, 10]);
    distributeSelection(two.editor, "x");
    const locked = resistors([10, 10], [14, 10], [40, 10]);
    locked.editor.select([locked.ofKind("component")[1]?.id ?? ""]);
    lockSelection(locked.editor, true);
    locked.editor.select(locked.ofKind("component").map(({ id }) => id));
    distributeSelection(locked.editor, "x");
    expect([two.actions(), locked.actions()]).toEqual([[], ["lock"]]);
  });
});

describe("copies in columns and rows", () => {
  it("count designators and labels on, along each row", () => {
    const drawing = new Drawing(RESISTOR);
    const part = drawing.resistor("R1", 10, 10);
    const wire = drawing.wire(12, 10, 16, 10);
    const label = drawing.label("D0", 14, 10);
    const driven = new DrivenEditor(drawing);
    driven.editor.select([part.id, wire.id, label.id]);
    arraySelection(driven.editor, { columns: 2, rows: 2, pitch: at(20, 8) });
    expect(places(driven)).toEqual(["R1 10,10", "R2 30,10", "R3 10,18", "R4 30,18"]);
    expect(texts(driven)).toEqual(["D0", "D1", "D2", "D3"]);
    expect(driven.editor.selection.size).toBe(12);
    expect(driven.actions()).toEqual(["array"]);
    driven.editor.undo();
    expect(places(driven)).toEqual(["R1 10,10"]);
  });

  it("go on behind a whole series of labels", () => {
    const drawing = new Drawing();
    const ids = [0, 1, 2, 3].flatMap((bit) => [
      drawing.wire(10, 10 + 2 * bit, 16, 10 + 2 * bit).id,
      drawing.label(`D${bit}`, 12, 10 + 2 * bit).id,
    ]);
    const driven = new DrivenEditor(drawing);
    driven.editor.select(ids);
    arraySelection(driven.editor, { columns: 2, rows: 1, pitch: at(20, 0) });
    expect(texts(driven).slice(4)).toEqual(["D4", "D5", "D6", "D7"]);
  });

  it("are refused where they would be too many, or none", () => {
    const driven = resistors([10, 10]);
    arraySelection(driven.editor, { columns: 100, rows: 100, pitch: at(10, 10) });
    arraySelection(driven.editor, { columns: 1, rows: 1, pitch: at(10, 10) });
    arraySelection(driven.editor, { columns: 1.5, rows: 2, pitch: at(10, 10) });
    expect(driven.actions()).toEqual([]);
  });
});

describe("repeating", () => {
  it("makes a fan-out of the last bus entry with four presses", () => {
    const drawing = new Drawing();
    drawing.bus(10, 0, 10, 40);
    drawing.label("D[0..7]", 10, 0);
    const driven = new DrivenEditor(drawing);
    driven.editor.use("bus-entry");
    driven.click(10, 10);
    for (let press = 0; press < 4; press++) repeatLast(driven.editor);
    expect(texts(driven).slice(1)).toEqual(["D0", "D1", "D2", "D3", "D4"]);
    expect(driven.wires()).toEqual(["12,10 16,10", "12,12 16,12", "12,14 16,14", "12,16 16,16", "12,8 16,8"]);
    driven.editor.undo();
    expect(texts(driven).length).toBe(5);
  });

  it("repeats a part below itself with the next designator, from where it is now", () => {
    const driven = new DrivenEditor(new Drawing(RESISTOR));
    driven.editor.use("symbol", { symbol: RESISTOR });
    driven.click(10, 10);
    driven.editor.use("select");
    driven.editor.select(driven.ofKind("component").map(({ id }) => id));
    nudgeSelection(driven.editor, 5, 0);
    repeatLast(driven.editor);
    expect(places(driven)).toEqual(["R1 15,10", "R2 15,14"]);
  });

  it("does nothing where nothing was placed, or what was placed is gone", () => {
    const driven = resistors([10, 10]);
    repeatLast(driven.editor);
    expect(driven.actions()).toEqual([]);
    duplicateSelection(driven.editor);
    deleteSelection(driven.editor);
    repeatLast(driven.editor);
    expect(driven.actions()).toEqual(["duplicate", "delete"]);
  });
});

describe("groups", () => {
  it("are selected as a whole by a click and by a box, one member by Alt", () => {
    const driven = resistors([10, 10], [20, 10], [30, 10]);
    const [first, second, third] = driven.ofKind("component").map(({ id }) => id);
    driven.editor.select([first ?? "", second ?? ""]);
    groupSelection(driven.editor);
    driven.editor.select([]);
    driven.click(10, 10);
    expect([...driven.editor.selection]).toEqual([first, second]);
    driven.click(10, 10, { isAlt: true });
    expect([...driven.editor.selection]).toEqual([first]);
    driven.drag([5, 5], [15, 15]);
    expect([...driven.editor.selection]).toEqual([first, second]);
    driven.click(30, 10);
    expect([...driven.editor.selection]).toEqual([third]);
  });

  it("move as one, and their copies are a group too", () => {
    const driven = resistors([10, 10], [20, 10]);
    groupSelection(driven.editor);
    driven.editor.select([]);
    driven.drag([10, 10], [10, 14]);
    expect(places(driven)).toEqual(["R1 10,14", "R2 20,14"]);
    duplicateSelection(driven.editor);
    const groups = driven.ofKind("group");
    expect(groups.map(({ memberIds }) => memberIds.length)).toEqual([2, 2]);
    expect([...driven.editor.selection]).toEqual(groups[1]?.memberIds);
  });

  it("end when they are taken apart, or when less than two members are left", () => {
    const driven = resistors([10, 10], [20, 10]);
    groupSelection(driven.editor);
    ungroupSelection(driven.editor);
    expect(driven.ofKind("group")).toEqual([]);
    driven.editor.undo();
    driven.editor.select([driven.ofKind("component")[0]?.id ?? ""]);
    deleteSelection(driven.editor);
    expect([driven.ofKind("group").length, driven.ofKind("component").length]).toEqual([0, 1]);
    driven.editor.undo();
    expect(driven.ofKind("group")[0]?.memberIds.length).toBe(2);
  });
});

describe("locked objects", () => {
  it("can be selected and unlocked, not dragged or deleted", () => {
    const driven = resistors([10, 10]);
    lockSelection(driven.editor, true);
    driven.editor.startDrag(driven.pointer(10, 10));
    driven.editor.drag(driven.pointer(20, 20));
    expect(driven.editor.state.overlay.refusal).toBe("locked");
    driven.editor.endDrag(driven.pointer(20, 20));
    deleteSelection(driven.editor);
    expect(places(driven)).toEqual(["R1 10,10"]);
    lockSelection(driven.editor, false);
    expect(driven.ofKind("component")[0]).not.toHaveProperty("isLocked");
    driven.drag([10, 10], [12, 10]);
    expect(places(driven)).toEqual(["R1 12,10"]);
  });
});

describe("the gap of a deleted part", () => {
  it("is closed with a wire where the part was in line", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 10, 10);
    const middle = drawing.resistor("R2", 20, 10);
    drawing.resistor("R3", 30, 10);
    drawing.wire(12, 10, 18, 10);
    drawing.wire(22, 10, 28, 10);
    const driven = new DrivenEditor(drawing);
    driven.editor.select([middle.id]);
    const gap = gapOf(driven.editor);
    deleteSelection(driven.editor);
    expect(driven.joined()).toEqual([]);
    if (gap) closeGap(driven.editor, gap);
    expect([driven.wires(), driven.joined()]).toEqual([["12,10 28,10"], ["R1.2 R3.1"]]);
  });

  it("is offered for nothing else", () => {
    const driven = resistors([10, 10], [20, 10]);
    expect(gapOf(driven.editor)).toBeNull();
    driven.editor.select([driven.ofKind("component")[0]?.id ?? ""]);
    expect(gapOf(driven.editor)).toBeNull();
  });
});

describe("moving to the grid", () => {
  it("rounds parts and wires without a change of nets", () => {
    const off = (drawing: Drawing) => {
      for (const [index, record] of drawing.records.entries()) {
        if (record.kind === "component")
          drawing.records[index] = { ...record, at: { ...record.at, y: record.at.y + 1_000 } };
        if (record.kind === "wire")
          drawing.records[index] = {
            ...record,
            from: { ...record.from, y: record.from.y + 1_000 },
            to: { ...record.to, y: record.to.y + 1_000 },
          };
      }
      return drawing;
    };
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 10, 10);
    drawing.resistor("R2", 20, 10);
    drawing.wire(12, 10, 18, 10);
    const driven = new DrivenEditor(off(drawing));
    expect(driven.joined()).toEqual(["R1.2 R2.1"]);
    expect(moveToGrid(driven.editor)).toEqual({ moved: 3 });
    expect([places(driven), driven.wires(), driven.joined()]).toEqual([
      ["R1 10,10", "R2 20,10"],
      ["12,10 18,10"],
      ["R1.2 R2.1"],
    ]);
    expect(moveToGrid(driven.editor)).toBe("nothing");
    driven.editor.undo();
    expect(places(driven)[0]).not.toBe("R1 10,10");
  });

  it("moves nothing where two nets would meet", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 10, 10);
    drawing.resistor("R2", 10, 20);
    const close = drawing.resistor("R3", 14, 10);
    const index = drawing.records.indexOf(close);
    // Its pin is 0.4 grid steps beside that of R1.
    drawing.records[index] = { ...close, at: { x: close.at.x + 5_000, y: close.at.y } };
    const driven = new DrivenEditor(drawing);
    expect(moveToGrid(driven.editor)).toBe("changes-nets");
    expect(driven.actions()).toEqual([]);
  });
});

describe("lines of a table on pins", () => {
  const CHIP = symbol("CHIP", [
    pin("1", -4, -2, { name: "SDA" }),
    pin("2", -4, 0, { name: "SCL" }),
    pin("3", -4, 2, { name: "INT" }),
    pin("4", 4, -2, { direction: "left", name: "VCC" }),
    pin("5", 4, 0, { direction: "left", name: "GND" }),
  ]);
  const chip = (): DrivenEditor => {
    const drawing = new Drawing(CHIP);
    const part = drawing.component(CHIP, "U1", 20, 20);
    const driven = new DrivenEditor(drawing);
    driven.editor.select([part.id]);
    return driven;
  };

  it("name the free pins in their order, one stub and label each", () => {
    const driven = chip();
    expect(labelPins(driven.editor, "I2C_SDA\nI2C_SCL\n\n+3V3\n")).toBe(3);
    expect(driven.ofKind("net-label").map(({ text, rotation }) => [text, rotation])).toEqual([
      ["I2C_SDA", 180],
      ["I2C_SCL", 180],
      ["+3V3", 0],
    ]);
    expect(driven.wires().length).toBe(3);
    expect(driven.actions()).toEqual(["label-pins"]);
    // Pins that are connected already are no longer free.
    expect(labelPins(driven.editor, "IRQ")).toBe(1);
    const [pinThree] = driven.editor.netlist.nets.filter(({ name }) => name === "/IRQ");
    expect(pinThree?.pins.map(({ pin: { number } }) => number)).toEqual(["3"]);
  });

  it("name pins by number or name where a line has two cells", () => {
    const driven = chip();
    expect(labelPins(driven.editor, "GND\tAGND\n1\tDATA\n9\tNONE")).toBe(2);
    const pins = Object.fromEntries(
      driven.editor.netlist.nets.flatMap(({ name, pins: [first] }) => (first ? [[name, first.pin.number]] : [])),
    );
    expect(pins).toMatchObject({ "/AGND": "5", "/DATA": "1" });
  });
});
