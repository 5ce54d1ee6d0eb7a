// The kind of upload by the ending of a file.

import { FILE_TYPES } from "@/lib/contracts/file";
import { UPLOAD_RULES, type UploadPurpose } from "@/lib/client/upload/upload-rules";

const PURPOSES = ["gerber", "import", "bom", "general"] as const satisfies readonly UploadPurpose[];

/** Endings that a message takes, each once, without the dot. */
export const CHAT_ENDINGS: readonly string[] = [
  ...new Set(PURPOSES.flatMap((purpose): readonly string[] => UPLOAD_RULES[purpose].endings)),
];

/** Archives and boards are fabrication files, designs are imports, tables are parts lists. */
export function purposeOf(name: string): (typeof PURPOSES)[number] {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const takes = (purpose: UploadPurpose): boolean => {
    const endings: readonly string[] = UPLOAD_RULES[purpose].endings;
    return endings.includes(ending);
  };
  return PURPOSES.find(takes) ?? "general";
}

export const fileTypeOf = (name: string): number => UPLOAD_RULES[purposeOf(name)].fileType ?? FILE_TYPES.general;
