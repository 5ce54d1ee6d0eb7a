// Reading an archive into a board, wherever it is done: a capped worker in the product, anything in a test.

import type { Result } from "@/lib/base/result";
import type { Board } from "@/lib/contracts/gerber";

export type BoardReading = Pick<Board, "facts" | "layers" | "warnings"> & { topSvg: string; bottomSvg: string };

/** `fileName` is what the upload is called, for a file that is no archive. Failures carry a code of the archive or the engine; each is a code of the errors' table. */
export type ReadBoardFile = (bytes: Uint8Array, options?: { fileName?: string }) => Promise<Result<BoardReading>>;
