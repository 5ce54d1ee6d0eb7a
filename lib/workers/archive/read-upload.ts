// What every reading of an upload begins with: the archive unfolded, its files told apart, the board read from them.

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
 * The archive's refusals and those of a native board; NO_LAYERS: nothing in it is a board; PARSE_TOO_LARGE and
 * PARSE_TIMEOUT: it asked for more memory or time than one board gets; PARSE_FAILED: our own fault.
 */
export type OpenBoardCode =
  ArchiveCode | NativeCode | "NO_LAYERS" | "PARSE_FAILED" | "PARSE_TIMEOUT" | "PARSE_TOO_LARGE";

/** `done` goes from 0 to 1 over the whole job; while files are read, `layer` counts them from 1 up to `total`. */
export type OpenBoardProgress =
  | { stage: "unpack" | "draw"; done: number }
  | { stage: "read"; done: number; layer: number; total: number; file: string };

export type UploadOptions = {
  /** What a person says of the files; none takes them as they are read. */
  corrections?: Corrections;
  /** Name of the upload, for a single Gerber file that comes without an archive. */
  fileName?: string;
};

export type UploadTools = {
  loadRar: () => Promise<RarEngine>;
  onProgress?: (progress: OpenBoardProgress) => void;
  /** Told of the upper side of a large board before the rest of it is unfolded and read. */
  onPreview?: OnPreview;
};

export type ReadUpload = {
  board: BoardModel;
  files: readonly SourceFile[];
  /** What every file was taken for before anything was corrected, in the order of the archive. */
  taken: LayerAssignment[];
  /** What was passed over in the archive, then what was remarked in the files. */
  warnings: BoardWarning[];
};

// Shares of the time over the 46 sets of the corpus: 38 % unpacking, 45 % reading, 17 % drawing.
const UNPACKED = 0.4;
/** How far the job is when the board is read and only its drawing is left. */
export const READ = 0.85;

/** A damaged set can warn in every file; no one reads more. */
const MAX_WARNINGS = 200;

/** Refusals are values; what is thrown is a fault of the program, or the lack of memory (see codeOfThrown). */
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
  // A native board says itself what its layers are: there is nothing to correct.
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

/** A set without layers and one with empty layers are the same to the person who sent it. */
function refusalOf({ code, details }: Err<BoardCode>): Err<OpenBoardCode> {
  return code === "NO_FABRICATION_FILES" || code === "NOTHING_DRAWN" ? err("NO_LAYERS") : err(code, details);
}

/** What a thrown thing means to the person who waits: engines say by a RangeError that an array or a string grew too large. */
export function codeOfThrown(cause: unknown): "PARSE_FAILED" | "PARSE_TOO_LARGE" {
  return cause instanceof RangeError ? "PARSE_TOO_LARGE" : "PARSE_FAILED";
}
