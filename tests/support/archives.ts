// Zip and RAR archives made byte by byte, so that each field of a header can be told to lie.
import { deflateRawSync } from "node:zlib";
import { crc32 } from "@/lib/base/crc32";

export type ZipEntry = {
  name: string | Uint8Array;
  content?: string | Uint8Array;
  stored?: boolean;
  /** General purpose flags; bit 0 encrypted, bit 11 UTF-8. */
  flags?: number;
  crc?: number;
  declaredBytes?: number;
  /** Unix mode for the upper half of the external attributes, e.g. 0o120777 for a symbolic link. */
  unixMode?: number;
  extra?: Uint8Array;
  /** Points the directory at the local header of an earlier entry (overlap). */
  sharesDataOf?: number;
  method?: number;
};

export type ZipEnd = { disk?: number; entryCount?: number; comment?: string };

const text = new TextEncoder();

export function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? text.encode(content) : content;
}

export function u16(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff];
}

export function u32(value: number): number[] {
  return [...u16(value & 0xffff), ...u16(value >>> 16)];
}

export function join(parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

type Packed = { entry: ZipEntry; name: Uint8Array; fields: number[]; offset: number };

/** APPNOTE 4.3.7 and 4.3.12: the fields that local and directory headers share, from the version to the extra length. */
function sharedFields(entry: ZipEntry, name: Uint8Array, data: Uint8Array): number[] {
  const content = bytesOf(entry.content ?? "");
  const size = entry.declaredBytes ?? content.length;
  const method = entry.method ?? (entry.stored ? 0 : 8);
  const crc = entry.crc ?? crc32(content);
  const extra = entry.extra ?? new Uint8Array();
  return [
    ...u16(20),
    ...u16(entry.flags ?? 0),
    ...u16(method),
    ...u16(0),
    ...u16(0x21),
    ...u32(crc),
    ...u32(data.length),
    ...u32(size),
    ...u16(name.length),
    ...u16(extra.length),
  ];
}

export function zip(entries: readonly ZipEntry[], end: ZipEnd = {}): Uint8Array {
  const parts: (Uint8Array | number[])[] = [];
  const packed: Packed[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = bytesOf(entry.name);
    const content = bytesOf(entry.content ?? "");
    const data = entry.stored ? content : new Uint8Array(deflateRawSync(content));
    const fields = sharedFields(entry, name, data);
    const shared = entry.sharesDataOf === undefined ? undefined : packed[entry.sharesDataOf];
    if (shared) {
      packed.push({
        entry,
        name,
        fields: shared.fields.slice(0, -4).concat(u16(name.length), u16(0)),
        offset: shared.offset,
      });
      continue;
    }
    packed.push({ entry, name, fields, offset });
    const local = join([[0x50, 0x4b, 3, 4], fields, name, entry.extra ?? [], data]);
    parts.push(local);
    offset += local.length;
  }
  const directory = packed.map(({ entry, name, fields, offset: at }) =>
    join([
      [0x50, 0x4b, 1, 2],
      u16(entry.unixMode === undefined ? 20 : 0x0314),
      fields,
      u16(0),
      u16(0),
      u16(0),
      u32((entry.unixMode ?? 0) * 0x10000),
      u32(at),
      name,
      entry.extra ?? [],
    ]),
  );
  const directoryBytes = join(directory);
  const count = u16((end.entryCount ?? packed.length) & 0xffff);
  const comment = bytesOf(end.comment ?? "");
  const tail = [
    0x50,
    0x4b,
    5,
    6,
    ...u16(end.disk ?? 0),
    ...u16(0),
    ...count,
    ...count,
    ...u32(directoryBytes.length),
    ...u32(offset),
    ...u16(comment.length),
  ];
  return join([...parts, directoryBytes, tail, comment]);
}

/** A directory of `count` records that all point at one stored byte, without holding them as objects. */
export function zipOfManyEntries(count: number): Uint8Array {
  const one = zip([{ name: "a", content: "a", stored: true }]);
  const local = one.subarray(0, 32);
  const record = one.subarray(32, 32 + 47);
  const bytes = new Uint8Array(local.length + count * record.length + 22);
  bytes.set(local, 0);
  for (let index = 0; index < count; index += 1) bytes.set(record, local.length + index * record.length);
  const low = u16(Math.min(count, 0xffff));
  bytes.set(
    [0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...low, ...low, ...u32(count * record.length), ...u32(local.length), 0, 0],
    bytes.length - 22,
  );
  return bytes;
}

export type RarFile = {
  name: string;
  /** RAR 4's second form of the name, in UTF-16. */
  unicodeName?: string;
  /** All bytes of RAR 4's name field, its second form included. */
  rawName?: Uint8Array;
  content?: string | Uint8Array;
  encrypted?: boolean;
  split?: boolean;
  folder?: boolean;
  link?: boolean;
  crc?: number;
  declaredBytes?: number;
};

export type RarArchive = { encryptedHeaders?: boolean; volume?: boolean };

const RAR4_SIGNATURE = [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x00];
const RAR5_SIGNATURE = [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x01, 0x00];

function rar4Block(type: number, flags: number, rest: Uint8Array | readonly number[]): Uint8Array {
  const covered = join([[type, ...u16(flags), ...u16(7 + rest.length)], rest]);
  return join([u16(crc32(covered) & 0xffff), covered]);
}

/** The plain name, a zero, the common high byte, then a byte of flags (10: two bytes follow) before every four letters. */
function rar4Name(plain: string, unicode: string): Uint8Array {
  const letters = Array.from({ length: unicode.length }, (_, at) => [
    ...(at % 4 === 0 ? [0xaa] : []),
    ...u16(unicode.charCodeAt(at)),
  ]);
  return join([bytesOf(plain), [0, 0], letters.flat()]);
}

/** Stored files (method 0x30) in the layout of unrar's technote. */
export function rar4(files: readonly RarFile[], archive: RarArchive = {}): Uint8Array {
  const mainFlags = (archive.volume ? 1 : 0) | (archive.encryptedHeaders ? 0x80 : 0);
  const blocks = files.map((file) => {
    const content = bytesOf(file.content ?? "");
    const second = file.rawName ?? (file.unicodeName === undefined ? undefined : rar4Name(file.name, file.unicodeName));
    const name = second ?? bytesOf(file.name);
    const flags =
      (second === undefined ? 0 : 0x200) |
      0x8000 |
      (file.split ? 0x02 : 0) |
      (file.encrypted ? 0x04 : 0) |
      (file.folder ? 0xe0 : 0);
    const mode = file.link ? 0xa1ff : file.folder ? 0x41ed : 0x81a4;
    const fields = [
      ...u32(content.length),
      ...u32(file.declaredBytes ?? content.length),
      3,
      ...u32(file.crc ?? crc32(content)),
      ...u32(0x21),
      20,
      0x30,
      ...u16(name.length),
      ...u32(mode),
    ];
    return join([rar4Block(0x74, flags, join([fields, name])), content]);
  });
  return join([RAR4_SIGNATURE, rar4Block(0x73, mainFlags, [0, 0, 0, 0, 0, 0]), ...blocks, rar4Block(0x7b, 0x4000, [])]);
}

function vint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...vint(Math.floor(value / 128))];
}

