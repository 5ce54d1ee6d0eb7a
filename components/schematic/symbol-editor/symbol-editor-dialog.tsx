"use client";
// The symbol editor over the drawing: sheet of the symbol, table of pins, properties and checks.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckList } from "@/components/schematic/symbol-editor/check-list";
import { ChosenPanel } from "@/components/schematic/symbol-editor/chosen-panel";
import { PinTable } from "@/components/schematic/symbol-editor/pin-table";
import { SaveBar } from "@/components/schematic/symbol-editor/save-bar";
import { type EditedSymbol, SymbolEditorContext } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { SymbolPanel } from "@/components/schematic/symbol-editor/symbol-panel";
import { SymbolStage } from "@/components/schematic/symbol-editor/symbol-stage";
import { SymbolTools } from "@/components/schematic/symbol-editor/symbol-tools";
import { UnitPanel } from "@/components/schematic/symbol-editor/unit-panel";
import { useDraftKeys } from "@/components/schematic/symbol-editor/use-draft-keys";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Modal } from "@/components/ui/modal";
import { shortName } from "@/lib/core/schematic/symbol-editor/new-symbol";
import { SymbolEditor } from "@/lib/core/schematic/symbol-editor/symbol-editor";
import styles from "./symbol-editor.module.css";

interface SymbolEditorDialogProps {
  /** Null while it is closed. */
  edited: EditedSymbol | null;
  onClose: () => void;
}

export function SymbolEditorDialog({ edited, onClose }: SymbolEditorDialogProps) {
  return edited && <OpenDialog key={edited.symbol.id} edited={edited} onClose={onClose} />;
}

function OpenDialog({ edited, onClose }: { edited: EditedSymbol; onClose: () => void }) {
  const t = useTranslations("schematic.symbolEditor");
  const [editor] = useState(() => new SymbolEditor(edited.symbol));
  const [isLeaving, setLeaving] = useState(false);
  const press = useDraftKeys(editor);
  const name = shortName(edited.symbol);
  return (
    <SymbolEditorContext value={editor}>
      <Modal
        isOpen
        kind="full"
        isDismissable={false}
        title={name === "" ? t("newTitle") : t("title", { name })}
        onClose={() => (editor.draft.isChanged ? setLeaving(true) : onClose())}
        actions={<SaveBar edited={edited} onClose={onClose} />}
      >
        <div className={styles.screen} onKeyDown={press}>
          <div className={styles.drawing}>
            <SymbolTools />
            <SymbolStage />
          </div>
          <PinTable />
          <div className={styles.side}>
            <ChosenPanel />
            <CheckList />
            <SymbolPanel />
            <UnitPanel />
          </div>
        </div>
      </Modal>
      <ConfirmDialog
        isOpen={isLeaving}
        isBusy={false}
        title={t("leave.title")}
        text={t("leave.text")}
        confirm={t("leave.confirm")}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </SymbolEditorContext>
  );
}
