// From an upload to a board's facts and pictures, shared by browser and server.

import { boardFacts, type BoardFacts } from "@/lib/core/measure/facts";
import { type Certainty, certaintyOf, type LayerAssignment } from "@/lib/core/board/layer";
import { boardSvg } from "@/lib/core/board-view/picture";
import type { PictureColors } from "@/lib/core/board-view/tint";
import { ok, type Result } from "@/lib/base/result";
import {
  type BoardWarning,
  type OpenBoardCode,
  READ,
  readUpload,
  type UploadOptions,
  type UploadTools,
} from "@/lib/workers/archive/read-upload";

export type OpenedBoard = {
  facts: BoardFacts;
  /** Detected layer of every file, in the order of the archive. */
  layers: (LayerAssignment & { certainty: Certainty })[];
  warnings: BoardWarning[];
  topSvg: string;
  bottomSvg: string;
};

export type OpenBoardResult = Result<OpenedBoard, OpenBoardCode>;

export type OpenBoardOptions = Pick<UploadOptions, "fileName"> & { colors: PictureColors };

export type OpenBoardTools = Pick<UploadTools, "loadRar" | "onProgress">;

/** Refusals are values; exceptions are faults of the program or lack of memory (see codeOfThrown). */
export async function openBoard(
  bytes: Uint8Array,
  { colors, ...upload }: OpenBoardOptions,
  tools: OpenBoardTools,
): Promise<OpenBoardResult> {
  const read = await readUpload(bytes, upload, tools);
  if (!read.ok) return read;
  const { board, warnings } = read.value;
  tools.onProgress?.({ stage: "draw", done: READ });
  const topSvg = boardSvg(board, "top", { ...colors, idPrefix: "top" });
  const bottomSvg = boardSvg(board, "bottom", { ...colors, idPrefix: "bottom" });
  tools.onProgress?.({ stage: "draw", done: 1 });
  const layers = board.files.map((file) => ({ ...file, certainty: certaintyOf(file) }));
  return ok({ facts: boardFacts(board), layers, warnings, topSvg, bottomSvg });
}
