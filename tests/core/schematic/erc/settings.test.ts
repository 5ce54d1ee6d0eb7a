// Settings, waivers and repairs of the electrical rule check, as the document keeps them.
import { describe, expect, it } from "vitest";
import { invertDiff } from "@/lib/core/document/diff";
import { present } from "@/lib/base/assert";
import { checkSchematic } from "@/lib/core/schematic/erc/check";
import { applyFix, fixOf } from "@/lib/core/schematic/erc/fixes";
import type { Finding, RuleId } from "@/lib/core/schematic/erc/finding";
import { putSettings, withSeverity, withVerdict } from "@/lib/core/schematic/erc/settings";
import { listWaivers, waive } from "@/lib/core/schematic/erc/waivers";
import { withTypedField } from "@/lib/core/schematic/edit/shared-fields";
import { changeRecords } from "@/lib/core/schematic/editor/actions";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { shiftBy } from "@/lib/core/schematic/edit/turn";
import { moveObjects } from "@/lib/core/schematic/edit/move";
import { Edit } from "@/lib/core/schematic/edit/edit";
import { applyChanges, writeChange } from "@/lib/core/schematic/format/schematic-change";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { MAX_INSTANCES } from "@/lib/core/schematic/model/instances";
import { GRID } from "@/lib/core/schematic/model/units";
import { at, Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const FIELDS = {
  value: { text: "1k", isVisible: true, place: null },
  footprint: { text: "R_0603", isVisible: false, place: null },
};

function open({ records }: Drawing): SchematicEditor {
  let count = 0;
  return new SchematicEditor({ rootSheetId: ROOT.id, records }, { newId: () => `new-${++count}` });
}

function check({ workspace, hierarchy, netlist }: SchematicEditor): Finding[] {
  const records = [...workspace.store.values()];
  return checkSchematic({ records, hierarchy, graph: workspace.graph, netlist });
}

const findingOf = (editor: SchematicEditor, rule: RuleId): Finding =>
  present(
    check(editor).find((finding) => finding.rule === rule),
    `a finding of ${rule}`,
  );

const stateOf = ({ workspace }: SchematicEditor) =>
  new Map([...workspace.store.values()].map((each) => [each.id, each]));

/** Two resistors in a row, the outer ends open. */
function row(): { drawing: Drawing; editor: SchematicEditor } {
  const drawing = new Drawing(RESISTOR);
  drawing.component(RESISTOR, "R1", 10, 10, { fields: FIELDS });
  drawing.component(RESISTOR, "R2", 20, 10, { fields: FIELDS });
  drawing.wire(12, 10, 18, 10);
  return { drawing, editor: open(drawing) };
}

describe("settings in the document", () => {
  it("change the check, are one undo step, and vanish with the last change", () => {
    const { editor } = row();
    const before = stateOf(editor);
    const set = (severity: "warning" | "error" | "off") =>
      editor.commit("ercSettings", (edit) =>
        putSettings(edit, withSeverity(editor.workspace.store.values(), "pin-not-connected", severity)),
      );
    set("warning");
    expect(check(editor).map(({ rule, severity }) => [rule, severity])).toEqual([
      ["pin-not-connected", "warning"],
      ["pin-not-connected", "warning"],
    ]);
    set("off");
    expect(check(editor)).toEqual([]);
    editor.undo();
    editor.undo();
    expect(stateOf(editor)).toEqual(before);
    set("off");
    set("error");
    expect(stateOf(editor)).toEqual(before);
  });

  it("change the matrix for both orders of a pair", () => {
    const out = symbol("OUT", [pin("1", 0, 0, { type: "output" })]);
    const drawing = new Drawing(out);
    drawing.component(out, "U1", 10, 10, { fields: FIELDS });
    drawing.component(out, "U2", 10, 10, { fields: FIELDS });
    const editor = open(drawing);
    expect(check(editor).map(({ rule }) => rule)).toEqual(["pin-conflict"]);
    editor.commit("ercSettings", (edit) => edit.put(withVerdict([], ["output", "output"], "ok")));
    expect(check(editor)).toEqual([]);
    const one = withVerdict([], ["tri-state", "input"], "error");
    expect(withVerdict([one], ["input", "tri-state"], "ok").verdicts).toEqual({});
  });
});

describe("a waiver", () => {
  function waived() {
    const { editor } = row();
    const finding = findingOf(editor, "pin-not-connected");
    editor.commit("waive", (edit) => waive(edit, finding, "Test point follows"));
    return { editor, finding };
  }
  const open_ = (editor: SchematicEditor): number => check(editor).filter(({ waiver }) => waiver === null).length;

  it("keeps its reason and covers one finding alone", () => {
    const { editor, finding } = waived();
    expect(check(editor).map(({ waiver }) => waiver?.reason ?? null)).toEqual(["Test point follows", null]);
    expect(listWaivers(editor.workspace.store.values(), check(editor)).map((each) => each.finding?.at)).toEqual([
      finding.at,
    ]);
    editor.undo();
    expect(open_(editor)).toBe(2);
  });

  it("stays while the part is moved, numbered anew, and other parts change", () => {
    const { editor } = waived();
    const [r1, r2] = ["R1", "R2"].map((name) =>
      present(
        [...editor.workspace.store.values()].find(
          (each) => each.kind === "component" && each.designators["/"] === name,
        ),
        name,
      ),
    );
    editor.commit("move", (edit) => moveObjects(edit, [present(r1, "R1").id], shiftBy(at(0, 5))));
    editor.undo();
    editor.commit("drag", (edit) => edit.put({ ...present(r2, "R2") }));
    expect(open_(editor)).toBe(1);
    const component = present(r1, "R1");
    if (component.kind !== "component") throw new Error("R1 is a component");
    changeRecords(editor, [component], (record) => ({ ...record, designators: { "/": "R7" } }));
    expect(open_(editor)).toBe(1);
    editor.commit("move", (edit) => moveObjects(edit, [component.id], shiftBy(at(-3, 5))));
    const here = check(editor).filter(({ recordIds }) => recordIds[0] === component.id);
    expect(here.map(({ at: place, waiver }) => [place, waiver !== null])).toEqual([
      [at(5, 15), true],
      [at(9, 15), false],
    ]);
  });

  it.each<[string, (editor: SchematicEditor, id: string) => void]>([
    [
      "the part's value",
      (editor, id) => {
        const record = editor.workspace.store.get(id);
        if (record?.kind === "component")
          changeRecords(editor, [record], (each) => withTypedField(each, "value", "2k"));
      },
    ],
    [
      "the net at the pin",
      (editor) =>
        editor.commit("wire", (edit) => edit.put({ kind: "no-connect", id: "nc", sheetId: ROOT.id, at: at(22, 10) })),
    ],
  ])("does not outlive a change of %s", (_title, change) => {
    const { editor, finding } = waived();
    change(editor, present(finding.recordIds[0], "the part"));
    const listed = listWaivers(editor.workspace.store.values(), check(editor));
    expect(listed.map(({ waiver }) => waiver.reason)).toEqual(["Test point follows"]);
    if (_title === "the part's value") {
      expect(listed[0]?.finding).toBeNull();
      expect(open_(editor)).toBe(2);
    } else expect(open_(editor)).toBe(0);
  });

  it("returns where another pin joins the net", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.component(RESISTOR, "R1", 10, 10, { fields: FIELDS });
    drawing.component(RESISTOR, "R2", 20, 10, { fields: FIELDS });
    drawing.path([12, 10], [18, 10]);
    drawing.path([8, 10], [8, 20], [22, 20], [22, 10]);
    drawing.wire(15, 10, 15, 5);
    const editor = open(drawing);
    const finding = findingOf(editor, "wire-end-open");
    editor.commit("waive", (edit) => waive(edit, finding, "For a probe"));
    expect(open_(editor)).toBe(0);
    drawing.component(RESISTOR, "R3", 20, 8, { fields: FIELDS });
    const third = present(drawing.records.at(-1), "R3");
    editor.commit("place", (edit) =>
      edit.put(third, { kind: "wire", id: "w", sheetId: ROOT.id, from: at(18, 8), to: at(18, 10) }),
    );
    expect(findingOf(editor, "wire-end-open").waiver).toBeNull();
  });
});

