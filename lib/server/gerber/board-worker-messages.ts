// Messages between the server and its board worker.

import type { OpenBoardOptions, OpenBoardResult } from "@/lib/workers/gerber/open-board";

export type BoardJob = { bytes: Uint8Array; options: OpenBoardOptions; maxBufferBytes: number };
export type BoardAnswer = OpenBoardResult;
