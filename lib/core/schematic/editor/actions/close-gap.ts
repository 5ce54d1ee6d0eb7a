// The gap that a part with two pins leaves in its wire.
import { layWires } from "../../edit/wires";
import type { Point } from "../../model/units";
import type { SchematicEditor } from "../editor";

export interface Gap {
  readonly sheetId: string;
  readonly from: Point;
  readonly to: Point;
}

/** Where deleting the selection would part a straight wire; null elsewhere. */
export function gapOf(editor: SchematicEditor): Gap | null {
  const [part, ...others] = editor.selected();
  if (part?.kind !== "component" || part.isLocked || others.length > 0) return null;
  const { graph } = editor.workspace;
  const [from, to, ...more] = graph.itemsOf(part.id).flatMap(({ points }) => points);
  if (!from || !to || more.length > 0 || (from.x !== to.x && from.y !== to.y)) return null;
  const index = graph.indexOf(part.sheetId);
  const isWired = (point: Point): boolean => [...index.at(point, "wire")].some(({ record }) => record.kind === "wire");
  return isWired(from) && isWired(to) ? { sheetId: part.sheetId, from, to } : null;
}

export function closeGap(editor: SchematicEditor, { sheetId, from, to }: Gap): void {
  editor.commit("close-gap", (edit) => layWires(edit, { sheetId, kind: "wire", points: [from, to] }));
}