it("settings and waivers travel in changes, and leave no empty lists behind", () => {
  const { editor } = row();
  const { workspace, rootSheetId } = editor;
  const fileOf = () => writeSchematic({ rootSheetId, records: [...workspace.store.values()] });
  const [finding, before] = [findingOf(editor, "pin-not-connected"), fileOf()];
  editor.commit("waive", (edit) => {
    waive(edit, finding, "Test point follows");
    putSettings(edit, withSeverity([], "off-grid", "error"));
  });
  const diff = present(editor.history.done.at(-1), "the step").diff;
  const there = applyChanges(before, [writeChange(diff)]);
  expect(there).toEqual(fileOf());
  expect(applyChanges(there, [writeChange(invertDiff(diff))])).toEqual(before);
});

describe("repairs", () => {
  const edit = (editor: SchematicEditor) => {
    const work = new Edit(editor.workspace);
    return { object: (id: string) => work.object(id) };
  };

  it.each<[RuleId, (drawing: Drawing) => void]>([
    ["pin-not-connected", (d) => d.component(RESISTOR, "R1", 10, 10, { fields: FIELDS })],
    ["wire-dangling", (d) => d.path([50, 10], [55, 10], [55, 12])],
    ["label-dangling", (d) => d.label("N", 50, 10)],
    ["power-port-dangling", (d) => d.power("+5V", 50, 10)],
    ["no-connect-dangling", (d) => d.noConnect(50, 10)],
    ["sheet-missing", (d) => d.sheet("a", "nowhere")],
    ["off-grid", (d) => [d.component(RESISTOR, "R1", 10.4, 10, { fields: FIELDS }), d.wire(12.4, 10, 18, 10)]],
    ["label-without-entry", (d) => [d.sheet("a", "child"), d.on("child").sheetLabel("IN", 5, 5)]],
  ])("mend %s in one step that undo takes back", (rule, draw) => {
    const drawing = new Drawing(RESISTOR);
    draw(drawing);
    const editor = open(drawing);
    const before = stateOf(editor);
    const finding = findingOf(editor, rule);
    const fix = present(fixOf(finding, edit(editor)), "a repair");
    editor.commit("fix", (work) => applyFix(work, fix, finding));
    const isSame = (each: Finding) => each.rule === rule && each.fingerprint === finding.fingerprint;
    expect(check(editor).filter(isSame)).toEqual([]);
    editor.undo();
    expect(stateOf(editor)).toEqual(before);
  });

  it("moves a part to the grid with its wire", () => {
    const drawing = new Drawing(RESISTOR);
    const resistor = drawing.component(RESISTOR, "R1", 10.4, 10, { fields: FIELDS });
    drawing.wire(12.4, 10, 18, 10);
    const editor = open(drawing);
    const finding = findingOf(editor, "off-grid");
    editor.commit("fix", (work) => applyFix(work, "moveToGrid", finding));
    expect(editor.workspace.store.get(resistor.id)).toMatchObject({ at: at(10, 10) });
    expect(check(editor).filter(({ rule }) => rule === "off-grid")).toEqual([]);
    expect(editor.netlist.nets.map(({ pins }) => pins.length).toSorted()).toEqual([1, 1]);
    expect(GRID).toBe(12_700);
  });

  it("leaves locked objects as they are", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.component(RESISTOR, "R1", 10.4, 10, { fields: FIELDS, isLocked: true });
    const editor = open(drawing);
    expect(fixOf(findingOf(editor, "off-grid"), edit(editor))).toBeNull();
  });
});

describe("placements of sheets", () => {
  it("end at the limit, with one finding for each symbol that is left out", () => {
    const drawing = new Drawing();
    for (let level = 1; level <= 30; level++) {
      drawing.sheet("a", `level-${level}`);
      drawing.sheet("b", `level-${level}`);
      drawing.on(`level-${level}`);
    }
    const editor = open(drawing);
    expect(editor.hierarchy.instances.length).toBe(MAX_INSTANCES);
    const left = check(editor).filter(({ rule }) => rule === "too-many-sheets");
    expect(left.length).toBe(editor.hierarchy.unplaced.length);
    expect(left.length).toBeGreaterThan(0);
    expect(new Set(left.flatMap(({ recordIds }) => recordIds)).size).toBe(left.length);
  });
});
