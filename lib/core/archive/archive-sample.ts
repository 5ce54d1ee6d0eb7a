// An archive before it is unpacked: names and first bytes of its files.

import type { SourceFile } from "@/lib/core/board/source-file";

/** Bytes that identify a file; a small file is sampled as a whole. */
export const SAMPLE_BYTES = 16 * 1024;
export const WHOLE_BYTES = 64 * 1024;

export type SampledFile = SourceFile & {
  /** Size of the whole file as the archive declares it; `bytes` may be only its beginning. */
  sizeBytes: number;
};

export type ArchiveSample = {
  /** In the archive's order and with its names. */
  files: readonly SampledFile[];
  /** Unpacks one of `files` by its index, which is then not unpacked again with the rest. Throws ArchiveRefusal. */
  unfold: (at: number) => Promise<Uint8Array>;
};
