// Copies of objects: with ids of their own, and designators that are free.
import type { SchematicObject } from "../model/records";
import { DesignatorPool, splitDesignator } from "./designators";
import type { Edit } from "./edit";
import { putObjects } from "./place";
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
  const idOf = (id: string): string => ids.get(id) ?? id;
  return objects.map((object): SchematicObject => {
    const copy = { ...object, id: idOf(object.id), sheetId: target.sheetId };
    if (copy.kind === "component") return { ...copy, designators: newDesignators(copy.designators, target) };
    if (copy.kind === "sheet-entry") return { ...copy, sheetSymbolId: idOf(copy.sheetSymbolId) };
    if (copy.kind === "group") return { ...copy, memberIds: copy.memberIds.map(idOf) };
    return copy;
  });
}

function newDesignators(
  designators: Readonly<Record<string, string>>,
  { paths, pool }: CopyTarget,
): Record<string, string> {
  const [first] = Object.values(designators);
  if (first === undefined) return {};
  const { prefix } = splitDesignator(first);
  return Object.fromEntries(paths.map((path) => [path, pool.next(prefix)]));
}

/** Sheet entries go with their sheet symbol. */
export function withEntries(objects: readonly SchematicObject[], all: Iterable<SchematicObject>): SchematicObject[] {
  const chosen = new Map(objects.map((object) => [object.id, object]));
  for (const object of all)
    if (object.kind === "sheet-entry" && chosen.has(object.sheetSymbolId)) chosen.set(object.id, object);
  return [...chosen.values()];
}

/** Puts copies of the objects on their own sheet. */
export function copyObjects(edit: Edit, ids: readonly string[], map: SheetMap): void {
  const all = edit.objects();
  const objects = withEntries(
    ids.flatMap((id) => edit.object(id) ?? []),
    all,
  );
  const [first] = objects;
  if (!first) return;
  const pool = new DesignatorPool(all);
  const paths = [...new Set(all.flatMap((object) => pathsOf(object, first.sheetId)))];
  const copies = copiesOf(objects, { sheetId: first.sheetId, paths, newId: edit.newId, pool });
  putObjects(
    edit,
    copies.map((object) => mapObject(object, map)),
  );
}

const pathsOf = (object: SchematicObject, sheetId: string): string[] =>
  object.kind === "component" && object.sheetId === sheetId ? Object.keys(object.designators) : [];
