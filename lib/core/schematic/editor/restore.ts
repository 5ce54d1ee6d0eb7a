// Leads the drawing back, or forward again, to a step of this session.
import type { SchematicEditor } from "./editor";

/** Undoes or redoes until as many actions are done: 0 is the drawing as it was opened. */
export function restoreTo(editor: SchematicEditor, count: number): void {
  const { history } = editor;
  const goal = Math.max(0, Math.min(count, history.done.length + history.undone.length));
  for (let at = history.done.length; at !== goal; at = history.done.length) {
    if (at > goal) editor.undo();
    else editor.redo();
    if (history.done.length === at) return;
  }
}
