// Messages between page and Gerber worker.

import type { JobReply } from "@/lib/workers/worker-client";
import type { OpenBoardOptions, OpenBoardResult } from "@/lib/workers/gerber/open-board";
import type { OpenStencilOptions, OpenStencilResult } from "@/lib/workers/open-stencil";
import type { OpenBoardProgress } from "@/lib/workers/archive/read-upload";

type Upload = {
  file: Blob | Uint8Array;
  /** Absolute address, ending in a slash, of the folder that holds libarchive.mjs and libarchive.wasm. */
  wasmUrl: string;
};

/** Either the board, or the openings of its stencil. */
export type GerberRequest = Upload &
  ({ task?: "board"; options: OpenBoardOptions } | { task: "stencil"; options: OpenStencilOptions });

export type GerberReply = JobReply<OpenBoardProgress, OpenBoardResult | OpenStencilResult>;
