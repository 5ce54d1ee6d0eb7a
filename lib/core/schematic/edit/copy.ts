// Copies of objects: with ids of their own, and designators that are free.
import { compareNaturally } from "@/lib/base/natural-order";
import type { NetLabel, Port, SchematicObject, SheetLabel } from "../model/records";
import { countUp, numberIn } from "./count-up";
import { DesignatorPool, splitDesignator } from "./designators";
import type { Edit } from "./edit";
import { putObjects } from "./place";
import { addEntries } from "./sheet-entries";
import { mapObject, type SheetMap } from "./turn";

interface CopyTarget {
  readonly sheetId: string;
  /** Paths of all placements of the sheet. */
  readonly paths: readonly string[];
  readonly newId: () => string;
  readonly pool: DesignatorPool;
}

/**
 * The objects on another sheet, or once more on their own. Ids that they refer to among each other follow. A designator
 * that another component has gets the next free number.
 */
export function copiesOf(objects: readonly SchematicObject[], target: CopyTarget): SchematicObject[] {
  const ids = new Map(objects.map(({ id }) => [id, target.newId()]));
  const designators = newDesignators(objects, target);
  const idOf = (id: string): string => ids.get(id) ?? id;
  return objects.map((object): SchematicObject => {
    const copy = { ...object, id: idOf(object.id), sheetId: target.sheetId };
    if (copy.kind === "component") return { ...copy, designators: designators.get(object.id) ?? {} };
    if (copy.kind === "sheet-entry") return { ...copy, sheetSymbolId: idOf(copy.sheetSymbolId) };
    if (copy.kind === "group") return { ...copy, memberIds: copy.memberIds.map(idOf) };
    return copy;
  });
}

/** By id: numbered in the order of the originals. Units of one part stay together. */
function newDesignators(
  objects: readonly SchematicObject[],
  { paths, pool }: CopyTarget,
): Map<string, Record<string, string>> {
  const originals = objects.flatMap((object) => {
    const [designator] = object.kind === "component" ? Object.values(object.designators) : [];
    return object.kind === "component" && designator !== undefined ? [{ object, designator }] : [];
  });
  const given = new Map<string, Record<string, string>>();
  const parts = new Map<string, { units: Set<number>; designators: Record<string, string> }>();
  for (const { object, designator } of originals.toSorted((a, b) => compareNaturally(a.designator, b.designator))) {
    const { prefix, number } = splitDesignator(designator);
    const key = `${designator} ${object.symbolId}`;
    let part = number === null ? undefined : parts.get(key);
    if (!part || part.units.has(object.unit)) {
      part = { units: new Set(), designators: Object.fromEntries(paths.map((path) => [path, pool.next(prefix)])) };
      parts.set(key, part);
    }
    part.units.add(object.unit);
    given.set(object.id, part.designators);
  }
  return given;
}

/** Sheet entries go with their sheet symbol, and a group with its members where all of them do. */
export function withEntries(objects: readonly SchematicObject[], all: Iterable<SchematicObject>): SchematicObject[] {
  const chosen = new Map(objects.map((object) => [object.id, object]));
  for (const object of all) {
    const isEntry = object.kind === "sheet-entry" && chosen.has(object.sheetSymbolId);
    const isWhole =
      object.kind === "group" && object.memberIds.length > 0 && object.memberIds.every((id) => chosen.has(id));
    if (isEntry || isWhole) chosen.set(object.id, object);
  }
  return [...chosen.values()];
}

/** A place of a copy, and how many copies come before it: labels count up by it. */
export interface CopyPlace {
  readonly map: SheetMap;
  readonly step: number;
}

/** Puts copies of the objects on their own sheet. */
export function copyObjects(edit: Edit, ids: readonly string[], map: SheetMap): void {
  copyToPlaces(edit, ids, [{ map, step: 0 }]);
}

/** Copies at several places, all of the objects as they are now. */
export function copyToPlaces(edit: Edit, ids: readonly string[], places: readonly CopyPlace[]): void {
  const all = edit.objects();
  const chosen = ids.flatMap((id) => edit.object(id) ?? []);
  const objects = withEntries(chosen, all);
  const [first] = objects;
  if (!first) return;
  const pool = new DesignatorPool(all);
  const paths = [...new Set(all.flatMap((object) => pathsOf(object, first.sheetId)))];
  const spans = spansOf(objects);
  for (const { map, step } of places) {
    const copies = copiesOf(objects, { sheetId: first.sheetId, paths, newId: edit.newId, pool });
    const counted = step === 0 ? copies : copies.map((object) => countLabel(object, spans, step));
    putObjects(
      edit,
      counted.map((object) => mapObject(object, map)),
    );
    for (const object of counted) if (step > 0 && object.kind === "sheet-label") addEntries(edit, object);
  }
}

const pathsOf = (object: SchematicObject, sheetId: string): string[] =>
  object.kind === "component" && object.sheetId === sheetId ? Object.keys(object.designators) : [];

const isLabel = (object: SchematicObject): object is NetLabel | Port | SheetLabel =>
  object.kind === "net-label" || object.kind === "port" || object.kind === "sheet-label";

/** How many numbers each series of labels takes up: copies of D0 to D3 go on with D4. */
function spansOf(objects: readonly SchematicObject[]): Map<string, number> {
  const numbers = new Map<string, number[]>();
  for (const object of objects) {
    const found = isLabel(object) ? numberIn(object.text) : null;
    if (found) numbers.set(found.series, [...(numbers.get(found.series) ?? []), found.number]);
  }
  return new Map([...numbers].map(([series, all]) => [series, Math.max(...all) - Math.min(...all) + 1]));
}

function countLabel(object: SchematicObject, spans: ReadonlyMap<string, number>, step: number): SchematicObject {
  const found = isLabel(object) ? numberIn(object.text) : null;
  if (!isLabel(object) || !found) return object;
  return { ...object, text: countUp(object.text, (spans.get(found.series) ?? 1) * step) };
}
