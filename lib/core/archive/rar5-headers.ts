// The headers of a RAR 5 archive (format: rarlab.com/technote.htm).

import { ByteCursor } from "@/lib/core/archive/byte-cursor";
import { crc32 } from "@/lib/base/crc32";
import type { RarEntry } from "@/lib/core/archive/rar-entry";
import { ArchiveRefusal } from "@/lib/core/archive/refusal";

const SIGNATURE_BYTES = 8;
const MAIN = 1;
const FILE = 2;
const ENCRYPTION = 4;
const END = 5;
const HAS_EXTRA = 0x01;
const HAS_DATA = 0x02;
const IS_SPLIT = 0x18;
const ARCHIVE_IS_VOLUME = 0x01;
const FILE_IS_FOLDER = 0x01;
const FILE_HAS_TIME = 0x02;
const FILE_HAS_CRC = 0x04;
const FILE_SIZE_UNKNOWN = 0x08;
const EXTRA_ENCRYPTION = 1;
const EXTRA_REDIRECTION = 5;

export function readRar5Headers(bytes: Uint8Array): RarEntry[] {
  const entries: RarEntry[] = [];
  let at = SIGNATURE_BYTES;
  while (at < bytes.length) {
    const block = readBlock(bytes, at);
    if (block.type === END) break;
    if (block.type === ENCRYPTION) throw new ArchiveRefusal("ARCHIVE_ENCRYPTED");
    if (block.type === MAIN && block.body.vint() & ARCHIVE_IS_VOLUME) throw new ArchiveRefusal("ARCHIVE_MULTI_VOLUME");
    if (block.type === FILE) entries.push(readFileEntry(block));
    at = block.end;
  }
  return entries;
}

type Block = { type: number; flags: number; body: ByteCursor; extra: ByteCursor; extraEnd: number; end: number };

function readBlock(bytes: Uint8Array, at: number): Block {
  const header = new ByteCursor(bytes, at);
  const crc = header.u32();
  const coveredFrom = header.at;
  const size = header.vint();
  const headerEnd = header.at + size;
  if (headerEnd > bytes.length) throw new ArchiveRefusal("ARCHIVE_DAMAGED", { reason: "cut short" });
  if (crc32(bytes.subarray(coveredFrom, headerEnd)) !== crc)
    throw new ArchiveRefusal("ARCHIVE_DAMAGED", { reason: "header checksum" });
  const body = new ByteCursor(bytes, header.at, headerEnd);
  const type = body.vint();
  const flags = body.vint();
  const extraBytes = flags & HAS_EXTRA ? body.vint() : 0;
  const dataBytes = flags & HAS_DATA ? body.vint() : 0;
  const end = headerEnd + dataBytes;
  if (end > bytes.length) throw new ArchiveRefusal("ARCHIVE_DAMAGED", { reason: "cut short" });
  const extraFrom = Math.max(body.at, headerEnd - extraBytes);
  return { type, flags, body, extra: new ByteCursor(bytes, extraFrom, headerEnd), extraEnd: headerEnd, end };
}

function readFileEntry(block: Block): RarEntry {
  const { body } = block;
  if (block.flags & IS_SPLIT) throw new ArchiveRefusal("ARCHIVE_MULTI_VOLUME");
  const fileFlags = body.vint();
  const unpackedBytes = body.vint();
  body.vint();
  if (fileFlags & FILE_HAS_TIME) body.u32();
  const crc = fileFlags & FILE_HAS_CRC ? body.u32() : undefined;
  body.vint();
  body.vint();
  const name = new TextDecoder().decode(body.take(body.vint()));
  const extras = extraTypes(block);
  if (extras.has(EXTRA_ENCRYPTION)) throw new ArchiveRefusal("ARCHIVE_ENCRYPTED");
  return {
    name,
    isFolder: (fileFlags & FILE_IS_FOLDER) !== 0,
    isLink: extras.has(EXTRA_REDIRECTION),
    ...(fileFlags & FILE_SIZE_UNKNOWN ? {} : { unpackedBytes }),
    ...(crc === undefined ? {} : { crc }),
  };
}

function extraTypes({ extra, extraEnd }: Block): Set<number> {
  const types = new Set<number>();
  while (extra.at < extraEnd) {
    const size = extra.vint();
    const next = extra.at + size;
    types.add(extra.vint());
    extra.take(next - extra.at);
  }
  return types;
}
