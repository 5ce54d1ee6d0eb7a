// From uploads to an imported design, shared by browser and server.

import { err, type Result } from "@/lib/base/result";
import { unpackArchive } from "@/lib/core/archive/archive";
import type { RarEngine } from "@/lib/core/archive/rar";
import type { ArchiveCode } from "@/lib/core/archive/refusal";
import type { SourceFile } from "@/lib/core/board/source-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign, ImportFailureCode } from "@/lib/core/schematic-import/imported-design";

export interface OpenDesignTools {
  readonly loadRar: () => Promise<RarEngine>;
  /** Called with 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** Codes of the error table: those of archives, and a reader's failure with "IMPORT_" before it. */
export type OpenDesignCode = ArchiveCode | `IMPORT_${Exclude<ImportFailureCode, "TOO_DEEP">}`;

const UNPACKED = 0.3;
const TOTAL_BYTES = 400 * 2 ** 20;

/** Every parameter of the messages has a value. */
const detailsOf = (details: Record<string, string | number> = {}): Record<string, string | number> => ({
  ...{ file: "", line: 0, read: "none" },
  ...details,
});

/** Refusals are values; exceptions are faults of the program or lack of memory. */
export async function openDesign(
  uploads: readonly SourceFile[],
  { root }: { readonly root?: string | undefined },
  { loadRar, onProgress = () => undefined }: OpenDesignTools,
): Promise<Result<ImportedDesign, OpenDesignCode>> {
  const files: SourceFile[] = [];
  let bytes = 0;
  for (const [at, upload] of uploads.entries()) {
    const unpacked = await unpackArchive(upload.bytes, { fileName: upload.name, loadRar });
    if (!unpacked.ok) return err(unpacked.code, detailsOf({ file: upload.name, ...unpacked.details }));
    for (const file of unpacked.value) {
      bytes += file.bytes.length;
      files.push(file);
    }
    if (bytes > TOTAL_BYTES) return err("ARCHIVE_TOO_LARGE", detailsOf({ file: upload.name }));
    onProgress((UNPACKED * (at + 1)) / uploads.length);
  }
  const read = importDesign(files, { root, onProgress: (done) => onProgress(UNPACKED + (1 - UNPACKED) * done) });
  if (read.ok) return read;
  return err(`IMPORT_${read.code === "TOO_DEEP" ? "TOO_LARGE" : read.code}`, detailsOf(read.details));
}
