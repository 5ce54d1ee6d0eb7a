// Store of uploaded and generated files, under random names.

import type { Readable } from "node:stream";

export type StoredFile = { key: string; size: number; sha256: string };

export type FileStore = {
  /**
   * Keeps what the stream brings, as it comes; nothing is left behind when it fails or breaks off.
   * Throws AppError FILE_TOO_LARGE at the first byte beyond `maxBytes`, EMPTY_FILE where nothing came, STORAGE_FULL
   * where nothing more can be kept.
   */
  put: (content: Readable, limits: { maxBytes: number }) => Promise<StoredFile>;
  /**
   * The same under a key that another store gave: for files that are restored or moved. What was there is replaced
   * once the new content is whole; a file without content is kept.
   */
  putAs: (key: string, content: Readable) => Promise<StoredFile>;
  /**
   * Throws AppError FILE_DAMAGED, before anything was read, where there is no such file or it is not of `size` bytes
   * (where that is known). Of `part`, both ends included, nothing else is read.
   */
  open: (key: string, size?: number, part?: { from: number; to: number }) => Promise<Readable>;
  /** Removing what is not there is no fault. */
  remove: (key: string) => Promise<void>;
  /** Keys of whole files that were put here longer ago than `olderThanMs`, a directory's at a time. */
  list: (olderThanMs: number) => AsyncIterable<string[]>;
  /** Bytes that can still be written; infinite where the store has no limit of its own. */
  freeBytes: () => Promise<number>;
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
