// A symbol that was edited, in the drawing: placed components follow it, and wires stay where they are.
import type { SchematicEditor } from "../editor/editor";
import type { SchematicComponent } from "../model/records";
import type { SchematicSymbol } from "../model/symbol";

/** Ids of symbols that were placed from one's own library. */
const OWN_ID = "own-";

/** The id under which a symbol of one's own is placed: another revision is another symbol. */
export const ownSymbolId = (id: string, revision: number): string => `${OWN_ID}${id}-${revision}`;

/** Null for symbols that are not placed from one's own library. */
export function ownRevision(symbolId: string): number | null {
  const [, revision] = /^own-.*-(\d+)$/.exec(symbolId) ?? [];
  return revision === undefined ? null : Number(revision);
}

/** Ids of the built-in library are made of the symbol's name. */
const builtInId = (name: string): string => name.replace("+", "p").replace(/[^\w-]/g, "_");

/** Placed from a library: what is edited becomes a copy, and the library stays as it is. */
export const isFromLibrary = ({ id, name }: SchematicSymbol): boolean =>
  id === builtInId(name) || id.startsWith(OWN_ID);

export const componentsOf = ({ workspace }: SchematicEditor, symbolId: string): SchematicComponent[] =>
  [...workspace.store.values()].filter(
    (record): record is SchematicComponent => record.kind === "component" && record.symbolId === symbolId,
  );

/** Fields of the symbol that changed, in components that had the symbol's own value. */
function withFields(
  component: SchematicComponent,
  before: SchematicSymbol,
  after: SchematicSymbol,
): SchematicComponent["fields"] {
  const fields = { ...component.fields };
  for (const [name, text] of Object.entries(after.fields)) {
    const was = before.fields[name] ?? "";
    const field = fields[name];
    if (text === was || (field?.text ?? "") !== was) continue;
    fields[name] = field ? { ...field, text } : { text, isVisible: false, place: null };
  }
  return fields;
}

/** Puts a symbol into the drawing as one step; returns it as the drawing has it. */
export function saveToDrawing(
  editor: SchematicEditor,
  before: SchematicSymbol,
  edited: SchematicSymbol,
): SchematicSymbol {
  const isCopy = isFromLibrary(before);
  const saved = isCopy ? { ...edited, id: editor.workspace.newId() } : edited;
  editor.commit("edit-symbol", (edit) => {
    edit.put(saved);
    for (const component of componentsOf(editor, before.id)) {
      const fields = withFields(component, before, saved);
      const unit = Math.min(component.unit, saved.unitCount);
      const style = Math.min(component.style, saved.styleCount);
      edit.put({ ...component, symbolId: saved.id, fields, unit, style });
    }
  });
  return saved;
}
