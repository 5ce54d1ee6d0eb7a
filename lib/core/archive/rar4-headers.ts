// The headers of a RAR 2.9 to 4 archive (format: unrar's technote.txt).

import { ByteCursor } from "@/lib/core/archive/byte-cursor";
import { crc32 } from "@/lib/base/crc32";
import type { RarEntry } from "@/lib/core/archive/rar-entry";
import { decodeRar4Name } from "@/lib/core/archive/rar4-name";
import { ArchiveRefusal } from "@/lib/core/archive/refusal";

const SIGNATURE_BYTES = 7;
const MAIN = 0x73;
const FILE = 0x74;
const END = 0x7b;
const MAIN_IS_VOLUME = 0x0001;
const MAIN_IS_ENCRYPTED = 0x0080;
const FILE_IS_SPLIT = 0x0003;
const FILE_IS_ENCRYPTED = 0x0004;
const FILE_IS_FOLDER = 0x00e0;
const FILE_HAS_HIGH_SIZES = 0x0100;
const NAME_HAS_UNICODE = 0x0200;
const HAS_DATA = 0x8000;
const UNIX = 3;

export function readRar4Headers(bytes: Uint8Array): RarEntry[] {
  const entries: RarEntry[] = [];
  let at = SIGNATURE_BYTES;
  while (at < bytes.length) {
    const block = readBlock(bytes, at);
    if (block.type === END) break;
    if (block.type === MAIN) checkMain(block.flags);
    if (block.type === FILE) entries.push(readFileEntry(block));
    at = block.end;
  }
  return entries;
}

type Block = { type: number; flags: number; body: ByteCursor; end: number };

function readBlock(bytes: Uint8Array, at: number): Block {
  const header = new ByteCursor(bytes, at);
  const crc = header.u16();
  const type = header.u8();
  const flags = header.u16();
  const size = header.u16();
  const covered = new ByteCursor(bytes, at + 2).take(size - 2);
  if ((crc32(covered) & 0xffff) !== crc) throw new ArchiveRefusal("ARCHIVE_DAMAGED", { reason: "header checksum" });
  const body = new ByteCursor(bytes, at + 7, at + size);
  const end = at + size + dataBytes({ type, flags, body: new ByteCursor(bytes, at + 7, at + size) });
  if (end > bytes.length) throw new ArchiveRefusal("ARCHIVE_DAMAGED", { reason: "cut short" });
  return { type, flags, body, end };
}

function dataBytes({ type, flags, body }: { type: number; flags: number; body: ByteCursor }): number {
  if (type !== FILE && (flags & HAS_DATA) === 0) return 0;
  const low = body.u32();
  if (type !== FILE || (flags & FILE_HAS_HIGH_SIZES) === 0) return low;
  body.take(21);
  return low + body.u32() * 2 ** 32;
}

function checkMain(flags: number): void {
  if (flags & MAIN_IS_ENCRYPTED) throw new ArchiveRefusal("ARCHIVE_ENCRYPTED");
  if (flags & MAIN_IS_VOLUME) throw new ArchiveRefusal("ARCHIVE_MULTI_VOLUME");
}

function readFileEntry({ flags, body }: Block): RarEntry {
  if (flags & FILE_IS_ENCRYPTED) throw new ArchiveRefusal("ARCHIVE_ENCRYPTED");
  if (flags & FILE_IS_SPLIT) throw new ArchiveRefusal("ARCHIVE_MULTI_VOLUME");
  body.take(4);
  const lowUnpacked = body.u32();
  const host = body.u8();
  const crc = body.u32();
  body.take(6);
  const nameBytes = body.u16();
  const attributes = body.u32();
  let highUnpacked = 0;
  if (flags & FILE_HAS_HIGH_SIZES) {
    body.take(4);
    highUnpacked = body.u32();
  }
  return {
    name: decodeRar4Name(body.take(nameBytes), (flags & NAME_HAS_UNICODE) !== 0),
    isFolder: (flags & FILE_IS_FOLDER) === FILE_IS_FOLDER,
    isLink: host === UNIX && (attributes & 0xf000) === 0xa000,
    unpackedBytes: lowUnpacked + highUnpacked * 2 ** 32,
    crc,
  };
}
