// From the bytes of an upload to a board's numbers and pictures: the one job that browser and server both do.

import { openArchive } from "@/lib/core/gerber/archive";
import type { RarEngine } from "@/lib/core/gerber/archive/rar";
import type { ArchiveCode, ArchiveWarning } from "@/lib/core/gerber/archive/refusal";
import { readBoard } from "@/lib/core/gerber/board";
import { boardFacts, type BoardFacts } from "@/lib/core/gerber/facts";
import type { LayerAssignment } from "@/lib/core/gerber/layer";
import { boardSvg } from "@/lib/core/gerber/picture";
import type { PictureColors } from "@/lib/core/gerber/tint";
import type { Warning } from "@/lib/core/gerber/warning";
import { err, ok, type Result } from "@/lib/base/result";

export type OpenedBoard = {
  facts: BoardFacts;
  /** What every file was taken for, in the order of the archive. */
  layers: LayerAssignment[];
  warnings: BoardWarning[];
  topSvg: string;
  bottomSvg: string;
};

export type BoardWarning = Warning | ArchiveWarning;

/**
 * The archive's refusals; NO_LAYERS: nothing in it is a board; PARSE_TOO_LARGE and PARSE_TIMEOUT: it asked for more
 * memory or time than one board gets; PARSE_FAILED: our own fault.
 */
export type OpenBoardCode = ArchiveCode | "NO_LAYERS" | "PARSE_FAILED" | "PARSE_TIMEOUT" | "PARSE_TOO_LARGE";
export type OpenBoardResult = Result<OpenedBoard, OpenBoardCode>;

/** `done` goes from 0 to 1 over the whole job; while files are read, `layer` counts them from 1 up to `total`. */
export type OpenBoardProgress =
  | { stage: "unpack" | "draw"; done: number }
  | { stage: "read"; done: number; layer: number; total: number; file: string };

export type OpenBoardOptions = {
  colors: PictureColors;
  /** Name of the upload, for a single Gerber file that comes without an archive. */
  fileName?: string;
};

export type OpenBoardTools = {
  loadRar: () => Promise<RarEngine>;
  onProgress?: (progress: OpenBoardProgress) => void;
};

// Shares of the time over the 46 sets of the corpus: 38 % unpacking, 45 % reading, 17 % drawing.
const UNPACKED = 0.4;
const READ = 0.85;

/** A damaged set can warn in every file; no one reads more. */
const MAX_WARNINGS = 200;

/** Refusals are values; what is thrown is a fault of the program, or the lack of memory (see codeOfThrown). */
export async function openBoard(
  bytes: Uint8Array,
  options: OpenBoardOptions,
  tools: OpenBoardTools,
): Promise<OpenBoardResult> {
  const report = tools.onProgress ?? (() => undefined);
  const passedOver: ArchiveWarning[] = [];
  report({ stage: "unpack", done: 0 });
  const files = await openArchive(bytes, {
    loadRar: tools.loadRar,
    onWarning: (warning) => passedOver.push(warning),
    ...(options.fileName === undefined ? {} : { fileName: options.fileName }),
  });
  if (!files.ok) return files;
  const board = readBoard(files.value, {
    onProgress: ({ index, total, file }) =>
      report({ stage: "read", done: UNPACKED + (READ - UNPACKED) * (index / total), layer: index + 1, total, file }),
  });
  if (!board.ok) return err("NO_LAYERS");
  report({ stage: "draw", done: READ });
  const topSvg = boardSvg(board.value, "top", { ...options.colors, idPrefix: "top" });
  const bottomSvg = boardSvg(board.value, "bottom", { ...options.colors, idPrefix: "bottom" });
  const warnings = [...passedOver, ...board.value.warnings].slice(0, MAX_WARNINGS);
  report({ stage: "draw", done: 1 });
  return ok({ facts: boardFacts(board.value), layers: board.value.files, warnings, topSvg, bottomSvg });
}

/** What a thrown thing means to the person who waits: engines say by a RangeError that an array or a string grew too large. */
export function codeOfThrown(cause: unknown): "PARSE_FAILED" | "PARSE_TOO_LARGE" {
  return cause instanceof RangeError ? "PARSE_TOO_LARGE" : "PARSE_FAILED";
}
