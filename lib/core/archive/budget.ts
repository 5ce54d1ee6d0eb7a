// Limits of an archive's unpacked size, counted while it is unpacked.

import { ArchiveRefusal } from "@/lib/core/archive/refusal";

export type ArchiveLimits = {
  /** Files kept, over the archive and the archives inside it. */
  maxFiles: number;
  /** Directory records read, including folders and junk. */
  maxEntries: number;
  maxTotalBytes: number;
  maxEntryBytes: number;
  /** Unpacked bytes per packed byte; only checked above `ratioFromBytes`, because small files distort it. */
  maxRatio: number;
  ratioFromBytes: number;
};

export const DEFAULT_LIMITS: ArchiveLimits = {
  maxFiles: 500,
  maxEntries: 5000,
  maxTotalBytes: 200 * 1024 * 1024,
  maxEntryBytes: 100 * 1024 * 1024,
  maxRatio: 200,
  ratioFromBytes: 1024 * 1024,
};

/** Counts one upload, however many archives it contains. Declared sizes may refuse an archive but never admit one. */
export class ArchiveBudget {
  private files = 0;
  private entries = 0;
  private totalBytes = 0;

  constructor(
    private readonly limits: ArchiveLimits,
    private readonly packedBytes: number,
  ) {}

  countEntry(): void {
    this.entries += 1;
    if (this.entries > this.limits.maxEntries) throw this.tooMany();
  }

  countFile(): void {
    this.files += 1;
    if (this.files > this.limits.maxFiles) throw this.tooMany();
  }

  /** Refuses on declared sizes alone, before anything is unpacked. */
  checkDeclared(entryBytes: readonly number[]): void {
    let total = this.totalBytes;
    for (const bytes of entryBytes) {
      total += bytes;
      if (bytes > this.limits.maxEntryBytes || total > this.limits.maxTotalBytes) throw this.tooLarge();
    }
  }

  /** Adds bytes that were actually unpacked; `entryBytes` is the entry's sum so far, including these. */
  take(bytes: number, entryBytes: number): void {
    this.totalBytes += bytes;
    const { maxEntryBytes, maxTotalBytes, maxRatio, ratioFromBytes } = this.limits;
    if (entryBytes > maxEntryBytes || this.totalBytes > maxTotalBytes) throw this.tooLarge();
    if (this.totalBytes > ratioFromBytes && this.totalBytes > maxRatio * this.packedBytes) throw this.tooLarge();
  }

  private tooMany(): ArchiveRefusal {
    return new ArchiveRefusal("ARCHIVE_TOO_MANY_FILES", { maxFiles: this.limits.maxFiles });
  }

  private tooLarge(): ArchiveRefusal {
    return new ArchiveRefusal("ARCHIVE_TOO_LARGE", { maxBytes: this.limits.maxTotalBytes });
  }
}
