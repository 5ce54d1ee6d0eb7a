// First steps of every reading of an upload: unpack the archive, identify its files, build the board.

import { openArchive } from "@/lib/core/archive/archive";
import type { RarEngine } from "@/lib/core/archive/rar";
import type { ArchiveCode, ArchiveWarning } from "@/lib/core/archive/refusal";
import { assembleBoard, type BoardCode, type BoardProgress, isNativeSet, readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import { applyCorrections, type Corrections } from "@/lib/core/gerber/correction";
import { identifyLayers } from "@/lib/core/gerber/identify";
import type { LayerAssignment } from "@/lib/core/board/layer";
import type { NativeCode } from "@/lib/core/native-board/native-result";
import type { ReadLayer } from "@/lib/core/formats/rs274x/read-layer";
import type { SourceFile } from "@/lib/core/board/source-file";
import type { Warning } from "@/lib/core/board/warning";
import { PreviewReader, type OnPreview } from "@/lib/workers/archive/preview-reader";
import { err, type Err, ok, type Result } from "@/lib/base/result";

export type BoardWarning = Warning | ArchiveWarning;

/**
 * Refusals of the archive and of native boards; NO_LAYERS: no file is a layer; PARSE_TOO_LARGE and PARSE_TIMEOUT: the
 * memory or time limit of one board was exceeded; PARSE_FAILED: a fault of the program.
 */
export type OpenBoardCode =
  ArchiveCode | NativeCode | "NO_LAYERS" | "PARSE_FAILED" | "PARSE_TIMEOUT" | "PARSE_TOO_LARGE";

/** `done` runs from 0 to 1 over the whole job; while files are read, `layer` counts from 1 to `total`. */
export type OpenBoardProgress =
  | { stage: "unpack" | "draw"; done: number }
  | { stage: "read"; done: number; layer: number; total: number; file: string };

export type UploadOptions = {
  /** Layer types set by the user; without any, the detected ones are used. */
  corrections?: Corrections;
  /** Name of the upload, for a single Gerber file without an archive. */
  fileName?: string;
};

export type UploadTools = {
  loadRar: () => Promise<RarEngine>;
  onProgress?: (progress: OpenBoardProgress) => void;
  /** Receives the top side of a large board before the rest is unpacked and read. */
  onPreview?: OnPreview;
};

export type ReadUpload = {
  board: BoardModel;
  files: readonly SourceFile[];
  /** Detected layers before corrections, in the order of the archive. */
  taken: LayerAssignment[];
  /** Warnings of the archive, then those of the files. */
  warnings: BoardWarning[];
};

// Shares of the time over the 46 sets of the corpus: 38 % unpacking, 45 % reading, 17 % drawing.
const UNPACKED = 0.4;
/** Progress when the board is read and only its drawing is left. */
export const READ = 0.85;

/** A damaged set can produce warnings in every file; more than this are dropped. */
const MAX_WARNINGS = 200;

/** Refusals are values; exceptions are faults of the program or lack of memory (see codeOfThrown). */
export async function readUpload(
  bytes: Uint8Array,
  { corrections = {}, fileName }: UploadOptions,
  tools: UploadTools,
): Promise<Result<ReadUpload, OpenBoardCode>> {
  const report = tools.onProgress ?? (() => undefined);
  const passedOver: ArchiveWarning[] = [];
  report({ stage: "unpack", done: 0 });
  const sight = tools.onPreview && new PreviewReader(corrections, tools.onPreview);
  const opened = await openArchive(bytes, {
    loadRar: tools.loadRar,
    ...(sight ? { onSample: sight.inArchive } : {}),
    onWarning: (warning) => passedOver.push(warning),
    ...(fileName === undefined ? {} : { fileName }),
  });
  if (!opened.ok) return opened;
  const files = opened.value;
  const identified = identifyLayers(files);
  const onProgress = ({ index, total, file }: BoardProgress) =>
    report({ stage: "read", done: UNPACKED + (READ - UNPACKED) * (index / total), layer: index + 1, total, file });
  // A native board names its layers itself, so corrections do not apply.
  const isNative = isNativeSet(files);
  const assignments = applyCorrections(identified, corrections);
  if (!isNative) await sight?.inFiles(files, assignments);
  const known = sight?.known ?? new Map<string, ReadLayer>();
  const board = isNative ? readBoard(files, { onProgress }) : assembleBoard(files, assignments, { onProgress, known });
  if (!board.ok) return refusalOf(board);
  return ok({
    board: board.value,
    files,
    taken: isNative ? board.value.files : identified,
    warnings: [...passedOver, ...board.value.warnings].slice(0, MAX_WARNINGS),
  });
}

/** A set without layers and one with empty layers are reported alike. */
function refusalOf({ code, details }: Err<BoardCode>): Err<OpenBoardCode> {
  return code === "NO_FABRICATION_FILES" || code === "NOTHING_DRAWN" ? err("NO_LAYERS") : err(code, details);
}

/** Error code of an exception: engines throw a RangeError if an array or a string grows too large. */
export function codeOfThrown(cause: unknown): "PARSE_FAILED" | "PARSE_TOO_LARGE" {
  return cause instanceof RangeError ? "PARSE_TOO_LARGE" : "PARSE_FAILED";
}
