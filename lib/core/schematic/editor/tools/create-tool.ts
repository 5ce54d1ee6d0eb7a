// Tools by name.
import { addSheet } from "../add-sheet";
import type { EditorHost } from "../editor-host";
import {
  junctionStock,
  labelStock,
  noConnectStock,
  type Pasted,
  pasteStock,
  type PlacedSymbol,
  powerStock,
  symbolStock,
} from "../stocks";
import { probeStock, tableStock } from "../note-stocks";
import { imageStock, type PlacedImage } from "../image-stock";
import type { Tool } from "../tool";
import { BusEntryTool } from "./bus-entry-tool";
import { DrawTool, SHAPE_TOOLS } from "./draw-tool";
import { PlaceTool } from "./place-tool";
import { ProbeTool } from "./probe-tool";
import { SelectTool } from "./select-tool";
import { TextTool } from "./text-tool";
import { MeasureTool, SheetTool } from "./two-point-tools";
import { WireTool } from "./wire-tool";

export const TOOL_NAMES = [
  "select",
  "symbol",
  "power",
  "wire",
  "bus",
  "bus-entry",
  "net-label",
  "port",
  "sheet-label",
  "no-connect",
  "junction",
  "sheet",
  "text",
  "directive",
  ...SHAPE_TOOLS,
  "image",
  "table",
  "voltage-probe",
  "current-probe",
  "simulation-probe",
  "measure",
  "paste",
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** Objects that a tool is given to place. */
export type GivenStock = PlacedSymbol | Pasted | PlacedImage;

const isSymbol = (stock: GivenStock | undefined): stock is PlacedSymbol => stock !== undefined && "symbol" in stock;
const isPasted = (stock: GivenStock | undefined): stock is Pasted => stock !== undefined && "objects" in stock;
const isImage = (stock: GivenStock | undefined): stock is PlacedImage => stock !== undefined && "file" in stock;

function pasteTool(editor: EditorHost, pasted: Pasted): Tool {
  return new PlaceTool(
    editor,
    pasteStock(editor, pasted, (ids) => editor.endPlacing(ids)),
  );
}

function imageTool(editor: EditorHost, image: PlacedImage): Tool {
  return new PlaceTool(
    editor,
    imageStock(editor, image, (ids) => editor.endPlacing(ids)),
  );
}

const labelTool = (editor: EditorHost, kind: "net-label" | "port" | "sheet-label"): Tool => {
  const choice = () => ({ kind, text: editor.choices.label, direction: editor.choices.direction });
  return new PlaceTool(
    editor,
    labelStock(editor, choice, (label) => editor.chooseQuietly({ label })),
  );
};

/** Null for a tool that has nothing to place. */
export function createTool(editor: EditorHost, name: ToolName, stock?: GivenStock): Tool | null {
  switch (name) {
    case "select":
      return new SelectTool(editor);
    case "symbol":
      return isSymbol(stock) ? new PlaceTool(editor, symbolStock(editor, stock)) : null;
    case "paste":
      return isPasted(stock) ? pasteTool(editor, stock) : null;
    case "image":
      return isImage(stock) ? imageTool(editor, stock) : null;
    case "power":
      return new PlaceTool(
        editor,
        powerStock(editor, () => editor.choices.power),
      );
    case "wire":
    case "bus":
      return new WireTool(editor, name);
    case "bus-entry":
      return new BusEntryTool(editor);
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
      return new TextTool(editor, "text");
    case "directive":
      return new TextTool(editor, "spice-directive");
    case "line":
    case "rectangle":
    case "circle":
    case "arc":
    case "polygon":
      return new DrawTool(editor, name);
    case "table":
      return new PlaceTool(editor, tableStock(editor));
    case "voltage-probe":
    case "current-probe":
      return new PlaceTool(editor, probeStock(editor, name));
    case "simulation-probe":
      return new ProbeTool(editor, (request) => editor.askForProbe(request));
    case "measure":
      return new MeasureTool(editor);
  }
}
