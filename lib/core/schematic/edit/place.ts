// Objects put on the sheet: their pins connect to the wires that they come to lie on.
import type { SchematicObject, Wire } from "../model/records";
import { isSamePoint } from "../model/units";
import type { Edit } from "./edit";
import { cutWires, tidyWires } from "./wires";

/**
 * Pins and other ends that came to lie on a wire: the wire is cut there, so that they connect as they are shown to.
 * Returns the ids of the pieces.
 */
export function connectEnds(edit: Edit, objects: readonly SchematicObject[]): string[] {
  return objects.flatMap(({ id, sheetId }) =>
    edit.graph
      .itemsOf(id)
      .filter(({ joinsPassing }) => !joinsPassing)
      .flatMap(({ points, layer }) => points.flatMap((point) => cutWires(edit, sheetId, point, layer))),
  );
}

/** Wires from one pin of the object straight to its other pin: in series with it they would short it. */
function shorts(edit: Edit, object: SchematicObject): Wire[] {
  const points = edit.graph.itemsOf(object.id).flatMap(({ points: [first] }) => first ?? []);
  const [first, second] = points;
  if (object.kind !== "component" || points.length !== 2 || !first || !second) return [];
  return [...edit.graph.indexOf(object.sheetId).at(first, "wire")].flatMap(({ record }) => {
    if (record.kind !== "wire") return [];
    const other = isSamePoint(record.from, first) ? record.to : record.from;
    return isSamePoint(other, second) ? [record] : [];
  });
}

/** A part with two pins that is put in line on a wire takes both ends of it. */
export function putObjects(edit: Edit, objects: readonly SchematicObject[]): void {
  edit.put(...objects);
  const pieces = connectEnds(edit, objects);
  edit.remove(...objects.flatMap((object) => shorts(edit, object)).map(({ id }) => id));
  const wires = objects.filter(({ kind }) => kind === "wire" || kind === "bus").map(({ id }) => id);
  tidyWires(edit, [...wires, ...pieces]);
}
