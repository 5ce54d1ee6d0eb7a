// Store of uploaded and generated files, under random names.

import type { Readable } from "node:stream";

export type StoredFile = { key: string; size: number; sha256: string };

/** Bytes of a file, both ends included. */
export type BytePart = { from: number; to: number };

/** Name and type of a download; both values go into headers as they are. */
export type LinkHeaders = { contentDisposition: string; contentType: string };

/** Its functions throw AppError UNAVAILABLE where the store cannot be reached. */
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
   * (where that is known). Of `part`, nothing else is read. The stream fails where the file turns out to be cut.
   */
  open: (key: string, size?: number, part?: BytePart) => Promise<Readable>;
  /** As `open`, from a copy on this machine that is made first where there is none: for files that are read repeatedly. */
  openCached: (key: string, size?: number) => Promise<Readable>;
  /** Bytes of a file; null where there is no such file. */
  sizeOf: (key: string) => Promise<number | null>;
  /** A short-lived address of the file for whoever may read it; absent where the store gives none. */
  link?: (key: string, headers: LinkHeaders) => Promise<string>;
  /** Removing what is not there is no fault; what cannot be removed now is left to the daily collection of orphans. */
  remove: (key: string) => Promise<void>;
  /** Keys of whole files that were put here longer ago than `olderThanMs`, some at a time. */
  list: (olderThanMs: number) => AsyncIterable<string[]>;
  /** Bytes that can still be written; infinite where the store has no limit of its own. */
  freeBytes: () => Promise<number>;
  /** Deletes what broken-off uploads left (a killed process); answers how many. */
  sweep: (olderThanMs: number) => Promise<number>;
  /** Throws when nothing can be written now. */
  check: () => Promise<void>;
  /** Ends connections that are kept open. */
  close?: () => void;
};

/** A stored file in memory; for files whose size is limited. */
export async function readWhole(store: FileStore, key: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of await store.openCached(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
