// Parts of a sheet on a sheet of their own, or on another one: nets are the same before and after.
import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { moveToSheet, targetSheets } from "@/lib/core/schematic/editor/actions/move-to-sheet";
import { makeSheetOfSelection } from "@/lib/core/schematic/editor/actions/own-sheet";
import { Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";

/** R1 - R2 - R3 in a row with wires between, and GND at the end of R3. */
function row() {
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 10, 10);
  const middle = drawing.resistor("R2", 30, 10);
  drawing.resistor("R3", 50, 10);
  drawing.wire(12, 10, 28, 10);
  drawing.wire(32, 10, 48, 10);
  drawing.power("GND", 52, 10);
  return { drawing, middle };
}

const before = ["R1.2 R2.1", "R2.2 R3.1"];

describe("a sheet of the selection", () => {
  it("stands in its place, wired to what was connected", () => {
    const { drawing, middle } = row();
    const driven = new DrivenEditor(drawing);
    expect(driven.joined()).toEqual(before);
    driven.editor.select([middle.id]);
    const file = driven.file();
    expect(makeSheetOfSelection(driven.editor, "Filter")).toBe(true);
    expect(driven.joined()).toEqual(before);
    const symbol = present(driven.ofKind("sheet-symbol")[0], "the symbol");
    expect([symbol.name, driven.object(middle.id)?.sheetId]).toEqual(["Filter", symbol.targetId]);
    // Wires go straight to the entries at the height of the pins.
    expect(driven.ofKind("sheet-entry").map(({ side, at }) => [side, at.y])).toEqual([
      ["left", middle.at.y],
      ["right", middle.at.y],
    ]);
    expect(driven.ofKind("net-label")).toEqual([]);
    expect(driven.actions()).toEqual(["own-sheet"]);
    driven.editor.undo();
    expect(driven.file()).toEqual(file);
  });

  it("keeps nets that are joined by their name alone", () => {
    const drawing = new Drawing(RESISTOR);
    const ids = [drawing.resistor("R1", 10, 10).id, drawing.wire(12, 10, 16, 10).id, drawing.label("OUT", 14, 10).id];
    drawing.resistor("R2", 60, 10);
    drawing.wire(54, 10, 58, 10);
    drawing.label("OUT", 56, 10);
    const driven = new DrivenEditor(drawing);
    driven.editor.select(ids);
    expect(makeSheetOfSelection(driven.editor)).toBe(true);
    expect(driven.nets()).toEqual({ "/OUT": ["R1.2", "R2.1"] });
    expect(driven.ofKind("sheet-label").map(({ text }) => text)).toEqual(["OUT"]);
  });

  it("goes on to the sheet above, and keeps designators of every placement", () => {
    const drawing = new Drawing(RESISTOR);
    const [a, b] = [drawing.sheet("A", "sub"), drawing.sheet("B", "sub")];
    for (const [symbol, y] of [
      [a, 4],
      [b, 8],
    ] as const)
      drawing.entry(symbol, "IN", 0, y);
    drawing.resistor("R9", -2, 4);
    drawing.on("sub");
    const part = drawing.component(RESISTOR, { [`/${a.id}/`]: "R1", [`/${b.id}/`]: "R2" }, 20, 20);
    const label = drawing.sheetLabel("IN", 18, 20);
    const driven = new DrivenEditor(drawing);
    expect(driven.joined()).toEqual(["R1.1 R9.2"]);
    driven.editor.openSheet(`/${a.id}/`);
    driven.editor.select([part.id, label.id]);
    expect(makeSheetOfSelection(driven.editor, "inner")).toBe(true);
    expect(driven.joined()).toEqual(["R1.1 R9.2"]);
    expect(
      driven.editor.netlist.nets.flatMap(({ pins }) => pins.map(({ designator }) => designator)).toSorted(),
    ).toEqual([...["R1", "R1", "R2", "R2", "R9", "R9"]]);
  });

  it("takes the sheets below along, with the designators on them", () => {
    const drawing = new Drawing(RESISTOR);
    const symbol = drawing.sheet("A", "sub");
    drawing.on("sub");
    drawing.component(RESISTOR, { [`/${symbol.id}/`]: "R5" }, 20, 20);
    const driven = new DrivenEditor(drawing);
    driven.editor.select([symbol.id]);
    expect(makeSheetOfSelection(driven.editor, "outer")).toBe(true);
    expect(driven.editor.hierarchy.instances.map(({ namePath }) => namePath)).toEqual(["/", "/outer/", "/outer/A/"]);
    const path = driven.editor.hierarchy.instances[2]?.path ?? "";
    expect(driven.ofKind("component")[0]?.designators).toEqual({ [path]: "R5" });
  });

  it("is not made of nothing, or of locked objects", () => {
    const { drawing } = row();
    const driven = new DrivenEditor(drawing);
    expect(makeSheetOfSelection(driven.editor)).toBe(false);
    const viewer = new DrivenEditor(drawing, true);
    viewer.editor.select(viewer.ofKind("component").map(({ id }) => id));
    expect(makeSheetOfSelection(viewer.editor)).toBe(false);
  });
});

describe("moving to another sheet", () => {
  it("joins both sides by global labels, below what is drawn there", () => {
    const { drawing, middle } = row();
    const symbol = drawing.sheet("Sub", "sub");
    drawing.on("sub");
    drawing.component(RESISTOR, { [`/${symbol.id}/`]: "R7" }, 30, 20);
    const driven = new DrivenEditor(drawing);
    driven.editor.select([middle.id]);
    expect(targetSheets(driven.editor)).toEqual([{ path: `/${symbol.id}/`, name: "Sub" }]);
    expect(moveToSheet(driven.editor, `/${symbol.id}/`)).toBe(true);
    expect(driven.joined()).toEqual(before);
    expect(driven.object(middle.id)).toMatchObject({ sheetId: "sub", designators: { [`/${symbol.id}/`]: "R2" } });
    expect(driven.ofKind("component").find(({ id }) => id === middle.id)?.at.y).toBeGreaterThan(20 * 12_700);
    driven.editor.undo();
    expect([driven.object(middle.id)?.sheetId, driven.ofKind("port").length]).toEqual([ROOT.id, 0]);
  });

  it("has no target where a sheet is placed twice", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.sheet("A", "sub");
    drawing.sheet("B", "sub");
    drawing.on("sub");
    const driven = new DrivenEditor(drawing);
    expect(targetSheets(driven.editor)).toEqual([]);
  });
});
