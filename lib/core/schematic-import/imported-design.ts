// Results of the readers of other tools' files.
import type { SourceFile } from "@/lib/core/board/source-file";
import type { Result } from "@/lib/base/result";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import type { ImportReport } from "./report";
import type { ImportFileKind } from "./sniff";

/**
 * `details` of a failure: `file`, `line` where there is one, and `read`, what was found there.
 * - NOT_RECOGNIZED: no file is of a format that is read.
 * - NO_SCHEMATIC: the files are of a known tool, and none of them is a schematic.
 * - DAMAGED: the file ends too early, or something else stands where a construct must begin.
 * - TOO_LARGE, TOO_DEEP: a limit of the reader.
 * - OLD_EAGLE: the binary format of Eagle 5 and older.
 * - LOCKED: encrypted or protected by a password.
 */
export type ImportFailureCode =
  "NOT_RECOGNIZED" | "NO_SCHEMATIC" | "DAMAGED" | "TOO_LARGE" | "TOO_DEEP" | "OLD_EAGLE" | "LOCKED";

export interface ImportedImage {
  /** `file` of the image records that show it, until the project has stored it. */
  readonly file: string;
  readonly type: "image/png" | "image/jpeg" | "image/bmp" | "image/svg+xml";
  readonly bytes: Uint8Array;
}

export interface ImportedDesign {
  /** Name of the project, or of its first file. */
  readonly name: string;
  readonly schematic: Schematic;
  readonly images: readonly ImportedImage[];
  readonly report: ImportReport;
  /** The file with the first sheet. */
  readonly rootFile: string;
  /** Names of other files that could be the first sheet of a design of their own. */
  readonly otherRoots: readonly string[];
}

export interface ImportedLibrary {
  readonly name: string;
  readonly symbols: readonly SchematicSymbol[];
  readonly report: ImportReport;
}

export interface ImportOptions {
  /** Name of the file with the first sheet; without it the reader finds it. */
  readonly root?: string | undefined;
  /** Called with 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** A file with its kind by content, null for what is not read. */
export interface KnownFile extends SourceFile {
  readonly kind: ImportFileKind | null;
}

/** Reads one design out of the files, which may hold those of others. Names may have folders: "lib/power.kicad_sch". */
export type DesignReader = (
  files: readonly KnownFile[],
  options?: ImportOptions,
) => Result<ImportedDesign, ImportFailureCode>;

export type LibraryReader = (file: SourceFile) => Result<ImportedLibrary, ImportFailureCode>;
