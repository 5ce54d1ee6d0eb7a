// History of a session: back to each step and forward again, and what each step was about.
import { describe, expect, it } from "vitest";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { restoreTo } from "@/lib/core/schematic/editor/restore";
import { subjectOf } from "@/lib/core/schematic/edit/diff-subject";
import { Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";

function open() {
  const drawing = new Drawing(RESISTOR);
  const parts = ["R1", "R2", "R3"].map((name, index) => drawing.resistor(name, 10 * index, 0));
  const label = drawing.label("~{RESET}", 0, 5);
  const wire = drawing.wire(0, 8, 4, 8);
  const editor = new SchematicEditor({ rootSheetId: ROOT.id, records: drawing.records }, { newId: () => "new" });
  return { editor, parts, label, wire };
}

const designators = ({ workspace }: SchematicEditor) =>
  [...workspace.store.values()].flatMap((each) => (each.kind === "component" ? [each.designators["/"]] : []));

describe("restoring a step", () => {
  it("goes back and forward as far as there are steps", () => {
    const { editor, parts } = open();
    for (const [index, part] of parts.entries())
      editor.commit("properties", (edit) => edit.put({ ...part, designators: { "/": `X${index}` } }));
    restoreTo(editor, 1);
    expect(designators(editor)).toEqual(["X0", "R2", "R3"]);
    restoreTo(editor, 3);
    expect(designators(editor)).toEqual(["X0", "X1", "X2"]);
    restoreTo(editor, -5);
    expect(designators(editor)).toEqual(["R1", "R2", "R3"]);
    restoreTo(editor, 99);
    expect([editor.history.done.length, editor.history.undone.length]).toEqual([3, 0]);
  });
});

describe("the subject of a step", () => {
  it("names parts and labels, two of them, and counts the rest", () => {
    const { editor, parts, label, wire } = open();
    editor.commit("delete", (edit) => edit.remove(...parts.map(({ id }) => id)));
    editor.commit("delete", (edit) => edit.remove(label.id));
    editor.commit("delete", (edit) => edit.remove(wire.id));
    expect(editor.history.done.map(({ diff }) => subjectOf(diff))).toEqual([
      { names: ["R1", "R2"], more: 1 },
      { names: ["RESET"], more: 0 },
      { names: [], more: 0 },
    ]);
  });
});
