"use client";
// Net names from a table for the free pins of the selected parts.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionDialog, type ActionDialogProps } from "@/components/schematic/actions/action-dialog";
import { useEditor } from "@/components/schematic/editor-context";
import { TextArea } from "@/components/ui/text-area";
import { labelPins, planPinLabels } from "@/lib/core/schematic/editor/actions/label-pins";

export function LabelPinsDialog({ isOpen, onClose }: ActionDialogProps) {
  const t = useTranslations("schematic.dialogs.labelPins");
  const editor = useEditor();
  const [text, setText] = useState("");
  const count = isOpen ? planPinLabels(editor, text).length : 0;
  const run = () => {
    labelPins(editor, text);
    setText("");
  };
  return (
    <ActionDialog {...{ isOpen, onClose }} isReady={count > 0} title={t("title")} run={t("run")} onRun={run}>
      <label>
        <span>{t("text")}</span>
        <TextArea rows={8} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <p>{t("hint")}</p>
      <p role="status">{t("result", { count })}</p>
    </ActionDialog>
  );
}
