"use client";
// Dialog for typing or pasting a table.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { TextArea } from "@/components/ui/text-area";
import { MEGABYTE } from "@/lib/base/units";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";

const LIMIT = MAX_FILE_MEGABYTES.bom;

interface PasteDialogProps {
  onClose: () => void;
  onText: (text: string) => void;
}

export function PasteDialog({ onClose, onText }: PasteDialogProps) {
  const t = useTranslations("bom.paste");
  const cancel = useTranslations("common")("cancel");
  const [text, setText] = useState("");
  const [wasSent, setSent] = useState(false);
  const isLarge = new Blob([text]).size > LIMIT * MEGABYTE;
  const error = isLarge ? t("tooLarge", { limit: LIMIT }) : wasSent && text.trim() === "" ? t("empty") : undefined;
  return (
    <Modal
      isOpen
      kind="wide"
      isDismissable={false}
      onClose={onClose}
      title={t("title")}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              setSent(true);
              if (text.trim() !== "" && !isLarge) onText(text);
            }}
          >
            {t("take")}
          </Button>
        </>
      }
    >
      <FormField label={t("label")} hint={t("hint")} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={12}
            className="mpn"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
    </Modal>
  );
}
