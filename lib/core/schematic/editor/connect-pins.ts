// Joins two pins by name: with a wire where a straight or bent run touches nothing else, otherwise with a pair of labels.
import { putObjects } from "../edit/place";
import { layWires } from "../edit/wires";
import type { Item } from "../connectivity/item";
import { legs } from "../edit/legs";
import { boxOf } from "./object-index";
import type { NetLabel } from "../model/records";
import type { Point } from "../model/units";
import type { SchematicEditor } from "./editor";

interface PinName {
  readonly designator: string;
  readonly number: string;
}

function findPin(editor: SchematicEditor, { designator, number }: PinName): Item | undefined {
  for (const object of editor.view.index.objects()) {
    if (object.kind !== "component" || object.designators[editor.path] !== designator) continue;
    const found = editor.workspace.graph.itemsOf(object.id).find(({ pin }) => pin?.pin.number === number);
    if (found) return found;
  }
  return undefined;
}

/** False where one of the pins is not on the sheet that is shown. */
export function connectPins(editor: SchematicEditor, from: PinName, to: PinName): boolean {
  const [a, b] = [findPin(editor, from), findPin(editor, to)];
  const [start, end] = [a?.points[0], b?.points[0]];
  if (!a || !b || !start || !end) return false;
  const run = freeRun(editor, start, end);
  if (run) editor.commit("wire", (edit) => layWires(edit, { sheetId: editor.view.sheetId, kind: "wire", points: run }));
  else labelBoth(editor, [a, b]);
  return true;
}

/** The first of both runs with one corner at most that crosses no object but at its ends. */
function freeRun(editor: SchematicEditor, from: Point, to: Point): Point[] | null {
  for (const isSwapped of [false, true]) {
    const points = [from, ...legs(from, to, { mode: "90", isSwapped })];
    const pieces = points.slice(1).map((point, at) => ({ from: points[at] ?? from, to: point }));
    if (pieces.every((piece) => isClear(editor, piece, [from, to]))) return points;
  }
  return null;
}

function isClear(editor: SchematicEditor, piece: { from: Point; to: Point }, ends: readonly Point[]): boolean {
  const { minX, minY, maxX, maxY } = boxOf(piece.from, piece.to);
  const inner = { minX: minX + 1, minY: minY + 1, maxX: maxX - 1, maxY: maxY - 1 };
  const isEnd = (point: Point): boolean => ends.some(({ x, y }) => x === point.x && y === point.y);
  return editor.view.index.near({ minX, minY, maxX, maxY }).every((object) => {
    const items = editor.workspace.graph.itemsOf(object.id);
    if (items.some(({ points }) => points.some(isEnd)))
      return items.length > 0 && !crossesBody(editor, object.id, inner);
    return false;
  });
}

/** A run that leaves a symbol at its pin only touches the edge of its box. */
function crossesBody(
  editor: SchematicEditor,
  id: string,
  { minX, minY, maxX, maxY }: ReturnType<typeof boxOf>,
): boolean {
  const box = editor.view.index.boxOf(id);
  if (!box) return false;
  const [width, height] = [
    Math.min(maxX, box.maxX) - Math.max(minX, box.minX),
    Math.min(maxY, box.maxY) - Math.max(minY, box.minY),
  ];
  const isSegment = editor.workspace.graph.itemsOf(id).some(({ segment }) => segment !== null);
  return !isSegment && Math.max(width, height) > 3 * editor.grid;
}

function labelBoth(editor: SchematicEditor, items: readonly Item[]): void {
  const { sheetId } = editor.view;
  const taken = new Set(editor.netlist.nets.flatMap(({ names }) => names));
  const known = items
    .flatMap((item) => editor.netNames(item))[0]
    ?.split("/")
    .at(-1);
  let number = 1;
  while (taken.has(`/N${number}`) || taken.has(`N${number}`)) number++;
  const text = known ?? `N${number}`;
  const labels = items.flatMap(({ points: [at] }): NetLabel[] =>
    at ? [{ kind: "net-label", id: editor.workspace.newId(), sheetId, at, rotation: 0, text }] : [],
  );
  editor.commit("label", (edit) => putObjects(edit, labels));
}
