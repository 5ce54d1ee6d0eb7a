// Groups and locks of the selection.
import { isGroup, leaveGroups } from "../../edit/groups";
import type { Group } from "../../model/records";
import type { SchematicEditor } from "../editor";

const membersIn = (editor: SchematicEditor): string[] =>
  editor
    .selected()
    .filter((object) => !isGroup(object) && !object.isLocked)
    .map(({ id }) => id);

export const canGroup = (editor: SchematicEditor): boolean => membersIn(editor).length > 1;

/** One group of the selection; groups that lose members to it end or go on without them. */
export function groupSelection(editor: SchematicEditor): void {
  const memberIds = membersIn(editor);
  if (memberIds.length < 2) return;
  const { newId } = editor.workspace;
  const group: Group = { kind: "group", id: newId(), sheetId: editor.view.sheetId, name: "", memberIds };
  editor.commit("group", (edit) => {
    leaveGroups(edit, new Set(memberIds));
    edit.put(group);
  });
}

const groupsOf = ({ view, selection }: SchematicEditor): Group[] =>
  view.index
    .objects()
    .filter((object): object is Group => isGroup(object) && object.memberIds.some((id) => selection.has(id)));

export const isGrouped = (editor: SchematicEditor): boolean => groupsOf(editor).length > 0;

export function ungroupSelection(editor: SchematicEditor): void {
  const groups = groupsOf(editor);
  if (groups.length > 0) editor.commit("ungroup", (edit) => edit.remove(...groups.map(({ id }) => id)));
}

export function lockSelection(editor: SchematicEditor, isLocked: boolean): void {
  const objects = editor.selected().filter((object) => (object.isLocked ?? false) !== isLocked);
  if (objects.length === 0) return;
  editor.commit(isLocked ? "lock" : "unlock", (edit) =>
    edit.put(...objects.map((object) => withLock(object, isLocked))),
  );
}

/** Unlocked objects carry no mark, as new ones. */
function withLock<R extends { readonly isLocked?: boolean }>(object: R, isLocked: boolean): R {
  if (isLocked) return { ...object, isLocked };
  const { isLocked: _, ...rest } = object;
  return rest as R;
}
