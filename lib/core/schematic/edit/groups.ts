// Groups of objects: a record names its members.
import type { Group, SchematicObject } from "../model/records";
import type { Edit } from "./edit";

export const isGroup = (object: SchematicObject): object is Group => object.kind === "group";

/** The ids with those of all members of their groups. */
export function withGroups(ids: readonly string[], objects: Iterable<SchematicObject>): string[] {
  const chosen = new Set(ids);
  for (const object of objects)
    if (isGroup(object) && object.memberIds.some((id) => ids.includes(id)))
      for (const id of object.memberIds) chosen.add(id);
  return [...chosen];
}

/** Takes members out of their groups; a group of less than two objects is none. */
export function leaveGroups(edit: Edit, ids: ReadonlySet<string>): void {
  for (const group of edit.objects().filter(isGroup)) {
    const rest = group.memberIds.filter((id) => !ids.has(id) && edit.object(id) !== undefined);
    if (rest.length < 2) edit.remove(group.id);
    else if (rest.length < group.memberIds.length && group.memberIds.some((id) => ids.has(id)))
      edit.put({ ...group, memberIds: rest });
  }
}
