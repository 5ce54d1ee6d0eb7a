// The selection on a sheet of its own, with the symbol of the sheet in its place.
import type { Layer } from "../../connectivity/item";
import type { Edit } from "../../edit/edit";
import { type Crossing, crossingsOf } from "../../edit/crossings";
import { putObjects } from "../../edit/place";
import { layWires } from "../../edit/wires";
import { newSheet } from "../../format/schematic-file";
import type { SchematicObject, SheetEntry, SheetSymbol, Wire } from "../../model/records";
import { GRID, isSamePoint, type Point } from "../../model/units";
import { freeSheetName } from "../add-sheet";
import type { SchematicEditor } from "../editor";
import type { Box } from "../object-index";
import { toGrid } from "../pointer";
import { boxOfMoved, firstSafe, movedOf, moveObjectsTo } from "./moved-objects";

const PITCH = 2 * GRID;
const MIN_SIDE = 8 * GRID;

/** Hierarchical labels at the border, or where the name stands. */
function labelInside(edit: Edit, { name, points, inside }: Crossing, sheetId: string): void {
  const labels = [...points, ...(points.length === 0 ? inside.slice(0, 1) : [])].map((at): SchematicObject => ({
    ...{ kind: "sheet-label", id: edit.newId(), sheetId, at, rotation: 0, text: name, direction: "bidirectional" },
  }));
  putObjects(edit, labels);
}

interface Outside {
  readonly edit: Edit;
  readonly symbol: SheetSymbol;
  /** Entries at the height of the border, with a wire to it. */
  readonly isDirect: boolean;
}

const entryOf = ({ edit, symbol }: Outside, name: string, place: Pick<SheetEntry, "side" | "at">): SheetEntry => ({
  ...{ kind: "sheet-entry", id: edit.newId(), sheetId: symbol.sheetId, sheetSymbolId: symbol.id },
  ...{ text: name, direction: "bidirectional" },
  ...place,
});

/** The side on which the border lies, or that a wire from the border reaches. */
function sideOf(
  { edit, symbol }: Outside,
  point: Point,
  layer: Layer,
): { side: "left" | "right"; wire: Wire | null } | null {
  if (point.x <= symbol.from.x) return { side: "left", wire: null };
  if (point.x >= symbol.to.x) return { side: "right", wire: null };
  for (const { record } of edit.graph.indexOf(symbol.sheetId).at(point, layer)) {
    if (record.kind !== layer || record.from.y !== record.to.y) continue;
    const far = isSamePoint(record.from, point) ? record.to : record.from;
    if (far.x < symbol.from.x) return { side: "left", wire: record };
    if (far.x > symbol.to.x) return { side: "right", wire: record };
  }
  return null;
}

/** The entry beside its only border point, where that lies at the height of the symbol. */
function directEntry(outside: Outside, crossing: Crossing): SheetEntry | null {
  const { symbol, edit, isDirect } = outside;
  const { points, name, layer, isFromAbove } = crossing;
  const [point, ...others] = points;
  if (!isDirect || !point || others.length > 0 || crossing.outside.length > 0 || isFromAbove) return null;
  if (point.y <= symbol.from.y || point.y >= symbol.to.y) return null;
  const found = sideOf(outside, point, layer);
  if (!found) return null;
  const { side, wire } = found;
  const at = { x: side === "left" ? symbol.from.x : symbol.to.x, y: point.y };
  // A wire that lay under the symbol ends at its edge.
  if (wire) edit.put(isSamePoint(wire.from, point) ? { ...wire, from: at } : { ...wire, to: at });
  else layWires(edit, { sheetId: symbol.sheetId, kind: layer, points: [at, point] });
  return entryOf(outside, name, { side, at });
}

