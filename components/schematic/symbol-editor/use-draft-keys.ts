"use client";
// Keys of the symbol editor: undo and redo everywhere, the others on its sheet.
import { type KeyboardEvent, useCallback } from "react";
import type { SymbolEditor } from "@/lib/core/schematic/symbol-editor/symbol-editor";
import type { SymbolTool } from "@/lib/core/schematic/symbol-editor/symbol-editor-state";

const TOOLS: Readonly<Record<string, SymbolTool>> = {
  ...{ p: "pin", l: "line", s: "rectangle", o: "polygon", c: "circle", a: "arc", t: "text" },
};
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};
const TEN = 10;

/** Keys of the sheet; false for a key without a meaning. */
export function pressOnSheet(
  editor: SymbolEditor,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
): boolean {
  const arrow = ARROWS[key];
  const tool = TOOLS[key.toLowerCase()];
  const by = shiftKey ? TEN : 1;
  if (key === "Escape") return editor.escape();
  if (arrow) editor.nudge(arrow[0] * by, arrow[1] * by);
  else if (key === "Delete" || key === "Backspace") editor.remove();
  else if (key === "Enter") editor.end();
  else if (key.toLowerCase() === "r") editor.rotate();
  else if (key === "Tab" || !tool) return false;
  else editor.use(tool);
  return true;
}

export function useDraftKeys(editor: SymbolEditor): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) editor.undo();
      else if (key === "y" || (key === "z" && event.shiftKey)) editor.redo();
      else return;
      event.preventDefault();
    },
    [editor],
  );
}
