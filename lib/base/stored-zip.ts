// Zip archives without compression (APPNOTE 6.3.3, ISO/IEC 21320-1): the same files give the same bytes everywhere, which
// compressed ones do not, since each build of zlib compresses in its own way.

import { crc32 } from "@/lib/base/crc32";

export interface StoredFile {
  /** With `/` between folders. */
  name: string;
  bytes: Uint8Array;
}

const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** 1 January 2000, as MS-DOS writes dates. */
const DATE = ((2000 - 1980) << 9) | (1 << 5) | 1;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

type Field = [value: number, bytes: 2 | 4];

function packed(fields: readonly Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** The fields that the header of a file and its entry in the directory share, from the flags to the name's length. */
function shared({ bytes }: StoredFile, name: Uint8Array): Field[] {
  const size = bytes.length;
  return [
    [UTF8, 2],
    [0, 2],
    [0, 2],
    [DATE, 2],
    [crc32(bytes), 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  ];
}

/** An archive of the files in the order of their names. At most 65,535 files and 4 GiB. */
export function storeZip(files: readonly StoredFile[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = new TextEncoder().encode(file.name);
    const head = packed([[LOCAL, 4], [VERSION, 2], ...shared(file, name)]);
    parts.push(head, name, file.bytes);
    const entry: Field[] = [[CENTRAL, 4], [VERSION, 2], [VERSION, 2], ...shared(file, name)];
    directory.push(packed([...entry, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]), name);
    offset += head.length + name.length + file.bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  const end = packed([
    [END, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ]);
  return joined([...parts, ...directory, end]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
