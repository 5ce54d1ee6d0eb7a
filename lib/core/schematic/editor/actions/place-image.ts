// An image that is put down at once, without a tool.
import type { Point } from "../../model/units";
import type { SchematicEditor } from "../editor";
import { newImage, type PlacedImage } from "../image-stock";
import { toGrid } from "../pointer";

/**
 * Puts the image down with its center at the grid point, and selects it. A sheet that has gone meanwhile is replaced by
 * the one that is shown.
 */
export function placeImage(editor: SchematicEditor, image: PlacedImage, place: { at: Point; sheetId: string }): void {
  const shown = editor.view.sheetId;
  const sheetId = editor.workspace.store.has(place.sheetId) ? place.sheetId : shown;
  const record = newImage(editor, image, { center: toGrid(place.at, editor.grid), sheetId });
  editor.commit("image", (edit) => edit.put(record));
  if (sheetId !== shown || !editor.workspace.store.has(record.id)) return;
  if (editor.state.tool !== "select") editor.use("select");
  editor.select([record.id]);
}
