// A new sheet with the symbol that places it.
import type { Sheet, SheetSymbol } from "../model/records";
import type { Point } from "../model/units";
import type { SchematicEditor } from "./editor";

/** A4 in landscape. */
const PAPER = { width: 2_970_000, height: 2_100_000, titleBlock: {} };

const isTaken = (editor: SchematicEditor, name: string): boolean =>
  editor.hierarchy.instances.some(({ parent, symbol }) => parent?.path === editor.path && symbol?.name === name);

function freeName(editor: SchematicEditor, wanted: string): string {
  if (wanted !== "" && !isTaken(editor, wanted)) return wanted;
  const base = wanted === "" ? "sheet" : wanted;
  let number = 2;
  while (isTaken(editor, `${base}${number}`)) number++;
  return `${base}${number}`;
}

export function addSheet(editor: SchematicEditor, from: Point, to: Point): void {
  const name = freeName(editor, editor.state.choices.sheetName.trim());
  const { newId } = editor.workspace;
  const sheet: Sheet = { kind: "sheet", id: newId(), name, ...PAPER };
  const { sheetId } = editor.view;
  const symbol: SheetSymbol = { kind: "sheet-symbol", id: newId(), sheetId, targetId: sheet.id, name, from, to };
  editor.commit("sheet", (edit) => edit.put(sheet, symbol));
  editor.select([symbol.id]);
}
