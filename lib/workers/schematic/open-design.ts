// From uploads to an imported design, shared by browser and server.

import { err, type Err, ok, type Ok, type Result } from "@/lib/base/result";
import { unpackArchive } from "@/lib/core/archive/archive";
import type { RarEngine } from "@/lib/core/archive/rar";
import type { ArchiveCode } from "@/lib/core/archive/refusal";
import type { SourceFile } from "@/lib/core/board/source-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { importLibrary } from "@/lib/core/schematic-import/import-library";
import type { ImportedDesign, ImportedLibrary, ImportFailureCode } from "@/lib/core/schematic-import/imported-design";

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

type Failure = Err<OpenDesignCode>;

/** The files of all uploads; archives are unpacked. */
async function unpackAll(
  uploads: readonly SourceFile[],
  { loadRar, onProgress = () => undefined }: OpenDesignTools,
): Promise<Ok<SourceFile[]> | Failure> {
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
  return ok(files);
}

const failureOf = ({ code, details }: Err<ImportFailureCode>): Failure =>
  err(`IMPORT_${code === "TOO_DEEP" ? "TOO_LARGE" : code}`, detailsOf(details));

interface OpenDesignOptions {
  /** Name of the file with the first sheet; without it the reader finds it. */
  readonly root?: string | undefined;
}

function readDesign(
  files: readonly SourceFile[],
  { root }: OpenDesignOptions,
  { onProgress = () => undefined }: OpenDesignTools,
): Result<ImportedDesign, ImportFailureCode> {
  return importDesign(files, { root, onProgress: (done) => onProgress(UNPACKED + (1 - UNPACKED) * done) });
}

/** Refusals are values; exceptions are faults of the program or lack of memory. */
export async function openDesign(
  uploads: readonly SourceFile[],
  options: OpenDesignOptions,
  tools: OpenDesignTools,
): Promise<Result<ImportedDesign, OpenDesignCode>> {
  const files = await unpackAll(uploads, tools);
  if (!files.ok) return files;
  const read = readDesign(files.value, options, tools);
  return read.ok ? read : failureOf(read);
}

/** As `openDesign`; files without a schematic may be a library of symbols. */
export async function openDesignOrLibrary(
  uploads: readonly SourceFile[],
  options: OpenDesignOptions,
  tools: OpenDesignTools,
): Promise<Result<ImportedDesign | ImportedLibrary, OpenDesignCode>> {
  const files = await unpackAll(uploads, tools);
  if (!files.ok) return files;
  const read = readDesign(files.value, options, tools);
  if (read.ok) return read;
  const library = read.code === "NO_SCHEMATIC" ? importLibrary(files.value) : null;
  return library?.ok ? library : failureOf(library?.code === "NOT_RECOGNIZED" || !library ? read : library);
}
