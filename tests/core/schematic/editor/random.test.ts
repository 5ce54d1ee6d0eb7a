// Random input of a user: whatever it is, the document stays valid, its nets are those of a graph made anew, and undo
// leads back to the beginning.
import { expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { type Netlist, NetSolver } from "@/lib/core/schematic/connectivity/nets";
import * as actions from "@/lib/core/schematic/editor/actions";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Pointer } from "@/lib/core/schematic/editor/pointer";
import { TOOL_NAMES } from "@/lib/core/schematic/editor/tools/create-tool";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { GRID } from "@/lib/core/schematic/model/units";
import { Random } from "@/tests/support/random";
import { at, Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const RUNS = Number(process.env.FUZZ_RUNS ?? 20);
const STEPS = 100;

const AMPLIFIER = symbol("OP", [pin("1", 3, 0), pin("2", -3, -1), pin("3", -3, 1)], { prefix: "U" });
const STOCK = [RESISTOR, AMPLIFIER];
const LABELS = ["A", "D0", "BUS[0..3]", "OUT"];
const KEYS = ["rotate", "mirror-x", "mirror-y", "corner-mode", "other-leg", "back", "end"] as const;
const ALIGNMENTS = actions.ALIGNMENTS;

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
  (editor, random) => actions.alignSelection(editor, random.one(ALIGNMENTS)),
  (editor) => {
    const copied = actions.copyOf(editor);
    if (copied) editor.use("paste", copied);
  },
  (editor, random) => editor.openSheet(random.one(editor.hierarchy.instances).path),
  (editor, random) => (random.isLuck(0.5) ? editor.undo() : editor.redo()),
];

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
