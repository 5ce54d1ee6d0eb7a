// Messages between page and DFM worker.

import type { Result } from "@/lib/base/result";
import type { Partition, PartitionReport } from "@/lib/core/dfm/partitions";
import type { DfmReport } from "@/lib/core/dfm/report";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { OpenBoardCode, UploadOptions } from "@/lib/workers/archive/read-upload";

/** A worker keeps the board of its first request: later requests have the same file, and mostly another order. */
export type DfmRequest = {
  file: Blob;
  options: UploadOptions;
  order: PcbSpecification;
  partitions: readonly Partition[];
  /** Absolute address, ending in a slash, of the folder that holds libarchive.mjs and libarchive.wasm. */
  wasmUrl: string;
};
/** Reply of a worker: a report for each requested partition. */
export type DfmPartitions = Result<PartitionReport[], OpenBoardCode>;
export type DfmResult = Result<DfmReport, OpenBoardCode>;
