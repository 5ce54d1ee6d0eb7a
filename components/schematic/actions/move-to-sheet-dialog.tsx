"use client";
// The sheet that the selection moves to.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionDialog, type ActionDialogProps } from "@/components/schematic/actions/action-dialog";
import { useEditor } from "@/components/schematic/editor-context";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { moveToSheet, targetSheets } from "@/lib/core/schematic/editor/actions/move-to-sheet";

export function MoveToSheetDialog({ isOpen, onClose }: ActionDialogProps) {
  const t = useTranslations("schematic");
  const editor = useEditor();
  const [chosen, setChosen] = useState("");
  const targets = isOpen ? targetSheets(editor) : [];
  const path = targets.find((target) => target.path === chosen)?.path ?? targets[0]?.path;
  const run = () => {
    if (path === undefined) return;
    if (moveToSheet(editor, path)) editor.openSheet(path);
    else toast({ kind: "error", message: t("messages.notMoved") });
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose }}
      isReady={path !== undefined}
      title={t("dialogs.moveToSheet.title")}
      run={t("dialogs.moveToSheet.run")}
      onRun={run}
    >
      {path === undefined ? (
        <p>{t("dialogs.moveToSheet.none")}</p>
      ) : (
        <>
          <label>
            <span>{t("dialogs.moveToSheet.sheet")}</span>
            <Select value={path} onChange={({ target }) => setChosen(target.value)}>
              {targets.map((target) => (
                <option key={target.path} value={target.path}>
                  {target.name || "/"}
                </option>
              ))}
            </Select>
          </label>
          <p>{t("dialogs.moveToSheet.hint")}</p>
        </>
      )}
    </ActionDialog>
  );
}