function rar5Block(fields: readonly number[]): Uint8Array {
  const covered = [...vint(fields.length), ...fields];
  return join([u32(crc32(Uint8Array.from(covered))), covered]);
}

/** Stored files in the layout of RAR 5's technote. */
export function rar5(files: readonly RarFile[], archive: RarArchive = {}): Uint8Array {
  if (archive.encryptedHeaders)
    return join([RAR5_SIGNATURE, rar5Block([4, 0, 0, 0, 15, ...new Array<number>(16).fill(7)])]);
  const blocks = files.map((file) => {
    const content = bytesOf(file.content ?? "");
    const name = bytesOf(file.name);
    const extra = file.encrypted ? [2, 1, 0] : file.link ? [5, 5, 1, 0, 1, 0x61] : [];
    const flags = 2 | (extra.length > 0 ? 1 : 0) | (file.split ? 0x10 : 0);
    const sizes = [...(extra.length > 0 ? vint(extra.length) : []), ...vint(content.length)];
    const fields = [
      ...vint(file.folder ? 5 : 4),
      ...vint(file.declaredBytes ?? content.length),
      ...vint(0o644),
      ...u32(file.crc ?? crc32(content)),
      ...vint(0),
      ...vint(1),
      ...vint(name.length),
      ...name,
    ];
    return join([rar5Block([2, flags, ...sizes, ...fields, ...extra]), content]);
  });
  return join([RAR5_SIGNATURE, rar5Block([1, 0, archive.volume ? 1 : 0]), ...blocks, rar5Block([5, 0, 0])]);
}
