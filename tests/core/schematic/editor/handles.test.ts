// Handles of the selected object: wires, shapes and sheet symbols change their form, and stay connected.
import { expect, it } from "vitest";
import { at, Drawing, RESISTOR } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";

it("moves the corner of a wire, whose other ends stay on their pins", () => {
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 10, 10);
  drawing.component(RESISTOR, "R2", 20, 22, { rotation: 90 });
  const [across] = drawing.path([12, 10], [20, 10], [20, 20]);
  const driven = new DrivenEditor(drawing);
  expect(driven.joined()).toEqual(["R1.2 R2.2"]);
  driven.editor.select([across?.id ?? ""]);
  driven.drag([20, 10], [16, 14]);
  expect(driven.joined()).toEqual(["R1.2 R2.2"]);
  expect(driven.wires()).toEqual(["12,10 16,10", "16,10 16,14", "16,14 20,14", "20,14 20,20"]);
  expect(driven.actions()).toEqual(["shape"]);
  driven.editor.undo();
  expect(driven.wires()).toEqual(["12,10 20,10", "20,10 20,20"]);
});

it("moves the middle of a wire across, and a free end anywhere", () => {
  const drawing = new Drawing();
  const [, middle, last] = drawing.path([0, 0], [4, 0], [4, 10], [12, 10]);
  const driven = new DrivenEditor(drawing);
  driven.editor.select([middle?.id ?? ""]);
  driven.drag([4, 5], [8, 7]);
  expect(driven.wires()).toEqual(["0,0 8,0", "8,0 8,10", "8,10 12,10"]);
  driven.editor.undo();
  driven.editor.select([last?.id ?? ""]);
  driven.drag([12, 10], [20, 13]);
  expect(driven.wires()).toContain("20,10 20,13");
});

it("restores the wire on Escape, and leaves locked ones alone", () => {
  const drawing = new Drawing();
  const wire = drawing.wire(0, 0, 8, 0);
  const driven = new DrivenEditor(drawing);
  driven.editor.select([wire.id]);
  driven.editor.startDrag(driven.pointer(8, 0));
  driven.editor.drag(driven.pointer(8, 4));
  expect(driven.editor.state.overlay.drawn.length).toBe(2);
  driven.editor.escape();
  expect([driven.wires(), driven.actions()]).toEqual([["0,0 8,0"], []]);
});

it("changes corners and points of shapes, and keeps a rectangle the right way up", () => {
  const driven = new DrivenEditor(new Drawing());
  driven.editor.use("rectangle");
  driven.click(2, 2);
  driven.click(8, 6);
  driven.editor.use("select");
  driven.editor.select(driven.ofKind("drawing").map(({ id }) => id));
  driven.drag([8, 6], [12, 9]);
  expect(driven.ofKind("drawing")[0]?.graphic).toMatchObject({ from: at(2, 2), to: at(12, 9) });
  driven.drag([12, 9], [0, 0]);
  const { graphic } = driven.ofKind("drawing")[0] ?? {};
  expect(graphic?.shape === "rectangle" && graphic.to.x > graphic.from.x && graphic.to.y > graphic.from.y).toBe(true);
});

it("resizes a sheet symbol with its entries on the edge", () => {
  const drawing = new Drawing();
  const symbol = drawing.sheet("A", "sub");
  const entry = drawing.entry(symbol, "IN", 20, 18, { side: "right" });
  drawing.on("sub");
  const driven = new DrivenEditor(drawing);
  driven.editor.select([symbol.id]);
  driven.drag([20, 20], [30, 10]);
  expect(driven.object(symbol.id)).toMatchObject({ from: at(0, 0), to: at(30, 10) });
  expect(driven.object(entry.id)).toMatchObject({ at: at(30, 10) });
});
