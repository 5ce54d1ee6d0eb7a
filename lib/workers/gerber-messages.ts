// What page and Gerber worker say to each other.

import type { OpenBoardOptions, OpenBoardProgress, OpenBoardResult } from "@/lib/workers/open-board";

export type GerberRequest = {
  file: Blob | Uint8Array;
  options: OpenBoardOptions;
  /** Absolute address, ending in a slash, of the folder that holds libarchive.mjs and libarchive.wasm. */
  wasmUrl: string;
};

export type GerberReply = { kind: "progress"; progress: OpenBoardProgress } | { kind: "done"; result: OpenBoardResult };
