// The files of a RAR archive, unpacked one after the other under a budget.

import type { ArchiveReader as ArchiveReaderClass, libarchiveWasm as createLibarchive } from "libarchive-wasm";
import { crc32 } from "@/lib/base/crc32";
import type { Container } from "@/lib/core/archive/container";
import { acceptEntry, type EntrySink } from "@/lib/core/archive/entry-sink";
import type { RarEntry } from "@/lib/core/archive/rar-entry";
import { readRar4Headers } from "@/lib/core/archive/rar4-headers";
import { readRar5Headers } from "@/lib/core/archive/rar5-headers";
import { ArchiveRefusal } from "@/lib/core/archive/refusal";
import type { SourceFile } from "@/lib/core/board/source-file";

/**
 * The library that unpacks RAR, and its WebAssembly binary if it cannot locate that itself. It is passed in, because
 * Node reads it from its package and the browser from this site, and only when a RAR is uploaded.
 */
export type RarEngine = {
  ArchiveReader: typeof ArchiveReaderClass;
  libarchiveWasm: typeof createLibarchive;
  wasmBinary?: Uint8Array;
};

const CHUNK_BYTES = 256 * 1024;

/** Throws ArchiveRefusal. */
export async function readRar(
  container: Exclude<Container, "zip">,
  bytes: Uint8Array,
  { sink, loadRar }: { sink: EntrySink; loadRar: () => Promise<RarEngine> },
): Promise<SourceFile[]> {
  const entries = readRarHeaders(container, bytes);
  const kept = entries.map((entry) => acceptEntry(sink, entry));
  sink.budget.checkDeclared(entries.filter((_, index) => kept[index]).map((entry) => entry.unpackedBytes ?? 0));
  if (!kept.includes(true)) return [];
  const engine = await loadRar();
  const quiet = { print: () => undefined, printErr: () => undefined };
  const library = await engine.libarchiveWasm(engine.wasmBinary ? { ...quiet, wasmBinary: engine.wasmBinary } : quiet);
  try {
    const reader = new engine.ArchiveReader(library, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return entries.flatMap((entry, index) => unfold(reader, { entry, isKept: kept[index] === true, sink }));
  } catch (cause) {
    if (cause instanceof ArchiveRefusal) throw cause;
    throw new ArchiveRefusal("ARCHIVE_DAMAGED", { reason: cause instanceof Error ? cause.message : String(cause) });
  }
}

type Step = { entry: RarEntry; isKept: boolean; sink: EntrySink };

// For damaged archives the library ends its list early without an error, and it writes `*` for letters outside ASCII:
// count and names of the entries come from the headers.
function unfold(reader: ArchiveReaderClass, { entry, isKept, sink }: Step): SourceFile[] {
  const pointer = reader.nextEntryPointer();
  if (pointer === 0) throw new ArchiveRefusal("ARCHIVE_DAMAGED", { reason: `unreadable from ${entry.name}` });
  if (!isKept) {
    reader.skipData();
    return [];
  }
  const bytes = readData(reader, sink);
  const hasSize = entry.unpackedBytes === undefined || entry.unpackedBytes === bytes.length;
  const hasSum = entry.crc === undefined || entry.crc === crc32(bytes);
  if (!hasSize || !hasSum) throw new ArchiveRefusal("ARCHIVE_DAMAGED", { reason: `checksum of ${entry.name}` });
  return [{ name: entry.name, bytes }];
}

// Reads in chunks: the library's own readData trusts the size that the header declares.
function readData(reader: ArchiveReaderClass, sink: EntrySink): Uint8Array {
  const { libarchive, archive } = reader;
  const buffer = libarchive.module._malloc(CHUNK_BYTES);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const length = libarchive.read_data(archive, buffer, CHUNK_BYTES);
      if (length === 0) break;
      size += length;
      sink.budget.take(length, size);
      chunks.push(libarchive.module.HEAPU8.slice(buffer, buffer + length));
    }
  } finally {
    libarchive.module._free(buffer);
  }
  const bytes = new Uint8Array(size);
  chunks.reduce((at, chunk) => {
    bytes.set(chunk, at);
    return at + chunk.length;
  }, 0);
  return bytes;
}

/**
 * The entries from the headers, in stored order. Throws ArchiveRefusal for encrypted archives, parts of a split one, and inconsistent
 * headers: the library that unpacks RAR answers these with an empty list.
 */
function readRarHeaders(container: Exclude<Container, "zip">, bytes: Uint8Array): RarEntry[] {
  return container === "rar4" ? readRar4Headers(bytes) : readRar5Headers(bytes);
}
