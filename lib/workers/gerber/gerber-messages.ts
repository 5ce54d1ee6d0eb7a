// What page and Gerber worker say to each other.

import type { JobReply } from "@/lib/workers/worker-client";
import type { OpenBoardOptions, OpenBoardResult } from "@/lib/workers/gerber/open-board";
import type { OpenStencilOptions, OpenStencilResult } from "@/lib/workers/open-stencil";
import type { OpenBoardProgress } from "@/lib/workers/archive/read-upload";

type Upload = {
  file: Blob | Uint8Array;
  /** Absolute address, ending in a slash, of the folder that holds libarchive.mjs and libarchive.wasm. */
  wasmUrl: string;
};

/** The board itself, or what a stencil for it would cut. */
export type GerberRequest = Upload &
  ({ task?: "board"; options: OpenBoardOptions } | { task: "stencil"; options: OpenStencilOptions });

export type GerberReply = JobReply<OpenBoardProgress, OpenBoardResult | OpenStencilResult>;
