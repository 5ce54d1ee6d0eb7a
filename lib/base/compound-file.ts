// Reads compound files (Microsoft's OLE containers, [MS-CFB] 2), in which Altium keeps its documents: streams by their
// paths. Every chain of sectors is followed at most as far as the file is long.

import { err, ok, type Result } from "@/lib/base/result";

export type CompoundFileCode = "NOT_A_COMPOUND_FILE" | "DAMAGED" | "TOO_LARGE";

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const MINI_SECTOR_BYTES = 64;
const MAX_ENTRIES = 20_000;
const [END_OF_CHAIN, HIGHEST_SECTOR, NO_ENTRY] = [0xfffffffe, 0xfffffffa, 0xffffffff];
const [STORAGE, STREAM, ROOT] = [1, 2, 5];
const HEADER_FAT_SECTORS = 109;

/** The streams of the file by path: "Tracks6/Data". */
export function readCompoundFile(bytes: Uint8Array): Result<Map<string, Uint8Array>, CompoundFileCode> {
  if (bytes.length < HEADER_BYTES || !SIGNATURE.every((byte, at) => bytes[at] === byte))
    return err("NOT_A_COMPOUND_FILE");
  return new CompoundReader(bytes).read();
}

/** Ends reading from within; `readCompoundFile` turns it into a failure. */
class Damage extends Error {
  constructor(readonly code: "DAMAGED" | "TOO_LARGE") {
    super(code);
  }
}

type Entry = { name: string; type: number; left: number; right: number; child: number; start: number; size: number };

class CompoundReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #sectorBytes: number;
  #fat: Uint32Array = new Uint32Array();
  #miniFat: Uint32Array = new Uint32Array();
  #miniStream: Uint8Array = new Uint8Array();
  /** Bytes given out in all streams together: damaged files may name the same sectors again and again. */
  #given = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#sectorBytes = this.#view.getUint16(30, true) === 12 ? 4096 : 512;
  }

  read(): Result<Map<string, Uint8Array>, CompoundFileCode> {
    try {
      this.#fat = this.#readFat();
      const entries = this.#readEntries();
      const root = entries[0];
      if (root?.type !== ROOT) throw new Damage("DAMAGED");
      this.#miniStream = this.#chain(root.start, root.size);
      this.#miniFat = words(this.#chain(this.#view.getUint32(60, true)));
      return ok(this.#streams(entries));
    } catch (cause) {
      if (cause instanceof Damage) return err(cause.code);
      throw cause;
    }
  }

  #sector(index: number): Uint8Array {
    const from = (index + 1) * this.#sectorBytes;
    if (index > HIGHEST_SECTOR || from >= this.#bytes.length) throw new Damage("DAMAGED");
    return this.#bytes.subarray(from, from + this.#sectorBytes);
  }

  /** The first sectors of the table stand in the header, more of them in sectors chained by their last word. */
  #readFat(): Uint32Array {
    const places: number[] = [];
    for (let k = 0; k < HEADER_FAT_SECTORS; k++) places.push(this.#view.getUint32(76 + 4 * k, true));
    const limit = this.#bytes.length / this.#sectorBytes;
    let next = this.#view.getUint32(68, true);
    for (let count = 0; next < HIGHEST_SECTOR; count++) {
      if (count > limit) throw new Damage("DAMAGED");
      const sector = words(this.#sector(next));
      places.push(...sector.subarray(0, -1));
      next = sector.at(-1) ?? END_OF_CHAIN;
    }
    const used = places.filter((place) => place < HIGHEST_SECTOR);
    if (used.length > limit) throw new Damage("DAMAGED");
    const fat = new Uint32Array((used.length * this.#sectorBytes) / 4).fill(END_OF_CHAIN);
    used.forEach((place, at) => fat.set(words(this.#sector(place)), (at * this.#sectorBytes) / 4));
    return fat;
  }

  /** A chain of sectors end to end; `size` cuts the last one. */
  #chain(start: number, size = Infinity): Uint8Array {
    const parts: Uint8Array[] = [];
    const limit = this.#bytes.length / this.#sectorBytes;
    let length = 0;
    for (let at = start; at < HIGHEST_SECTOR && length < size; at = this.#fat[at] ?? END_OF_CHAIN) {
      if (parts.length > limit) throw new Damage("DAMAGED");
      const sector = this.#sector(at);
      parts.push(sector);
      length += sector.length;
    }
    return this.#joined(parts, Math.min(length, size));
  }

  #miniChain(start: number, size: number): Uint8Array {
    const parts: Uint8Array[] = [];
    const limit = this.#miniStream.length / MINI_SECTOR_BYTES;
    let length = 0;
    for (let at = start; at < HIGHEST_SECTOR && length < size; at = this.#miniFat[at] ?? END_OF_CHAIN) {
      const from = at * MINI_SECTOR_BYTES;
      if (parts.length > limit || from >= this.#miniStream.length) throw new Damage("DAMAGED");
      parts.push(this.#miniStream.subarray(from, from + MINI_SECTOR_BYTES));
      length += MINI_SECTOR_BYTES;
    }
    return this.#joined(parts, Math.min(length, size));
  }

  #joined(parts: readonly Uint8Array[], size: number): Uint8Array {
    this.#given += size;
    // The mini stream is given out twice: as a whole and in its parts.
    if (this.#given > 4 * this.#bytes.length) throw new Damage("TOO_LARGE");
    const out = new Uint8Array(size);
    let at = 0;
    for (const part of parts) {
      out.set(part.subarray(0, size - at), at);
      at = Math.min(size, at + part.length);
    }
    return out;
  }

  #readEntries(): Entry[] {
    const table = this.#chain(this.#view.getUint32(48, true));
    const view = new DataView(table.buffer);
    const count = Math.floor(table.length / ENTRY_BYTES);
    if (count > MAX_ENTRIES) throw new Damage("TOO_LARGE");
    return Array.from({ length: count }, (_, index) => {
      const at = index * ENTRY_BYTES;
      const nameBytes = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
      return {
        name: new TextDecoder("utf-16le").decode(table.subarray(at, at + nameBytes)),
        type: table[at + 66] ?? 0,
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        start: view.getUint32(at + 116, true),
        size: view.getUint32(at + 120, true),
      };
    });
  }

  /** Each folder is a tree of siblings; every entry is visited once, whatever the links say. */
  #streams(entries: readonly Entry[]): Map<string, Uint8Array> {
    const cutoff = this.#view.getUint32(56, true);
    const streams = new Map<string, Uint8Array>();
    const seen = new Set<number>();
    const queue: { index: number; folder: string }[] = [{ index: entries[0]?.child ?? NO_ENTRY, folder: "" }];
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { index, folder } = next;
      const entry = entries[index];
      if (!entry || seen.has(index)) continue;
      seen.add(index);
      queue.push({ index: entry.left, folder }, { index: entry.right, folder });
      if (entry.type === STORAGE) queue.push({ index: entry.child, folder: `${folder}${entry.name}/` });
      if (entry.type !== STREAM) continue;
      const { start, size } = entry;
      streams.set(folder + entry.name, size < cutoff ? this.#miniChain(start, size) : this.#chain(start, size));
    }
    return streams;
  }
}

function words(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, at) => view.getUint32(4 * at, true));
}
