// The selection on a sheet of its own, or on another one; what was connected stays connected.
import { withEntries } from "../../edit/copy";
import { type Edit, makeDiff, type SchematicDiff } from "../../edit/edit";
import { isGroup, leaveGroups } from "../../edit/groups";
import { type Crossing, crossingsOf } from "../../edit/own-sheet";
import { putObjects } from "../../edit/place";
import { netsOf, pinGroups } from "../../edit/same-nets";
import { mapObject, shiftBy } from "../../edit/turn";
import { layWires } from "../../edit/wires";
import { newSheet } from "../../format/schematic-file";
import type { Layer } from "../../connectivity/item";
import type { SchematicObject, SheetEntry, SheetSymbol, Wire } from "../../model/records";
import { GRID, isSamePoint, type Point } from "../../model/units";
import { freeSheetName } from "../add-sheet";
import type { SchematicEditor } from "../editor";
import { type Box, joinBoxes } from "../object-index";
import { toGrid } from "../pointer";
import { SheetView } from "../sheet-view";

const PITCH = 2 * GRID;
const MIN_SIDE = 8 * GRID;

/** What moves: without locked objects, and entries only with their symbol. */
function movedOf(editor: SchematicEditor): SchematicObject[] {
  const chosen = editor.selected().filter((object) => !object.isLocked && object.kind !== "sheet-entry");
  return withEntries(chosen, editor.view.index.objects());
}

export const canMoveToSheet = (editor: SchematicEditor): boolean => movedOf(editor).some((object) => !isGroup(object));

/** A designator of each placement, by the new path of the placement. */
function onSheet(object: SchematicObject, sheetId: string, pathOf: (path: string) => string): SchematicObject {
  if (object.kind !== "component") return { ...object, sheetId };
  const designators = Object.fromEntries(
    Object.entries(object.designators).map(([path, designator]) => [pathOf(path), designator]),
  );
  return { ...object, sheetId, designators };
}

interface Move {
  readonly edit: Edit;
  readonly objects: readonly SchematicObject[];
  readonly sheetId: string;
  readonly by: Point;
  /** Path of the new placement for one of the old sheet. */
  readonly pathOf: (path: string) => string;
}

/** Components below a moved sheet symbol are found by longer paths from then on. */
function moveDesignatorsBelow({ edit, objects, pathOf }: Move, paths: readonly string[]): void {
  const roots = objects.flatMap(({ kind, id }) =>
    kind === "sheet-symbol" ? paths.map((path) => ({ path, root: `${path}${id}/` })) : [],
  );
  if (roots.length === 0) return;
  for (const object of edit.objects()) {
    if (object.kind !== "component") continue;
    const entries = Object.entries(object.designators).map(([path, designator]) => {
      const found = roots.find(({ root }) => path.startsWith(root));
      return [found ? pathOf(found.path) + path.slice(found.path.length) : path, designator] as const;
    });
    if (entries.some(([path]) => !(path in object.designators)))
      edit.put({ ...object, designators: Object.fromEntries(entries) });
  }
}

function moveObjectsTo(move: Move, paths: readonly string[]): void {
  const { edit, objects, sheetId, by, pathOf } = move;
  moveDesignatorsBelow(move, paths);
  leaveGroups(edit, new Set(objects.filter((object) => !isGroup(object)).map(({ id }) => id)));
  const isLeft = ({ id }: SchematicObject): boolean => edit.object(id) !== undefined;
  edit.put(...objects.filter(isLeft).map((object) => mapObject(onSheet(object, sheetId, pathOf), shiftBy(by))));
}

const shifted = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });

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

function boxOfMoved(editor: SchematicEditor, objects: readonly SchematicObject[]): Box | null {
  return joinBoxes(objects.filter((object) => !isGroup(object)).flatMap(({ id }) => editor.view.index.boxOf(id) ?? []));
}

/** The symbol inside the box, away from its edges where the border lies. */
function symbolIn(box: Box, base: Pick<SheetSymbol, "id" | "sheetId" | "targetId" | "name">): SheetSymbol {
  const from = toGrid({ x: box.minX + PITCH, y: box.minY }, GRID);
  const end = toGrid({ x: box.maxX - PITCH, y: box.maxY }, GRID);
  const to = { x: Math.max(end.x, from.x + MIN_SIDE), y: Math.max(end.y, from.y + MIN_SIDE) };
  return { kind: "sheet-symbol", ...base, from, to };
}

