"use client";
// Dialogs that open the symbol editor: for the chosen component's symbol, and for a new one.
import { useState } from "react";
import { useEditor } from "@/components/schematic/editor-context";
import type { EditedSymbol } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { SymbolEditorDialog } from "@/components/schematic/symbol-editor/symbol-editor-dialog";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { newSymbol } from "@/lib/core/schematic/symbol-editor/new-symbol";
import { componentsOf } from "@/lib/core/schematic/symbol-editor/save-symbol";

interface EditDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

function chosenSymbol(editor: SchematicEditor): EditedSymbol | null {
  const component = editor.selected().find((object) => object.kind === "component");
  const symbol = component && editor.workspace.graph.symbolOf(component.symbolId);
  return symbol ? { symbol, ownId: null, uses: componentsOf(editor, symbol.id).length } : null;
}

/** What it began with stays, whatever others do to the drawing meanwhile. */
function Opened({ edited, onClose }: { edited: () => EditedSymbol | null; onClose: () => void }) {
  const [first] = useState(edited);
  return <SymbolEditorDialog edited={first} onClose={onClose} />;
}

export function EditSymbolDialog({ isOpen, onClose }: EditDialogProps) {
  const editor = useEditor();
  return isOpen && <Opened edited={() => chosenSymbol(editor)} onClose={onClose} />;
}

export function NewSymbolDialog({ isOpen, onClose }: EditDialogProps) {
  const { workspace } = useEditor();
  return (
    isOpen && (
      <Opened edited={() => ({ symbol: newSymbol(workspace.newId()), ownId: null, uses: 0 })} onClose={onClose} />
    )
  );
}
