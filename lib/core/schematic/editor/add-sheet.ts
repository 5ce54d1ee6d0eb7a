// A new sheet with the symbol that places it.
import { newSheet } from "../format/schematic-file";
import type { SheetSymbol } from "../model/records";
import type { Point } from "../model/units";
import type { EditorHost } from "./editor-host";

const isTaken = (editor: EditorHost, name: string): boolean =>
  editor.hierarchy.instances.some(({ parent, symbol }) => parent?.path === editor.path && symbol?.name === name);

/** The wanted name, or the first one with a number that the sheet does not have. */
export function freeSheetName(editor: EditorHost, wanted: string): string {
  if (wanted !== "" && !isTaken(editor, wanted)) return wanted;
  const base = wanted === "" ? "sheet" : wanted;
  let number = wanted === "" ? 1 : 2;
  while (isTaken(editor, `${base}${number}`)) number++;
  return `${base}${number}`;
}

export function addSheet(editor: EditorHost, from: Point, to: Point): void {
  const name = freeSheetName(editor, editor.choices.sheetName.trim());
  const { newId } = editor.workspace;
  const sheet = newSheet(newId(), name);
  const { sheetId } = editor.view;
  const symbol: SheetSymbol = { kind: "sheet-symbol", id: newId(), sheetId, targetId: sheet.id, name, from, to };
  editor.commit("sheet", (edit) => edit.put(sheet, symbol));
  editor.select([symbol.id]);
}
