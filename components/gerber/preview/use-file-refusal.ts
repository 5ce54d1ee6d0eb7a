"use client";
// Message for a file that is refused as a board; files of other tools are recognized by their names.
import { useTranslations } from "next-intl";
import { GERBER_FILE_RULE } from "@/components/gerber/preview/gerber-file-rule";
import { useFailureText } from "@/components/gerber/preview/use-failure-text";
import { checkFile } from "@/components/ui/file-check";
import { foreignFormatOfName } from "@/lib/core/archive/foreign-signs";

/** Null for an accepted file. */
export function useFileRefusal(): (file: Pick<File, "name" | "size">) => string | null {
  const t = useTranslations("common.upload");
  const failureText = useFailureText();
  return (file) => {
    const reason = checkFile(file, GERBER_FILE_RULE);
    if (reason === null) return null;
    const foreign = reason === "wrongType" ? foreignFormatOfName(file.name) : undefined;
    if (foreign) return failureText(`${foreign}_NOT_READ`);
    const { accept, maxMegabytes } = GERBER_FILE_RULE;
    return t(reason, { name: file.name, accepted: accept.join(" "), limit: maxMegabytes });
  };
}
