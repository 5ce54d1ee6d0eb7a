// The selection on another sheet; global labels join both sides.
import type { Edit } from "../../edit/edit";
import { type Crossing, crossingsOf } from "../../edit/crossings";
import { putObjects } from "../../edit/place";
import { GRID, type Point } from "../../model/units";
import type { SchematicEditor } from "../editor";
import type { Box } from "../object-index";
import { toGrid } from "../pointer";
import { SheetView } from "../sheet-view";
import { boxOfMoved, firstSafe, movedOf, moveObjectsTo } from "./moved-objects";

const PITCH = 2 * GRID;

const shifted = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });

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
