// Reads the beginning of a file in a zip archive without unpacking the rest.

import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-native.js";

// APPNOTE 4.3.7: a local header consists of a fixed part, the name and the extra field, whose lengths it declares.
const SIGNATURE = 0x04034b50;
const FIXED_BYTES = 30;
const NAME_LENGTH_AT = 26;
const EXTRA_LENGTH_AT = 28;
const STORED = 0;
const DEFLATED = 8;
/** Packed bytes that are unpacked in one step, which yields at most a thousand times as many. */
const PIECE_BYTES = 4 * 1024;

type Packed = Pick<FileEntry, "offset" | "compressedSize" | "compressionMethod">;

/**
 * At least `wanted` bytes if the file has as many; null if they cannot be read. The bytes are not checked against the
 * CRC.
 */
export async function readStart(archive: Uint8Array, entry: Packed, wanted: number): Promise<Uint8Array | null> {
  const packed = packedBytes(archive, entry);
  if (!packed) return null;
  if (entry.compressionMethod === STORED) return packed.subarray(0, wanted);
  return entry.compressionMethod === DEFLATED ? inflateStart(packed, wanted) : null;
}

function packedBytes(archive: Uint8Array, { offset, compressedSize }: Packed): Uint8Array | null {
  if (offset + FIXED_BYTES > archive.length) return null;
  const header = new DataView(archive.buffer, archive.byteOffset + offset, FIXED_BYTES);
  if (header.getUint32(0, true) !== SIGNATURE) return null;
  const lengths = header.getUint16(NAME_LENGTH_AT, true) + header.getUint16(EXTRA_LENGTH_AT, true);
  const from = offset + FIXED_BYTES + lengths;
  return archive.subarray(from, from + compressedSize);
}

async function inflateStart(packed: Uint8Array, wanted: number): Promise<Uint8Array | null> {
  const reader = piecesOf(packed).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (size < wanted) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      size += value.length;
    }
    await reader.cancel();
  } catch {
    return null;
  }
  return joinChunks(chunks, size);
}

function piecesOf(packed: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < packed.length) controller.enqueue(packed.slice(at, at + PIECE_BYTES));
      else controller.close();
      at += PIECE_BYTES;
    },
  });
}

export function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
