// The files of a zip archive, unfolded one after the other under a budget.

import {
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_SPLIT_ZIP_FILE,
  ERR_UNSUPPORTED_ENCRYPTION,
  Uint8ArrayReader,
  ZipReader,
  type FileEntry,
} from "@zip.js/zip.js/lib/zip-core-native.js";
import type { ArchiveBudget } from "@/lib/core/gerber/archive/budget";
import { acceptEntry, type EntrySink } from "@/lib/core/gerber/archive/entry-sink";
import { decodeChineseName } from "@/lib/core/gerber/archive/name-encoding";
import { ArchiveRefusal, type ArchiveCode } from "@/lib/core/gerber/archive/refusal";
import type { SourceFile } from "@/lib/core/gerber/source-file";

const CODES = new Map<string, ArchiveCode>([
  [ERR_SPLIT_ZIP_FILE, "ARCHIVE_MULTI_VOLUME"],
  [ERR_ENCRYPTED, "ARCHIVE_ENCRYPTED"],
  [ERR_ENCRYPTED_CENTRAL_DIRECTORY, "ARCHIVE_ENCRYPTED"],
  [ERR_UNSUPPORTED_ENCRYPTION, "ARCHIVE_ENCRYPTED"],
]);

// The names are judged by entry-sink.ts, entry by entry, so that one bad name does not cost the whole archive.
const READ_OPTIONS = {
  useWebWorkers: false,
  checkCrc32: true,
  checkOverlappingEntry: true,
  filenameValidation: "tolerant",
  decodeText: (raw: Uint8Array, encoding: string) => (encoding === "utf-8" ? undefined : decodeChineseName(raw)),
} as const;

/** Throws ArchiveRefusal. */
export async function readZip(bytes: Uint8Array, sink: EntrySink): Promise<SourceFile[]> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), READ_OPTIONS);
  try {
    const entries = await listEntries(reader, sink);
    if (entries.some((entry) => entry.encrypted)) throw new ArchiveRefusal("ARCHIVE_ENCRYPTED");
    sink.budget.checkDeclared(entries.map((entry) => entry.uncompressedSize));
    const files: SourceFile[] = [];
    for (const entry of entries) files.push({ name: entry.filename, bytes: await unfold(entry, sink.budget) });
    return files;
  } catch (cause) {
    throw toRefusal(cause);
  } finally {
    await reader.close().catch(() => undefined);
  }
}

async function listEntries(reader: ZipReader<unknown>, sink: EntrySink): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  for await (const entry of reader.getEntriesGenerator()) {
    const kept = acceptEntry(sink, { name: entry.filename, isFolder: entry.directory, isLink: entry.symlink });
    if (kept && !entry.directory) entries.push(entry);
  }
  return entries;
}

async function unfold(entry: FileEntry, budget: ArchiveBudget): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let refusal: unknown;
  const counter = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.length;
      try {
        budget.take(chunk.length, size);
      } catch (cause) {
        refusal = cause;
        throw cause;
      }
      chunks.push(chunk);
    },
  });
  try {
    await entry.getData(counter, READ_OPTIONS);
  } catch (cause) {
    throw refusal ?? cause;
  }
  return joinChunks(chunks, size);
}

function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function toRefusal(cause: unknown): ArchiveRefusal {
  if (cause instanceof ArchiveRefusal) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ArchiveRefusal(CODES.get(reason) ?? "ARCHIVE_DAMAGED", { reason });
}
