// What the server and its board worker say to each other.

import type { OpenBoardOptions, OpenBoardResult } from "@/lib/workers/open-board";

export type BoardJob = { bytes: Uint8Array; options: OpenBoardOptions; maxBufferBytes: number };
export type BoardAnswer = OpenBoardResult;
