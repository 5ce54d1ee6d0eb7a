// What page and worker of checks say to each other.

import type { Result } from "@/lib/base/result";
import type { ShareReport } from "@/lib/core/dfm/share-report";
import type { DfmReport } from "@/lib/core/dfm/report";
import type { Share } from "@/lib/core/dfm/shares";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { OpenBoardCode, UploadOptions } from "@/lib/workers/archive/read-upload";

/** A worker keeps the board of its first request: others come with the same file, and mostly with another order. */
export type DfmRequest = {
  file: Blob;
  options: UploadOptions;
  order: PcbSpecification;
  shares: readonly Share[];
  /** Absolute address, ending in a slash, of the folder that holds libarchive.mjs and libarchive.wasm. */
  wasmUrl: string;
};
/** What a worker answers: a report for each share that it was asked for. */
export type DfmShares = Result<ShareReport[], OpenBoardCode>;
export type DfmResult = Result<DfmReport, OpenBoardCode>;
