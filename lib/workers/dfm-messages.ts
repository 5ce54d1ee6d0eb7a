// What page and worker of checks say to each other.

import type { Result } from "@/lib/base/result";
import type { DfmReport } from "@/lib/core/dfm/report";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { OpenBoardCode, UploadOptions } from "@/lib/workers/read-upload";

export type DfmRequest = {
  file: Blob;
  options: UploadOptions;
  order: PcbSpecification;
  /** Absolute address, ending in a slash, of the folder that holds libarchive.mjs and libarchive.wasm. */
  wasmUrl: string;
};
export type DfmResult = Result<DfmReport, OpenBoardCode>;
