// Symbols of a library file of any tool.
import { err, type Result } from "@/lib/base/result";
import type { SourceFile } from "@/lib/core/board/source-file";
import { readAltiumLibrary } from "./altium/read-altium-library";
import { readEagleLibrary } from "./eagle/read-eagle-library";
import type { ImportedLibrary, ImportFailureCode, LibraryReader } from "./imported-design";
import { readKicadLegacyLibrary } from "./kicad-legacy/read-kicad-legacy-library";
import { type ImportFileKind, importKindOf } from "./sniff";

const READERS: Partial<Record<ImportFileKind, LibraryReader>> = {
  "altium-library": readAltiumLibrary,
  "eagle-library": readEagleLibrary,
  "kicad-legacy-library": readKicadLegacyLibrary,
};

/** The first library among the files. */
export function importLibrary(files: readonly SourceFile[]): Result<ImportedLibrary, ImportFailureCode> {
  for (const file of files) {
    const kind = importKindOf(file);
    const reader = kind === null ? undefined : READERS[kind];
    if (reader) return reader(file);
  }
  return err("NOT_RECOGNIZED", { file: files[0]?.name ?? "" });
}
