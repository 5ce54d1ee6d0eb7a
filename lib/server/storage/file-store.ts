// Where uploaded and made files lie, behind names that nobody chose.

import type { Readable } from "node:stream";

export type StoredFile = { key: string; size: number; sha256: string };

export type FileStore = {
  /**
   * Keeps what the stream brings, as it comes; nothing is left behind when it fails or breaks off.
   * Throws AppError FILE_TOO_LARGE at the first byte beyond `maxBytes`, EMPTY_FILE where nothing came.
   */
  put: (content: Readable, limits: { maxBytes: number }) => Promise<StoredFile>;
  /** Rejects where there is no such file, before anything was read. */
  open: (key: string) => Promise<Readable>;
  /** Removing what is not there is no fault. */
  remove: (key: string) => Promise<void>;
  /** Deletes what broken-off uploads left (a killed process); answers how many. */
  sweep: (olderThanMs: number) => Promise<number>;
  /** Throws when nothing can be written now. */
  check: () => Promise<void>;
};

/** A stored file in memory; for files whose size is limited. */
export async function readWhole(store: FileStore, key: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of await store.open(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
