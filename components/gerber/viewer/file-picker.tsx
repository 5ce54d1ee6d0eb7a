"use client";
// Opens another file in the viewer: by the file input, by dropping or pasting anywhere.
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { GERBER_FILE_RULE } from "@/components/gerber/preview/gerber-file-rule";
import { useFileRefusal } from "@/components/gerber/preview/use-file-refusal";
import { DropOverlay } from "@/components/ui/drop-overlay";
import { FileInput } from "@/components/ui/file-input";
import { toast } from "@/components/ui/toast";
import { useFileDrop } from "@/components/ui/use-file-drop";

interface FilePickerProps {
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

export function FilePicker({ ref, onFile }: FilePickerProps) {
  const t = useTranslations("common.upload");
  const refusalOf = useFileRefusal();
  const take = (file: File) => {
    const message = refusalOf(file);
    if (message === null) onFile(file);
    else toast({ kind: "error", message });
  };
  const isOver = useFileDrop(take);
  return (
    <>
      <FileInput ref={ref} accept={GERBER_FILE_RULE.accept} onFile={take} />
      {isOver && <DropOverlay>{t("drop")}</DropOverlay>}
    </>
  );
}
