// Files of a set that were not used, although they look like layers or are named like them.

import { isDrillReport } from "@/lib/core/formats/excellon/drill-notes";
import { guessFromName } from "@/lib/core/gerber/identify/names";
import { viewFiles, type FileView } from "@/lib/core/gerber/identify/file-view";
import { COMPANION_EXTENSIONS } from "@/lib/core/gerber/identify/names/companions.table";
import type { LayerAssignment } from "@/lib/core/board/layer";
import type { SourceFile } from "@/lib/core/board/source-file";
import type { Warning } from "@/lib/core/board/warning";

/** From this ratio of unused files on, the used ones may not be the board. */
const MAX_UNUSED = 0.5;
/** Confidence of a name that certainly is a layer's. */
const SURE_NAME = 0.8;

/** `set` is that of the board; `warnings` are those of reading, which name layers that were dropped as duplicates. */
export function unusedFiles(
  files: readonly SourceFile[],
  set: readonly LayerAssignment[],
  warnings: readonly Warning[],
): Warning[] {
  const unreadable = viewFiles(files).filter(isUnreadableLayer);
  const dropped = new Set(warnings.filter(({ code }) => code === "LAYER_DUPLICATED").map(({ file }) => file));
  const drawn = set.filter(({ format }) => format === "gerber" || format === "excellon");
  const unused = drawn.filter(({ file, type }) => type === "other" || dropped.has(file)).length + unreadable.length;
  const isMost = unused > 1 && unused >= MAX_UNUSED * (drawn.length + unreadable.length);
  return [
    ...(isMost ? [{ code: "FILES_UNUSED" as const, count: unused }] : []),
    ...unreadable.map(({ name, format, head }): Warning => ({
      code: format === "text" && head.trim() === "" ? "FILE_EMPTY" : "FILE_UNREADABLE",
      file: name,
    })),
  ];
}

/** Text or binary data with the extension of a layer or a drill file: truncated, encrypted, or another format. */
function isUnreadableLayer(view: FileView): boolean {
  if (view.format !== "text" && view.format !== "binary") return false;
  if (COMPANION_EXTENSIONS.has(view.extension) || isDrillReport(view.base)) return false;
  const guess = guessFromName(view);
  return guess !== undefined && guess.confidence >= SURE_NAME && guess.type !== "drawing" && guess.type !== "other";
}
