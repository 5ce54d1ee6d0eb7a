// Symbols of a library file of any tool.
import { err, type Result } from "@/lib/base/result";
import type { SourceFile } from "@/lib/core/board/source-file";
import { readEagleLibrary } from "./eagle/read-eagle-library";
import type { ImportedLibrary, ImportFailureCode, LibraryReader } from "./imported-design";
import { type ImportFileKind, importKindOf } from "./sniff";

const READERS: Partial<Record<ImportFileKind, LibraryReader>> = {
  "eagle-library": readEagleLibrary,
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