/** The entry with a stub; labels carry the name to where it belongs. */
function labeledEntry(outside: Outside, crossing: Crossing, at: Point): SheetEntry {
  const { edit, symbol } = outside;
  const { name, layer, points, isFromAbove } = crossing;
  const side = at.x === symbol.from.x ? "left" : "right";
  const end = { x: at.x + (side === "left" ? -1 : 1) * 4 * GRID, y: at.y };
  layWires(edit, { sheetId: symbol.sheetId, kind: layer, points: [at, end] });
  const label = (place: Point): SchematicObject => ({
    ...{ kind: "net-label", id: edit.newId(), sheetId: symbol.sheetId, at: place, rotation: 0, text: name },
  });
  const above: SchematicObject = {
    ...{ kind: "sheet-label", id: edit.newId(), sheetId: symbol.sheetId, at: end, rotation: side === "left" ? 180 : 0 },
    ...{ text: name, direction: "bidirectional" },
  };
  putObjects(edit, [
    isFromAbove ? above : ({ ...label(end), rotation: side === "left" ? 180 : 0 } as SchematicObject),
    ...points.map(label),
  ]);
  return entryOf(outside, name, { side, at });
}

function addEntries(outside: Outside, crossings: readonly Crossing[]): void {
  const { edit, symbol } = outside;
  const direct = crossings.map((crossing) => directEntry(outside, crossing));
  const taken = new Set(direct.flatMap((entry) => (entry ? [`${entry.at.x} ${entry.at.y}`] : [])));
  let place = { x: symbol.to.x, y: symbol.from.y };
  const next = (): Point => {
    do place = { ...place, y: place.y + PITCH };
    while (taken.has(`${place.x} ${place.y}`));
    return place;
  };
  const entries = crossings.map((crossing, at) => direct[at] ?? labeledEntry(outside, crossing, next()));
  const bottom = Math.max(...entries.map(({ at }) => at.y + PITCH), symbol.to.y);
  edit.put({ ...symbol, to: { ...symbol.to, y: bottom } });
  putObjects(edit, entries);
}

/** The symbol inside the box, away from its edges where the border lies. */
function symbolIn(box: Box, base: Pick<SheetSymbol, "id" | "sheetId" | "targetId" | "name">): SheetSymbol {
  const from = toGrid({ x: box.minX + PITCH, y: box.minY }, GRID);
  const end = toGrid({ x: box.maxX - PITCH, y: box.maxY }, GRID);
  const to = { x: Math.max(end.x, from.x + MIN_SIDE), y: Math.max(end.y, from.y + MIN_SIDE) };
  return { kind: "sheet-symbol", ...base, from, to };
}

/** Makes a sheet of the selection, with its symbol in the selection's place. False where nets could not be kept. */
export function makeSheetOfSelection(editor: SchematicEditor, wantedName = ""): boolean {
  const objects = movedOf(editor);
  const box = boxOfMoved(editor, objects);
  if (!box || editor.isReadOnly) return false;
  const { newId } = editor.workspace;
  const name = freeSheetName(editor, wantedName.trim());
  const sheet = { ...newSheet(newId(), name), ...sizeOf(editor) };
  const base = { id: newId(), sheetId: editor.view.sheetId, targetId: sheet.id, name };
  const extent = editor.view.index.extent() ?? box;
  const height = box.maxY - box.minY;
  const below = { ...box, minY: extent.maxY + 4 * PITCH, maxY: extent.maxY + 4 * PITCH + height };
  const attempt = (place: Box, isDirect: boolean) => (edit: Edit) => {
    const crossings = crossingsOf(edit, base.sheetId, new Set(objects.map(({ id }) => id)));
    const pathOf = (path: string): string => `${path}${base.id}/`;
    edit.put(sheet);
    moveObjectsTo({ edit, objects, sheetId: sheet.id, by: { x: 0, y: 0 }, pathOf }, editor.paths);
    const symbol = symbolIn(place, base);
    edit.put(symbol);
    for (const crossing of crossings) labelInside(edit, crossing, sheet.id);
    addEntries({ edit, symbol, isDirect }, crossings);
  };
  const diff = firstSafe(editor, [attempt(box, true), attempt(box, false), attempt(below, false)]);
  if (!diff) return false;
  editor.commitDiff("own-sheet", diff);
  editor.select([base.id]);
  return true;
}

const sizeOf = ({ instance }: SchematicEditor): { width?: number; height?: number } =>
  instance ? { width: instance.sheet.width, height: instance.sheet.height } : {};
