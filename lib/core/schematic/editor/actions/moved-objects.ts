// What moves to another sheet, and how it gets there without a change of nets.
import { withEntries } from "../../edit/copy";
import { type Edit, makeDiff, type SchematicDiff } from "../../edit/edit";
import { isGroup, leaveGroups } from "../../edit/groups";
import { netsOf, pinGroups } from "../../edit/same-nets";
import { mapObject, shiftBy } from "../../edit/turn";
import type { SchematicObject } from "../../model/records";
import type { Point } from "../../model/units";
import type { SchematicEditor } from "../editor";
import { type Box, joinBoxes } from "../object-index";

/** What moves: without locked objects, and entries only with their symbol. */
export function movedOf(editor: SchematicEditor): SchematicObject[] {
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

export interface Move {
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

export function moveObjectsTo(move: Move, paths: readonly string[]): void {
  const { edit, objects, sheetId, by, pathOf } = move;
  moveDesignatorsBelow(move, paths);
  leaveGroups(edit, new Set(objects.filter((object) => !isGroup(object)).map(({ id }) => id)));
  const isLeft = ({ id }: SchematicObject): boolean => edit.object(id) !== undefined;
  edit.put(...objects.filter(isLeft).map((object) => mapObject(onSheet(object, sheetId, pathOf), shiftBy(by))));
}

export function boxOfMoved(editor: SchematicEditor, objects: readonly SchematicObject[]): Box | null {
  return joinBoxes(objects.filter((object) => !isGroup(object)).flatMap(({ id }) => editor.view.index.boxOf(id) ?? []));
}

/** The first attempt that changes no net. */
export function firstSafe(editor: SchematicEditor, attempts: readonly ((edit: Edit) => void)[]): SchematicDiff | null {
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
