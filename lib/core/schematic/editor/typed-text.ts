// Text that is typed on the sheet: what it changes, and whether its object is still there.
import type { Workspace } from "../edit/edit";
import type { SchematicObject } from "../model/records";
import { mayBeEmpty, type TextEdit, textOf } from "./object-text";

/** The object with what was typed; null where that changes nothing. */
export function withTyped(editing: TextEdit, typed: string | null): SchematicObject | null {
  const text = textOf(editing.object, editing.cell);
  const value = typed?.trimEnd() ?? "";
  if (typed === null || !text || value === text.value || (value === "" && !mayBeEmpty(editing))) return null;
  return text.change(value);
}

/** The object may be changed by others while its text is typed. */
export function editingNow(editing: TextEdit | null, store: Workspace["store"]): TextEdit | null {
  if (!editing || editing.isNew) return editing;
  const object = store.get(editing.object.id);
  return object && "sheetId" in object ? { ...editing, object } : null;
}
