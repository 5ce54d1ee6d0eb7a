// Checking an uploaded board, wherever it is done: a capped worker in the product, anything in a test.

import type { Result } from "@/lib/base/result";
import type { DetailPicture } from "@/lib/core/dfm/pictures/picture";
import type { DfmReport } from "@/lib/core/dfm/report";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** `outline`: the boards' edges and cut-outs as polylines of x and y in turn, mm. */
export type CheckedBoard = {
  report: DfmReport;
  outline: number[][];
  /** Printed picture of each finding of the report. */
  pictures: (DetailPicture | null)[];
};

/** Failures carry a code of the archive or the engine; each is a code of the errors' table. */
export type CheckBoardFile = (
  bytes: Uint8Array,
  options: { fileName: string; order: PcbSpecification },
) => Promise<Result<CheckedBoard>>;
