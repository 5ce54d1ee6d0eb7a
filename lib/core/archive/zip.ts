// The files of a zip archive, unpacked one after the other under a budget.

import {
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_SPLIT_ZIP_FILE,
  ERR_UNSUPPORTED_COMPRESSION,
  ERR_UNSUPPORTED_ENCRYPTION,
  Uint8ArrayReader,
  ZipReader,
  type FileEntry,
} from "@zip.js/zip.js/lib/zip-core-native.js";
import type { ArchiveBudget } from "@/lib/core/archive/budget";
import { withSlashes } from "@/lib/core/archive/entry-name";
import { acceptEntry, type EntrySink } from "@/lib/core/archive/entry-sink";
import { type ArchiveSample, SAMPLE_BYTES, type SampledFile, WHOLE_BYTES } from "@/lib/core/archive/archive-sample";
import { decodeChineseName } from "@/lib/core/archive/name-encoding";
import { ArchiveRefusal, type ArchiveCode } from "@/lib/core/archive/refusal";
import { readStart, joinChunks } from "@/lib/core/archive/zip-head";
import type { SourceFile } from "@/lib/core/board/source-file";

const CODES = new Map<string, ArchiveCode>([
  [ERR_SPLIT_ZIP_FILE, "ARCHIVE_MULTI_VOLUME"],
  [ERR_ENCRYPTED, "ARCHIVE_ENCRYPTED"],
  [ERR_ENCRYPTED_CENTRAL_DIRECTORY, "ARCHIVE_ENCRYPTED"],
  [ERR_UNSUPPORTED_ENCRYPTION, "ARCHIVE_ENCRYPTED"],
  [ERR_UNSUPPORTED_COMPRESSION, "ZIP_METHOD_NOT_READ"],
]);

// Names are checked entry by entry in entry-sink.ts, so that one bad name does not refuse the whole archive.
const READ_OPTIONS = {
  useWebWorkers: false,
  checkCrc32: true,
  checkOverlappingEntry: true,
  filenameValidation: "tolerant",
  decodeText: (raw: Uint8Array, encoding: string) => (encoding === "utf-8" ? undefined : decodeChineseName(raw)),
} as const;

/** Throws ArchiveRefusal. `onSample` is awaited before the rest is unpacked. */
export async function readZip(
  bytes: Uint8Array,
  sink: EntrySink,
  onSample?: (sample: ArchiveSample) => Promise<void>,
): Promise<SourceFile[]> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), READ_OPTIONS);
  try {
    const entries = await listEntries(reader, sink);
    if (entries.some((entry) => entry.encrypted)) throw new ArchiveRefusal("ARCHIVE_ENCRYPTED");
    sink.budget.checkDeclared(entries.map((entry) => entry.uncompressedSize));
    const unfolded = new Map<FileEntry, Uint8Array>();
    const bytesOf = async (entry: FileEntry) => {
      const existing = unfolded.get(entry) ?? (await unfold(entry, sink.budget));
      unfolded.set(entry, existing);
      return existing;
    };
    const glimpsed = onSample ? await sample(bytes, entries, bytesOf) : null;
    if (glimpsed) await onSample?.(glimpsed);
    const files: SourceFile[] = [];
    for (const entry of entries) files.push({ name: withSlashes(entry.filename), bytes: await bytesOf(entry) });
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
    const name = withSlashes(entry.filename);
    const isFolder = entry.directory || name.endsWith("/");
    const isKept = acceptEntry(sink, { name, isFolder, isLink: entry.symlink });
    if (isKept && !entry.directory) entries.push(entry);
  }
  return entries;
}

/** Null if the beginning of a file cannot be read. */
async function sample(
  archive: Uint8Array,
  entries: readonly FileEntry[],
  bytesOf: (entry: FileEntry) => Promise<Uint8Array>,
): Promise<ArchiveSample | null> {
  const files: SampledFile[] = [];
  for (const entry of entries) {
    const { filename, uncompressedSize: sizeBytes } = entry;
    const bytes = await readStart(archive, entry, sizeBytes <= WHOLE_BYTES ? sizeBytes : SAMPLE_BYTES);
    if (!bytes) return null;
    files.push({ name: withSlashes(filename), bytes, sizeBytes });
  }
  const unfoldAt = async (at: number) => {
    const entry = entries[at];
    return entry ? bytesOf(entry) : new Uint8Array();
  };
  return { files, unfold: unfoldAt };
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

function toRefusal(cause: unknown): ArchiveRefusal {
  if (cause instanceof ArchiveRefusal) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ArchiveRefusal(CODES.get(reason) ?? "ARCHIVE_DAMAGED", { reason });
}
