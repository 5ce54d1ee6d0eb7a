// What page and Gerber worker say to each other.

import type { JobReply } from "@/lib/workers/one-job";
import type { OpenBoardOptions, OpenBoardResult } from "@/lib/workers/open-board";
import type { OpenBoardProgress } from "@/lib/workers/read-upload";

export type GerberRequest = {
  file: Blob | Uint8Array;
  options: OpenBoardOptions;
  /** Absolute address, ending in a slash, of the folder that holds libarchive.mjs and libarchive.wasm. */
  wasmUrl: string;
};

export type GerberReply = JobReply<OpenBoardProgress, OpenBoardResult>;
