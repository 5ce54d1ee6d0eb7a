import { describe, expect, it } from "vitest";
import { pathOfUnit, unitsShown } from "@/components/schematic/stage/part-place";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { Drawing, ROOT } from "@/tests/support/schematic";

/** One sheet of a resistor that is placed twice: R1 at /, R2 at /b/. */
function placedTwice() {
  const drawing = new Drawing();
  const { id } = drawing.resistor({ "/": "R1", "/b/": "R2" }, 10, 10);
  const editor = new SchematicEditor({ rootSheetId: ROOT.id, records: drawing.records }, { newId: () => "new" });
  return { id, editor };
}

describe("a part of a sheet that is placed twice", () => {
  it("stands only where it has its designator", () => {
    const { id, editor } = placedTwice();
    expect(editor.path).toBe("/");
    expect(unitsShown(editor, { componentIds: [id], designator: "R1" })).toEqual([id]);
    expect(unitsShown(editor, { componentIds: [id], designator: "R2" })).toEqual([]);
  });

  it("is found at its own placement", () => {
    const { id, editor } = placedTwice();
    expect(pathOfUnit(editor, id, { designator: "R2" })).toBe("/b/");
    expect(pathOfUnit(editor, id, { designator: "R9" })).toBe("/");
    expect(pathOfUnit(editor, "gone", { designator: "R1" })).toBe("/");
  });
});
