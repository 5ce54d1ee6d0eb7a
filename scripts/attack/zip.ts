// A zip archive of the given files with any names.

import { crc32, deflateRawSync } from "node:zlib";

const checksum: (data: Buffer) => number = crc32 ?? (() => 0);

/** One file per name; text as UTF-8. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x0800, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(checksum(data), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), shared, Buffer.from(name)]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), shared, end, Buffer.from(name)]));
    parts.push(entry, packed);
    offset += entry.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const tail = Buffer.alloc(22);
  tail.write("PK\x05\x06", 0, "latin1");
  tail.writeUInt16LE(directory.length, 8);
  tail.writeUInt16LE(directory.length, 10);
  tail.writeUInt32LE(listed.length, 12);
  tail.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, tail]);
}
