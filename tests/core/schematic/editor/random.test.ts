// Random input of a user: whatever it is, the document stays valid, its nets are those of a graph made anew, and undo
// leads back to the beginning.
import { expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { type Netlist, NetSolver } from "@/lib/core/schematic/connectivity/nets";
import * as actions from "@/lib/core/schematic/editor/actions";
import { ALIGNMENTS, alignSelection, distributeSelection } from "@/lib/core/schematic/editor/actions/arrange";
import { arraySelection, repeatLast } from "@/lib/core/schematic/editor/actions/array";
import { closeGap, gapOf } from "@/lib/core/schematic/editor/actions/close-gap";
import { groupSelection, lockSelection, ungroupSelection } from "@/lib/core/schematic/editor/actions/groups";
import { labelPins } from "@/lib/core/schematic/editor/actions/label-pins";
import { moveToSheet, targetSheets } from "@/lib/core/schematic/editor/actions/move-to-sheet";
import { makeSheetOfSelection } from "@/lib/core/schematic/editor/actions/own-sheet";
import { RENAME_SCOPES, renameNet, renameTarget } from "@/lib/core/schematic/editor/actions/rename-net";
import { moveToGrid } from "@/lib/core/schematic/editor/actions/to-grid";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Pointer } from "@/lib/core/schematic/editor/pointer";
import { TOOL_NAMES } from "@/lib/core/schematic/editor/tools/create-tool";
import { FIND_KINDS, findHits } from "@/lib/core/schematic/edit/find";
import { applyReplacements, planReplacements } from "@/lib/core/schematic/edit/replace";
import { checkSchematic } from "@/lib/core/schematic/erc/check";
import type { Finding } from "@/lib/core/schematic/erc/finding";
import { applyFix, fixOf } from "@/lib/core/schematic/erc/fixes";
import { putSettings, RULE_IDS, withSeverity } from "@/lib/core/schematic/erc/settings";
import { waive } from "@/lib/core/schematic/erc/waivers";
import { SEVERITIES } from "@/lib/core/schematic/model/checks";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { GRID } from "@/lib/core/schematic/model/units";
import { Random } from "@/tests/support/random";
import { at, Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const RUNS = Number(process.env.FUZZ_RUNS ?? 20);
const STEPS = 100;

const AMPLIFIER = symbol("OP", [pin("1", 3, 0), pin("2", -3, -1), pin("3", -3, 1)], { prefix: "U" });
const STOCK = [RESISTOR, AMPLIFIER];
const LABELS = ["A", "D0", "BUS[0..3]", "OUT"];
const KEYS = ["rotate", "mirror-x", "mirror-y", "corner-mode", "other-leg", "back", "end", "finish"] as const;

function pointer(random: Random): Pointer {
  const place = at(random.below(24), random.below(16));
  const isOff = random.isLuck(0.1);
  return {
    at: isOff ? { x: place.x + random.below(GRID), y: place.y + random.below(GRID) } : place,
    reach: GRID / 2,
    ...{ isShift: random.isLuck(0.1), isCtrl: random.isLuck(0.1), isAlt: random.isLuck(0.05) },
  };
}

/** What a user might do next. */
const INPUTS: readonly ((editor: SchematicEditor, random: Random) => void)[] = [
  (editor, random) => {
    const tool = random.one(TOOL_NAMES);
    editor.use(tool, tool === "symbol" ? { symbol: random.one(STOCK) } : undefined);
  },
  (editor, random) => {
    const to = pointer(random);
    editor.hover(to);
    editor.click(to);
  },
  (editor, random) => {
    const to = pointer(random);
    editor.hover(to);
    editor.click(to);
  },
  (editor, random) => {
    if (!editor.startDrag(pointer(random))) return;
    editor.drag(pointer(random));
    if (random.isLuck(0.2)) return editor.escape();
    const to = pointer(random);
    editor.drag(to);
    editor.endDrag(to);
  },
  (editor, random) => void editor.toolKey(random.one(KEYS)),
  (editor, random) => editor.choose({ label: random.one(LABELS), sheetName: random.one(["a", "b"]) }),
  (editor) => editor.endEditing("note"),
  (editor) => editor.escape(),
  (editor) => actions.deleteSelection(editor),
  (editor, random) => actions.rotateSelection(editor, random.one([1, 3])),
  (editor, random) => actions.mirrorSelection(editor, random.one(["x", "y"])),
  (editor, random) => actions.nudgeSelection(editor, random.below(5) - 2, random.below(5) - 2),
  (editor) => actions.duplicateSelection(editor),
  (editor) => actions.selectAll(editor),
  (editor, random) => actions.annotate(editor, { keepsExisting: random.isLuck(0.5) }),
  (editor, random) => alignSelection(editor, random.one(ALIGNMENTS)),
  (editor, random) => distributeSelection(editor, random.one(["x", "y"])),
  (editor, random) => {
    const pitch = { x: random.below(4) * GRID, y: random.below(4) * GRID };
    if (editor.selection.size < 20)
      arraySelection(editor, { columns: random.below(3) + 1, rows: random.below(3) + 1, pitch });
  },
  (editor) => repeatLast(editor),
  (editor) => groupSelection(editor),
  (editor) => ungroupSelection(editor),
  (editor, random) => lockSelection(editor, random.isLuck(0.3)),
  (editor) => void moveToGrid(editor),
  (editor, random) => void labelPins(editor, random.one(["A\nB", "1\tX\n2\tY"])),
  (editor) => {
    const gap = gapOf(editor);
    actions.deleteSelection(editor);
    if (gap) closeGap(editor, gap);
  },
  (editor, random) => void makeSheetOfSelection(editor, random.one(["", "part"])),
  (editor, random) => {
    const targets = targetSheets(editor);
    if (targets.length > 0) moveToSheet(editor, random.one(targets).path);
  },
  (editor, random) => {
    const id = [...editor.selection][0];
    const target = id === undefined ? null : renameTarget(editor, id);
    if (target) renameNet(editor, target, random.one(["A", "NEW", "D1"]), random.one(RENAME_SCOPES));
  },
  (editor) => {
    const copied = actions.copyOf(editor);
    if (copied) editor.use("paste", copied);
  },
  (editor, random) => {
    const hits = findHits(
      { records: editor.workspace.store.values(), instances: editor.hierarchy.instances },
      { text: random.one(["R", "A", "1"]), isWholeWord: false, isCaseSensitive: false, kinds: new Set(FIND_KINDS) },
    );
    editor.commit("replace", (edit) => applyReplacements(edit, planReplacements(hits, random.one(["X", "2"]))));
  },
  (editor, random) => {
    const findings = findingsOf(editor);
    if (findings.length === 0) return;
    const finding = random.one(findings);
    editor.commit("fix", (edit) => {
      const fix = fixOf(finding, { object: (id) => edit.object(id) });
      if (fix && random.isLuck(0.7)) applyFix(edit, fix, finding);
      else if (finding.waiver) edit.remove(finding.waiver.id);
      else waive(edit, finding, "as it is");
    });
  },
  (editor, random) =>
    editor.commit("ercSettings", (edit) =>
      putSettings(edit, withSeverity(editor.workspace.store.values(), random.one(RULE_IDS), random.one(SEVERITIES))),
    ),
  (editor, random) => editor.openSheet(random.one(editor.hierarchy.instances).path),
  (editor, random) => (random.isLuck(0.5) ? editor.undo() : editor.redo()),
];

function findingsOf({ workspace, hierarchy, netlist }: SchematicEditor): Finding[] {
  return checkSchematic({ records: [...workspace.store.values()], hierarchy, graph: workspace.graph, netlist });
}

const fileOf = ({ rootSheetId, workspace }: SchematicEditor) =>
  writeSchematic({ rootSheetId, records: [...workspace.store.values()] });

/** Nets as sorted texts: name, and pins by component. */
const netTexts = ({ nets }: Netlist): string[] =>
  nets
    .map(
      ({ name, pins }) =>
        `${name} ${pins
          .map(({ component, pin: { number } }) => `${component.id}.${number}`)
          .toSorted()
          .join()}`,
    )
    .toSorted();

it.each(Array.from({ length: RUNS }, (_, seed) => seed))("100 steps, then undo to the start, seed %i", (seed) => {
  const random = new Random(seed);
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 8, 6);
  drawing.resistor("R2", 16, 6);
  drawing.wire(10, 6, 14, 6);
  let count = 0;
  const editor = new SchematicEditor(
    { rootSheetId: ROOT.id, records: drawing.records },
    { newId: () => `new-${++count}` },
  );
  const before = fileOf(editor);
  for (let step = 0; step < STEPS; step++) {
    random.one(INPUTS)(editor, random);
    // Nets are solved again from those before.
    if (random.isLuck(0.3)) void editor.netlist;
  }
  editor.escape();
  editor.escape();

  const file = fileOf(editor);
  expect(schematicFile.safeParse(file).error?.issues ?? []).toEqual([]);
  const anew = new NetSolver(new ClusterGraph(editor.workspace.store.values()));
  expect(netTexts(editor.netlist)).toEqual(netTexts(anew.solve(editor.hierarchy.instances)));
  const steps = editor.history.done.length;
  editor.history.restore(0);
  expect(fileOf(editor)).toEqual(before);
  editor.history.restore(steps);
  expect(fileOf(editor)).toEqual(file);
});
