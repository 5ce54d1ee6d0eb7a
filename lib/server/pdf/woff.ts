// A typeface out of its WOFF 1.0 wrapping (W3C, WOFF File Format 1.0): a PDF embeds the tables themselves.

import { inflateSync } from "node:zlib";

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

type Table = { tag: Buffer; checksum: number; data: Buffer };

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
    const entry = WOFF_HEADER + at * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const stored = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packed === length ? stored : inflateSync(stored),
    };
  });
}

/** The same typeface as TrueType or OpenType; throws for what is no WOFF 1.0. */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF 1.0 file");
  const tables = readTables(woff);
  const directory = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY);
  const power = Math.floor(Math.log2(tables.length));
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((tables.length - 2 ** power) * SFNT_ENTRY, 10);
  let offset = directory.length;
  const bodies = tables.map(({ tag, checksum, data }, at) => {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    tag.copy(directory, entry);
    [checksum, offset, data.length].forEach((value, field) => directory.writeUInt32BE(value, entry + 4 + field * 4));
    // Tables begin at multiples of four.
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...bodies]);
}
