// Objects off the grid moved onto it, without a change of what is connected.
import { withEntries } from "../../edit/copy";
import { type Edit, makeDiff } from "../../edit/edit";
import { netsOf, pinGroups } from "../../edit/same-nets";
import { mapObject, type SheetMap, shiftBy } from "../../edit/turn";
import { tidyWires } from "../../edit/wires";
import type { SchematicObject } from "../../model/records";
import { GRID, isSamePoint, type Point, pointKey } from "../../model/units";
import type { SchematicEditor } from "../editor";
import { toGrid } from "../pointer";

const roundShift = (point: Point, grid: number): Point => {
  const to = toGrid(point, grid);
  return { x: to.x - point.x, y: to.y - point.y };
};

/** The first pin of a part counts, or else the anchor; entries stay on the edge of their symbol. */
function shiftOf({ workspace }: SchematicEditor, object: SchematicObject): Point {
  const pin = object.kind === "component" ? workspace.graph.itemsOf(object.id)[0]?.points[0] : undefined;
  if (pin) return roundShift(pin, GRID);
  if (object.kind === "sheet-entry") {
    const symbol = workspace.store.get(object.sheetSymbolId);
    return symbol?.kind === "sheet-symbol" ? roundShift(symbol.from, GRID) : { x: 0, y: 0 };
  }
  if ("at" in object) return roundShift(object.at, GRID);
  return object.kind === "sheet-symbol" ? roundShift(object.from, GRID) : { x: 0, y: 0 };
}

/** Moves as one; the points of wires and buses are rounded one by one. */
const isRigid = ({ kind }: SchematicObject): boolean =>
  kind === "component" || kind === "sheet-symbol" || kind === "sheet-entry";

const isConnecting = ({ kind }: SchematicObject): boolean =>
  !["drawing", "text", "spice-directive", "image", "table", "group", "voltage-probe", "current-probe"].includes(kind);

/** New places of the pins that move, by key of their point. */
function pinPlaces(editor: SchematicEditor, objects: readonly SchematicObject[]): Map<number, Point> {
  const places = new Map<number, Point>();
  for (const object of objects) {
    if (!isRigid(object)) continue;
    const { x, y } = shiftOf(editor, object);
    for (const { points } of editor.workspace.graph.itemsOf(object.id))
      for (const point of points) places.set(pointKey(point), { x: point.x + x, y: point.y + y });
  }
  return places;
}

/** Wires, labels and others follow the pins; where they touch none, their points are rounded. */
function moveOnto(editor: SchematicEditor, edit: Edit, objects: readonly SchematicObject[]): void {
  const places = pinPlaces(editor, objects);
  const rounding: SheetMap = {
    ...shiftBy({ x: 0, y: 0 }),
    point: (point) => places.get(pointKey(point)) ?? toGrid(point, GRID),
  };
  const moved = objects.map((object) =>
    isRigid(object) ? mapObject(object, shiftBy(shiftOf(editor, object))) : mapObject(object, rounding),
  );
  edit.put(...moved.filter((object, at) => JSON.stringify(object) !== JSON.stringify(objects[at])));
  tidyWires(
    edit,
    moved.filter(({ kind }) => kind === "wire" || kind === "bus").map(({ id }) => id),
  );
}

function isOff({ workspace }: SchematicEditor, object: SchematicObject): boolean {
  const connecting = workspace.graph.itemsOf(object.id).flatMap(({ points }) => points);
  const points = object.kind === "sheet-symbol" ? [object.from] : connecting;
  return points.some((point) => !isSamePoint(point, toGrid(point, GRID)));
}

export type GridResult = { readonly moved: number } | "nothing" | "changes-nets";

/** All of the selection, or of the sheet where nothing is selected. Nothing moves where nets would change. */
export function moveToGrid(editor: SchematicEditor): GridResult {
  const all = editor.selection.size > 0 ? editor.selected() : editor.view.index.objects();
  const whole = withEntries(
    all.filter(({ kind }) => kind !== "sheet-entry"),
    editor.view.index.objects(),
  );
  const objects = whole.filter((object) => isConnecting(object) && !object.isLocked);
  const moved = objects.filter((object) => isOff(editor, object)).length;
  if (moved === 0) return "nothing";
  const { store } = editor.workspace;
  const before = pinGroups(editor.netlist);
  let isSame = false;
  const diff = makeDiff(editor.workspace, (edit) => {
    moveOnto(editor, edit, objects);
    isSame = pinGroups(netsOf([...store.values()], editor.rootSheetId)) === before;
  });
  if (!isSame) return "changes-nets";
  editor.commitDiff("to-grid", diff);
  return { moved };
}
