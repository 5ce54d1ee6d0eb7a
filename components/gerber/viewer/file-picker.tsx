"use client";
// Another file for the viewer: chosen by its input, dropped or pasted anywhere.
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { GERBER_FILE_RULE } from "@/components/gerber/gerber-file-rule";
import { DropCurtain } from "@/components/ui/drop-curtain";
import { checkFile } from "@/components/ui/file-check";
import { FileInput } from "@/components/ui/file-input";
import { toast } from "@/components/ui/toast";
import { useFileDrop } from "@/components/ui/use-file-drop";

interface FilePickerProps {
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

export function FilePicker({ ref, onFile }: FilePickerProps) {
  const t = useTranslations("common.upload");
  const take = (file: File) => {
    const refusal = checkFile(file, GERBER_FILE_RULE);
    const { accept, maxMegabytes } = GERBER_FILE_RULE;
    if (refusal === null) onFile(file);
    else
      toast({
        kind: "error",
        message: t(refusal, { name: file.name, accepted: accept.join(" "), limit: maxMegabytes }),
      });
  };
  const isOver = useFileDrop(take);
  return (
    <>
      <FileInput ref={ref} accept={GERBER_FILE_RULE.accept} onFile={take} />
      {isOver && <DropCurtain>{t("drop")}</DropCurtain>}
    </>
  );
}
