// Search and replacement in the texts of a drawing.
import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { FIND_KINDS, type FindHit, findHits, type FindQuery, rangesIn } from "@/lib/core/schematic/edit/find";
import { applyReplacements, planReplacements } from "@/lib/core/schematic/edit/replace";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { at, Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";

const STYLE = { size: 12_700, isBold: false, isItalic: false, horizontal: "start", vertical: "middle" } as const;
const ASK: FindQuery = { text: "", isWholeWord: false, isCaseSensitive: false, kinds: new Set(FIND_KINDS) };
const field = (text: string) => ({ text, isVisible: true, place: null });

/** USB in every kind of text, on two sheets of which one is placed twice. */
function usb(): SchematicEditor {
  const drawing = new Drawing(RESISTOR);
  drawing.component(RESISTOR, "RUSB1", 10, 10, {
    fields: { value: field("usb 27"), mpn: field("USB-27R"), Note: field("near USB") },
  });
  drawing.label("USB_DP", 20, 5);
  drawing.power("VUSB", 30, 5);
  drawing.sheet("left", "child");
  drawing.sheet("right", "child");
  drawing.on("child").port("USB", 1, 1);
  const [left, right] = drawing.records.flatMap((record) => (record.kind === "sheet-symbol" ? [record.id] : []));
  drawing.component(RESISTOR, { [`/${left}/`]: "R2", [`/${right}/`]: "RUSB3" }, 5, 5);
  const records: SchematicRecord[] = [
    ...drawing.records,
    { kind: "text", id: "note", sheetId: ROOT.id, at: at(0, 40), text: "USB usb", rotation: 0, style: STYLE },
    {
      ...{ kind: "table", id: "table", sheetId: ROOT.id, at: at(0, 50), line: "solid", fill: "none" },
      ...{ columnWidths: [1, 1], rowHeights: [1], cells: [["a", "USB"]] },
    },
  ];
  let count = 0;
  return new SchematicEditor({ rootSheetId: ROOT.id, records }, { newId: () => `new-${++count}` });
}

const find = ({ workspace, hierarchy }: SchematicEditor, change: Partial<FindQuery>): FindHit[] =>
  findHits({ records: workspace.store.values(), instances: hierarchy.instances }, { ...ASK, ...change });

const textsOf = (hits: readonly FindHit[]) => hits.map(({ kind, text }) => `${kind} ${text}`);

describe("find", () => {
  it("looks in all kinds of texts, from the top of the first sheet on", () => {
    const editor = usb();
    const hits = find(editor, { text: "usb" });
    expect(textsOf(hits)).toEqual([
      ...["net USB_DP", "net VUSB", "designator RUSB1", "value usb 27", "mpn USB-27R", "field near USB"],
      ...["text USB usb", "text USB", "net USB", "designator RUSB3"],
    ]);
    const paths = editor.hierarchy.instances.map(({ path }) => path);
    expect(hits.slice(-2).map(({ path }) => path)).toEqual(paths.slice(1));
  });

  it.each<[string, Partial<FindQuery>, string[]]>([
    ["whole words", { text: "usb", isWholeWord: true, kinds: new Set(["net", "mpn"]) }, ["mpn USB-27R", "net USB"]],
    ["the case", { text: "usb", isCaseSensitive: true }, ["value usb 27", "text USB usb"]],
    ["chosen kinds", { text: "USB", kinds: new Set(["value"]) }, ["value usb 27"]],
    ["nothing for nothing", { text: "" }, []],
  ])("keeps to %s", (_title, query, expected) => {
    expect(textsOf(find(usb(), query))).toEqual(expected);
  });

  it("finds every place of a text once", () => {
    expect(rangesIn("aaaa", { ...ASK, text: "aa" })).toEqual([
      [0, 2],
      [2, 4],
    ]);
    expect(rangesIn("R1 R10 R1", { ...ASK, text: "r1", isWholeWord: true })).toEqual([
      [0, 2],
      [7, 9],
    ]);
    expect(rangesIn("İstanbul R1", { ...ASK, text: "R1" })).toEqual([[9, 11]]);
  });
});

describe("replace", () => {
  it("changes all chosen lines by one step, and undo restores them", () => {
    const editor = usb();
    const before = new Map([...editor.workspace.store.values()].map((record) => [record.id, record]));
    const plan = planReplacements(find(editor, { text: "usb" }), "ETH");
    expect(plan.map(({ after }) => after)).toEqual([
      ...["ETH_DP", "VETH", "RETH1", "ETH 27", "ETH-27R", "near ETH", "ETH ETH", "ETH", "ETH", "RETH3"],
    ]);
    const chosen = plan.filter(({ hit }) => hit.kind !== "mpn");
    editor.commit("replace", (edit) => applyReplacements(edit, chosen));
    expect(textsOf(find(editor, { text: "usb" }))).toEqual(["mpn USB-27R"]);
    expect(textsOf(find(editor, { text: "R2" }))).toEqual(["designator R2"]);
    expect(editor.history.done.map(({ name }) => name)).toEqual(["replace"]);
    editor.undo();
    expect(new Map([...editor.workspace.store.values()].map((record) => [record.id, record]))).toEqual(before);
  });

  it("names locked objects and does not change them", () => {
    const drawing = new Drawing(RESISTOR);
    const locked = drawing.component(RESISTOR, "R1", 1, 1, { isLocked: true });
    const editor = new SchematicEditor({ rootSheetId: ROOT.id, records: drawing.records }, { newId: () => "new" });
    const plan = planReplacements(find(editor, { text: "R1" }), "R5");
    expect(plan.map(({ problem }) => problem)).toEqual(["locked"]);
    editor.commit("replace", (edit) => applyReplacements(edit, plan));
    expect(editor.workspace.store.get(locked.id)).toBe(locked);
    expect(editor.history.done).toEqual([]);
  });

  it("empties fields, but no label and no designator", () => {
    const editor = usb();
    const plan = planReplacements(
      find(editor, { text: "USB", isWholeWord: true, isCaseSensitive: true, kinds: new Set(["net", "text"]) }),
      "",
    );
    expect(plan.map(({ hit, problem }) => `${hit.place.in} ${problem ?? "ok"}`)).toEqual([
      ...["text ok", "cell ok", "text empty"],
    ]);
    editor.commit("replace", (edit) => applyReplacements(edit, plan));
    expect(present(editor.workspace.store.get("table"), "the table")).toMatchObject({ cells: [["a", ""]] });
  });
});
