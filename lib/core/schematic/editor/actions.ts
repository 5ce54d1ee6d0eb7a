// Actions on the selection, each one undo step.
import { copyObjects, withEntries } from "../edit/copy";
import { type AnnotationOptions, planAnnotation, type Renumbering, renumber, USUAL_ANNOTATION } from "../edit/annotate";
import { leaveGroups } from "../edit/groups";
import { dragObjects } from "../edit/move";
import { mapObject, mirrorAbout, rotateAbout, type SheetMap, shiftBy } from "../edit/turn";
import type { Edit } from "../edit/edit";
import type { SchematicComponent, SchematicObject, SchematicRecord } from "../model/records";
import type { Point } from "../model/units";
import type { SchematicEditor } from "./editor";
import { joinBoxes } from "./object-index";
import { toGrid } from "./pointer";
import type { Pasted } from "./stocks";

/** Center of the selection on the grid; a single symbol turns about its own origin. */
export function centerOf(editor: SchematicEditor): Point | null {
  const objects = editor.selected();
  const [first] = objects;
  if (objects.length === 1 && first && "at" in first) return first.at;
  const box = joinBoxes(objects.flatMap(({ id }) => editor.view.index.boxOf(id) ?? []));
  if (!box) return null;
  return toGrid({ x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 }, editor.grid);
}

function mapSelection(editor: SchematicEditor, name: string, map: SheetMap): void {
  editor.commit(name, (edit) => dragObjects(edit, [...editor.selection], map));
}

/** Images are neither turned nor mirrored; among other objects they go along to their new places. */
export const canTurn = (editor: SchematicEditor): boolean => editor.selected().some(({ kind }) => kind !== "image");

export function rotateSelection(editor: SchematicEditor, turns: 1 | 3): void {
  const center = centerOf(editor);
  if (!center || !canTurn(editor)) return;
  editor.commit("rotate", (edit) => {
    for (let turn = 0; turn < turns; turn++) dragObjects(edit, [...editor.selection], rotateAbout(center));
  });
}

export function mirrorSelection(editor: SchematicEditor, about: "x" | "y"): void {
  const center = centerOf(editor);
  if (center && canTurn(editor)) mapSelection(editor, "mirror", mirrorAbout(center, about));
}

/** In steps of the grid, with the wires. */
export function nudgeSelection(editor: SchematicEditor, x: number, y: number): void {
  mapSelection(editor, "drag", shiftBy({ x: x * editor.grid, y: y * editor.grid }));
}

export function deleteSelection(editor: SchematicEditor): void {
  const objects = withEntries(
    editor.selected().filter(({ isLocked }) => !isLocked),
    editor.view.index.objects(),
  );
  editor.commit("delete", (edit) => {
    edit.remove(...objects.map(({ id }) => id));
    leaveGroups(edit, new Set(objects.map(({ id }) => id)));
    removeUnused(edit, objects);
  });
}

/** Sheets that no symbol places any more, with what is drawn on them. */
function removeUnused(edit: Edit, removed: readonly SchematicObject[]): void {
  for (const symbol of removed) {
    if (symbol.kind !== "sheet-symbol") continue;
    const all = edit.objects();
    const isPlaced = all.some((object) => object.kind === "sheet-symbol" && object.targetId === symbol.targetId);
    if (isPlaced) continue;
    const inside = all.filter(({ sheetId }) => sheetId === symbol.targetId);
    edit.remove(symbol.targetId, ...inside.map(({ id }) => id));
    removeUnused(edit, inside);
  }
}

/** A little to the right and below, so that the copy is seen. */
const DUPLICATE_STEPS = 2;

export function duplicateSelection(editor: SchematicEditor): void {
  const before = editor.history.done.length;
  const by = { x: DUPLICATE_STEPS * editor.grid, y: DUPLICATE_STEPS * editor.grid };
  editor.commit("duplicate", (edit) => copyObjects(edit, [...editor.selection], shiftBy(by)));
  const entry = editor.history.done[before];
  if (entry)
    editor.select(
      entry.diff.added.filter((record) => "sheetId" in record && record.kind !== "group").map(({ id }) => id),
    );
}

export function selectAll(editor: SchematicEditor): void {
  editor.select(
    editor.view.index
      .objects()
      .filter(({ kind }) => kind !== "group")
      .map(({ id }) => id),
  );
}

/** What a copy takes along: the objects about the origin, and their symbols. */
export function copyOf(editor: SchematicEditor): Pasted | null {
  const objects = withEntries(editor.selected(), editor.view.index.objects());
  const center = centerOf(editor);
  if (objects.length === 0 || !center) return null;
  const ids = new Set(objects.flatMap((object) => (object.kind === "component" ? [object.symbolId] : [])));
  const symbols = [...ids].flatMap((id) => editor.workspace.graph.symbolOf(id) ?? []);
  return { objects: objects.map((object) => moveToOrigin(object, center)), symbols };
}

const moveToOrigin = (object: SchematicObject, { x, y }: Point): SchematicObject =>
  mapObject(object, shiftBy({ x: -x, y: -y }));

/** Changes records of any kind by one step. */
export function changeRecords<R extends SchematicRecord>(
  editor: SchematicEditor,
  records: readonly R[],
  change: (record: R) => SchematicRecord,
): void {
  editor.commit("properties", (edit) => edit.put(...records.map(change)));
}

/** Units of one part share their designator: all of them follow. */
export function setDesignator(editor: SchematicEditor, component: SchematicComponent, designator: string): void {
  const old = component.designators[editor.path];
  const others = [...editor.workspace.store.values()].filter((record): record is SchematicComponent => {
    if (record.kind !== "component" || record.id === component.id) return false;
    const isUnit = record.symbolId === component.symbolId && record.unit !== component.unit;
    return isUnit && old !== undefined && record.designators[editor.path] === old;
  });
  changeRecords(editor, [component, ...others], (record) => ({
    ...record,
    designators: { ...record.designators, [editor.path]: designator },
  }));
}

/** New designators by place. */
export function annotate(editor: SchematicEditor, options: Partial<AnnotationOptions> = {}): void {
  const plan = annotationOf(editor, { ...USUAL_ANNOTATION, ...options });
  editor.commit("annotate", (edit) => renumber(edit, plan));
}

export function annotationOf({ workspace, hierarchy }: SchematicEditor, options: AnnotationOptions): Renumbering[] {
  const symbolOf = (id: string) => workspace.graph.symbolOf(id);
  return planAnnotation({ records: workspace.store.values(), instances: hierarchy.instances, symbolOf }, options);
}
