// Numbers of components: order, start, sheets, and what keeps its number.
import { describe, expect, it } from "vitest";
import { annotate, annotationOf } from "@/lib/core/schematic/editor/actions";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { USUAL_ANNOTATION } from "@/lib/core/schematic/edit/annotate";
import { Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const DUAL = symbol("dual", [pin("1", 0, 0, { unit: 1 }), pin("2", 0, 0, { unit: 2 })], { unitCount: 2 });

const open = ({ records }: Drawing): SchematicEditor =>
  new SchematicEditor({ rootSheetId: ROOT.id, records }, { newId: () => "new" });

/** Four resistors in a square: R7 at the top left, R? at the top right, R2 below left, none below right. */
function square(): Drawing {
  const drawing = new Drawing(RESISTOR, DUAL);
  drawing.resistor("R7", 10, 10);
  drawing.resistor("R?", 20, 10);
  drawing.resistor("R2", 10, 20);
  drawing.resistor({}, 20, 20);
  return drawing;
}

const designators = ({ workspace }: SchematicEditor) =>
  [...workspace.store.values()].flatMap((each) => (each.kind === "component" ? [each.designators] : []));
const onRoot = (editor: SchematicEditor) => designators(editor).map((each) => each["/"]);

describe("annotation", () => {
  it.each([
    ["new ones", {}, ["R7", "R1", "R2", "R3"]],
    ["all, in columns", { keepsExisting: false }, ["R1", "R3", "R2", "R4"]],
    ["all, in rows", { keepsExisting: false, order: "rows" }, ["R1", "R2", "R3", "R4"]],
    ["all from 10", { keepsExisting: false, order: "rows", start: 10 }, ["R10", "R11", "R12", "R13"]],
  ] as const)("numbers %s", (_title, options, expected) => {
    const editor = open(square());
    annotate(editor, options);
    expect(onRoot(editor)).toEqual(expected);
    expect(editor.history.done.map(({ name }) => name)).toEqual(["annotate"]);
    editor.undo();
    expect(onRoot(editor)).toEqual(["R7", "R?", "R2", undefined]);
  });

  it("says before what it would change, and nothing of what stays", () => {
    const editor = open(square());
    expect(annotationOf(editor, USUAL_ANNOTATION).map(({ before, after }) => [before, after])).toEqual([
      ["R?", "R1"],
      ["", "R3"],
    ]);
  });

  it("counts by hundreds on each placement of a sheet", () => {
    const drawing = square();
    drawing.sheet("a", "child");
    drawing.sheet("b", "child");
    drawing.on("child").resistor({}, 10, 10);
    const editor = open(drawing);
    annotate(editor, { keepsExisting: false, countsBySheet: true });
    expect(onRoot(editor).slice(0, 4)).toEqual(["R101", "R103", "R102", "R104"]);
    expect(Object.values(designators(editor).at(-1) ?? {})).toEqual(["R201", "R301"]);
  });

  it("keeps units of a part together, and the numbers of locked parts", () => {
    const drawing = new Drawing(RESISTOR, DUAL);
    drawing.component(DUAL, "U5", 10, 10, { unit: 1 });
    drawing.component(DUAL, "U5", 30, 10, { unit: 2 });
    drawing.component(DUAL, "U1", 20, 10, { unit: 1, isLocked: true });
    const editor = open(drawing);
    annotate(editor, { keepsExisting: false });
    expect(onRoot(editor)).toEqual(["U2", "U2", "U1"]);
  });
});
