"use client";
// The open symbol editor for the parts of its screen.
import { createContext, use, useSyncExternalStore } from "react";
import type { SymbolEditor } from "@/lib/core/schematic/symbol-editor/symbol-editor";
import type { SymbolEditorState } from "@/lib/core/schematic/symbol-editor/symbol-editor-state";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";

export interface EditedSymbol {
  readonly symbol: SchematicSymbol;
  /** Of one's own library; null for a symbol that is not kept there. */
  readonly ownId: string | null;
  /** Components of the drawing that have it. */
  readonly uses: number;
}

export const SymbolEditorContext = createContext<SymbolEditor | null>(null);

export function useSymbolEditor(): SymbolEditor {
  const editor = use(SymbolEditorContext);
  if (!editor) throw new Error("a part of the symbol editor is used outside it");
  return editor;
}

/** Renders again when the selected part changes. */
export function useSymbolState<T>(selector: (state: SymbolEditorState) => T): T {
  const editor = useSymbolEditor();
  return useSyncExternalStore(
    (listener) => editor.subscribe(listener),
    () => selector(editor.state),
    () => selector(editor.state),
  );
}
