// Tools by name.
import { addSheet } from "../add-sheet";
import type { SchematicEditor } from "../editor";
import {
  junctionStock,
  labelStock,
  noConnectStock,
  type Pasted,
  pasteStock,
  type PlacedSymbol,
  powerStock,
  symbolStock,
  textStock,
} from "../stocks";
import type { Tool } from "../tool";
import { PlaceTool } from "./place-tool";
import { SelectTool } from "./select-tool";
import { MeasureTool, SheetTool } from "./two-point-tools";
import { WireTool } from "./wire-tool";

export const TOOL_NAMES = [
  "select",
  "symbol",
  "power",
  "wire",
  "bus",
  "net-label",
  "port",
  "sheet-label",
  "no-connect",
  "junction",
  "sheet",
  "text",
  "directive",
  "measure",
  "paste",
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

const isSymbol = (stock: PlacedSymbol | Pasted | undefined): stock is PlacedSymbol =>
  stock !== undefined && "symbol" in stock;
const isPasted = (stock: PlacedSymbol | Pasted | undefined): stock is Pasted =>
  stock !== undefined && "objects" in stock;

function pasteTool(editor: SchematicEditor, pasted: Pasted): Tool {
  const stock = pasteStock(editor, pasted, (ids) => {
    editor.use("select");
    editor.select(ids);
  });
  return new PlaceTool(editor, stock);
}

const labelTool = (editor: SchematicEditor, kind: "net-label" | "port" | "sheet-label"): Tool => {
  const choice = () => ({ kind, text: editor.state.choices.label, direction: editor.state.choices.direction });
  return new PlaceTool(
    editor,
    labelStock(editor, choice, (label) => editor.chooseQuietly({ label })),
  );
};

const textTool = (editor: SchematicEditor, kind: "text" | "spice-directive"): Tool =>
  new PlaceTool(
    editor,
    textStock(editor, () => ({ kind, text: editor.state.choices.text })),
  );

/** Null for a tool that has nothing to place. */
export function createTool(editor: SchematicEditor, name: ToolName, stock?: PlacedSymbol | Pasted): Tool | null {
  switch (name) {
    case "select":
      return new SelectTool(editor);
    case "symbol":
      return isSymbol(stock) ? new PlaceTool(editor, symbolStock(editor, stock)) : null;
    case "paste":
      return isPasted(stock) ? pasteTool(editor, stock) : null;
    case "power":
      return new PlaceTool(
        editor,
        powerStock(editor, () => editor.state.choices.power),
      );
    case "wire":
    case "bus":
      return new WireTool(editor, name);
    case "net-label":
    case "port":
    case "sheet-label":
      return labelTool(editor, name);
    case "no-connect":
      return new PlaceTool(editor, noConnectStock(editor));
    case "junction":
      return new PlaceTool(editor, junctionStock(editor));
    case "sheet":
      return new SheetTool(editor, (from, to) => addSheet(editor, from, to));
    case "text":
      return textTool(editor, "text");
    case "directive":
      return textTool(editor, "spice-directive");
    case "measure":
      return new MeasureTool(editor);
  }
}
