// Messages between page and viewer worker.

import type { Result } from "@/lib/base/result";
import type { BoardFacts } from "@/lib/core/measure/facts";
import type { Scene } from "@/lib/core/board-view/scene";
import type { JobReply } from "@/lib/workers/worker-client";
import type { OpenBoardCode, OpenBoardProgress } from "@/lib/workers/archive/read-upload";
import type { ViewBoardOptions, ViewedBoard } from "@/lib/workers/viewer/view-board";

export type ViewerRequest = {
  file: Blob;
  options: ViewBoardOptions;
  /** Requests the top side of a large board before the rest. */
  wantsPreview: boolean;
  /** Absolute address, ending in a slash, of the folder that holds libarchive.mjs and libarchive.wasm. */
  wasmUrl: string;
};

/** Progress until the facts, which come last: fractions, the preview, the complete board. */
export type ViewerProgress =
  OpenBoardProgress | { stage: "preview"; scene: Scene } | { stage: "board"; board: ViewedBoard };

export type ViewerAnswer = Result<BoardFacts, OpenBoardCode>;
export type ViewerReply = JobReply<ViewerProgress, ViewerAnswer>;