/** The first attempt that changes no net. */
function firstSafe(editor: SchematicEditor, attempts: readonly ((edit: Edit) => void)[]): SchematicDiff | null {
  const before = pinGroups(editor.netlist);
  for (const attempt of attempts) {
    let isSame = false;
    const diff = makeDiff(editor.workspace, (edit) => {
      attempt(edit);
      isSame = pinGroups(netsOf([...editor.workspace.store.values()], editor.rootSheetId)) === before;
    });
    if (isSame) return diff;
  }
  return null;
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

/** Sheets that the selection can be moved to: each is placed once, as this one. */
export function targetSheets(editor: SchematicEditor): readonly { readonly path: string; readonly name: string }[] {
  const { instances } = editor.hierarchy;
  const isSingle = (id: string): boolean => instances.filter(({ sheet }) => sheet.id === id).length === 1;
  if (!isSingle(editor.view.sheetId)) return [];
  const inside = new Set(
    editor.selected().flatMap(({ kind, id }) => (kind === "sheet-symbol" ? [`${editor.path}${id}/`] : [])),
  );
  return instances.flatMap(({ path, sheet, symbol }) => {
    const isBelow = [...inside].some((root) => path.startsWith(root));
    return path === editor.path || isBelow || !isSingle(sheet.id) ? [] : [{ path, name: symbol?.name ?? sheet.name }];
  });
}

/** Global labels join both sides. False where nets could not be kept. */
export function moveToSheet(editor: SchematicEditor, path: string): boolean {
  const objects = movedOf(editor);
  const box = boxOfMoved(editor, objects);
  const target = editor.hierarchy.instances.find((instance) => instance.path === path);
  if (!box || !target || editor.isReadOnly || !targetSheets(editor).some((sheet) => sheet.path === path)) return false;
  const { sheetId } = editor.view;
  const by = freePlace(editor, { path, sheetId: target.sheet.id, box });
  const attempt = (edit: Edit) => {
    const crossings = crossingsOf(edit, sheetId, new Set(objects.map(({ id }) => id)));
    const ports = new Map(crossings.map((crossing) => [crossing, portName(edit, crossing)]));
    moveObjectsTo({ edit, objects, sheetId: target.sheet.id, by, pathOf: () => path }, [editor.path]);
    for (const [crossing, text] of ports) {
      const put = (places: readonly Point[], on: string): void =>
        putObjects(
          edit,
          places.map((at) => ({
            ...{ kind: "port", id: edit.newId(), sheetId: on, at, rotation: 0, text, direction: "bidirectional" },
          })),
        );
      const { points, inside, outside } = crossing;
      put(
        [...points, ...inside.slice(0, points.length === 0 ? 1 : 0)].map((at) => shifted(at, by)),
        target.sheet.id,
      );
      put(points.length > 0 ? points : outside.slice(0, 1), sheetId);
    }
  };
  const diff = firstSafe(editor, [attempt]);
  if (!diff) return false;
  editor.commitDiff("move-to-sheet", diff);
  return true;
}

/** A global name of the same text would join other nets. */
function portName(edit: Edit, { name }: Crossing): string {
  const taken = new Set(edit.objects().flatMap((object) => (object.kind === "port" ? [object.text] : [])));
  let text = name;
  for (let number = 2; taken.has(text); number++) text = `${name}_${number}`;
  return text;
}

interface Place {
  readonly path: string;
  readonly sheetId: string;
  readonly box: Box;
}

/** Where it was on an empty sheet, otherwise below what is drawn. */
function freePlace(editor: SchematicEditor, { path, sheetId, box }: Place): Point {
  const view = new SheetView(
    sheetId,
    editor.workspace.graph,
    editor.paintContext(path),
    editor.workspace.store.values(),
  );
  const extent = view.index.extent();
  if (!extent || !Number.isFinite(extent.maxY)) return { x: 0, y: 0 };
  return toGrid({ x: 0, y: extent.maxY + 2 * PITCH - box.minY }, GRID);
}
