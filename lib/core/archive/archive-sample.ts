// An archive before it is unfolded: what its files are called and how they begin.

import type { SourceFile } from "@/lib/core/board/source-file";

/** How much of a file says what it is; a small one is there as a whole. */
export const SAMPLE_BYTES = 16 * 1024;
export const WHOLE_BYTES = 64 * 1024;

export type SampledFile = SourceFile & {
  /** Of the whole file, as the archive declares it; `bytes` may be no more than its beginning. */
  sizeBytes: number;
};

export type ArchiveSample = {
  /** In the order and with the names of the archive. */
  files: readonly SampledFile[];
  /** The whole bytes of one of `files`, by its place; not unfolded again with the rest. Throws ArchiveRefusal. */
  unfold: (at: number) => Promise<Uint8Array>;
};
