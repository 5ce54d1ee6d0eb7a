// From an upload to the complete board of the viewer, with the user's corrections.

import { boardFacts, type BoardFacts } from "@/lib/core/measure/facts";
import type { LayerAssignment } from "@/lib/core/board/layer";
import { setKeyOf } from "@/lib/core/gerber/set-key";
import { type Scene, sceneOf } from "@/lib/core/board-view/scene";
import { ok, type Result } from "@/lib/base/result";
import {
  type BoardWarning,
  type OpenBoardCode,
  READ,
  readUpload,
  type UploadOptions,
  type UploadTools,
} from "@/lib/workers/archive/read-upload";

export type ViewedBoard = {
  scene: Scene;
  /** Layer of every file, in the order of the archive. */
  files: LayerAssignment[];
  /** Detected layers before corrections, in the order of the archive. */
  taken: LayerAssignment[];
  warnings: BoardWarning[];
  /** The same for the same files, whatever the corrections. */
  setKey: string;
};

export type BoardView = {
  board: ViewedBoard;
  /** Computed on demand: on large boards it takes as long as everything else. */
  facts: () => BoardFacts;
};

export type ViewBoardResult = Result<BoardView, OpenBoardCode>;

export type ViewBoardOptions = Required<UploadOptions>;

export type ViewBoardTools = Pick<UploadTools, "loadRar" | "onProgress"> & {
  /** Receives a large board's top side as soon as it can be drawn, before the rest is read. */
  onPreview?: (scene: Scene) => void;
};

/** Refusals are values; exceptions are faults of the program or lack of memory (see codeOfThrown). */
export async function viewBoard(
  bytes: Uint8Array,
  options: ViewBoardOptions,
  { onPreview, ...tools }: ViewBoardTools,
): Promise<ViewBoardResult> {
  const read = await readUpload(bytes, options, {
    ...tools,
    ...(onPreview ? { onPreview: (sight) => onPreview(sceneOf(sight)) } : {}),
  });
  if (!read.ok) return read;
  const { board, files, taken, warnings } = read.value;
  tools.onProgress?.({ stage: "draw", done: READ });
  const scene = sceneOf(board);
  const setKey = setKeyOf(files);
  tools.onProgress?.({ stage: "draw", done: 1 });
  return ok({
    board: { scene, files: board.files, taken, warnings, setKey },
    facts: () => boardFacts(board),
  });
}
