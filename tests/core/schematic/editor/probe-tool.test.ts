// The tool that asks for results of a simulation: what each click and drag asks for.
import { beforeEach, expect, it } from "vitest";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Pointer } from "@/lib/core/schematic/editor/pointer";
import type { ProbeRequest } from "@/lib/core/schematic/editor/probe-request";
import { probesOfSelection } from "@/lib/core/schematic/editor/probe-selection";
import { GRID } from "@/lib/core/schematic/model/units";
import { at, Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const CHIP = symbol("CHIP", [pin("1", -2, 0), pin("2", 2, 0), pin("3", 0, 2)], { prefix: "U" });

let editor: SchematicEditor;
let asked: ProbeRequest[];

/** R1 from IN to OUT, U1 from OUT to its net at pin 2; R? without a number. */
function open(isReadOnly = false): void {
  const drawing = new Drawing(RESISTOR, CHIP);
  drawing.resistor("R1", 10, 10);
  drawing.component(CHIP, "U1", 20, 10);
  drawing.component(RESISTOR, "R?", 40, 10);
  drawing.wire(12, 10, 18, 10);
  drawing.wire(4, 10, 8, 10);
  drawing.label("OUT", 15, 10);
  drawing.label("IN", 5, 10);
  editor = new SchematicEditor({ rootSheetId: ROOT.id, records: drawing.records }, { newId: () => "new", isReadOnly });
  asked = [];
  editor.onProbe((request) => asked.push(request));
  editor.use("simulation-probe");
}

const pointer = (x: number, y: number, change: Partial<Pointer> = {}): Pointer => ({
  ...{ at: at(x, y), reach: GRID / 2, isShift: false, isCtrl: false, isAlt: false },
  ...change,
});

const click = (x: number, y: number, change: Partial<Pointer> = {}): void => {
  editor.hover(pointer(x, y, change));
  editor.click(pointer(x, y, change));
};

beforeEach(() => open());

it("asks for the voltage of a wire's and of a label's net", () => {
  click(16, 10);
  click(5, 10);
  expect(asked).toEqual([
    { kind: "voltage", net: "/OUT", path: "/", at: at(16, 10) },
    { kind: "voltage", net: "/IN", path: "/", at: at(5, 10) },
  ]);
});

it("asks for the current of a part with two pins, and of a pin of others", () => {
  click(10, 10);
  click(12, 10);
  click(18, 10);
  expect(asked).toEqual([
    { kind: "current", designator: "R1", number: null, path: "/", at: at(10, 10) },
    { kind: "current", designator: "R1", number: null, path: "/", at: at(12, 10) },
    { kind: "current", designator: "U1", number: "1", path: "/", at: at(18, 10) },
  ]);
});

it("asks for the power of a part with Alt", () => {
  click(20, 10, { isAlt: true });
  expect(asked).toEqual([{ kind: "power", designator: "U1", path: "/", at: at(20, 10) }]);
});

it("asks for the voltage between two nets by a drag from one to the other", () => {
  editor.hover(pointer(16, 10));
  expect(editor.startDrag(pointer(16, 10))).toBe(true);
  editor.drag(pointer(6, 10));
  expect(editor.state.overlay).toMatchObject({ probeFrom: at(16, 10), probe: { kind: "difference" } });
  editor.endDrag(pointer(6, 10));
  const found = { kind: "difference", net: "/IN", reference: "/OUT", from: at(16, 10), path: "/", at: at(6, 10) };
  expect(asked).toEqual([found]);
});

it("leaves a drag on empty paper to the camera, and asks for nothing between a net and itself", () => {
  expect(editor.startDrag(pointer(16, 30))).toBe(false);
  editor.startDrag(pointer(16, 10));
  editor.endDrag(pointer(14, 10));
  expect(asked).toEqual([]);
});

it("says why it asks for nothing", () => {
  click(16, 30);
  expect(editor.state.overlay.refusal).toBe("probe-needs-target");
  click(20, 10);
  expect(editor.state.overlay.refusal).toBe("probe-needs-pin-of-part");
  click(40, 10);
  expect(editor.state.overlay.refusal).toBe("probe-needs-number");
  expect(asked).toEqual([]);
});

it("shows what a click would ask for while the pointer moves, and goes with Escape", () => {
  editor.hover(pointer(16, 10));
  expect(editor.state.overlay.probe).toMatchObject({ kind: "voltage", net: "/OUT" });
  editor.hover(pointer(16, 30));
  expect(editor.state.overlay).toMatchObject({ probe: null, refusal: null });
  editor.escape();
  expect(editor.state.tool).toBe("select");
});

it("works on a drawing that cannot be changed", () => {
  open(true);
  click(16, 10);
  expect(asked).toHaveLength(1);
});

it("asks for what is selected as well: nets, the voltage between two, currents and powers", () => {
  const idOf = (kind: string, at: number): string =>
    [...editor.workspace.store.values()].filter((record) => record.kind === kind)[at]?.id ?? "";
  const [out, input] = [idOf("wire", 0), idOf("wire", 1)];
  editor.use("select");
  editor.select([out]);
  expect(probesOfSelection(editor, "voltage")).toMatchObject([{ kind: "voltage", net: "/OUT", at: at(15, 10) }]);
  editor.select([input, out]);
  const difference = { kind: "difference", net: "/IN", reference: "/OUT", at: at(6, 10), from: at(15, 10) };
  expect(probesOfSelection(editor, "voltage")).toMatchObject([difference]);
  editor.select([idOf("component", 0), idOf("component", 1)]);
  expect(probesOfSelection(editor, "current")).toMatchObject([{ kind: "current", designator: "R1", number: null }]);
  expect(probesOfSelection(editor, "power").map((request) => request.kind)).toEqual(["power", "power"]);
  expect(probesOfSelection(editor, "voltage")).toEqual([]);
});
