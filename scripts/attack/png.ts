// Small PNG pictures with any size and texts in their headers.

import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, check]);
}

/** Gray pixels of the given size; without `pixels` they are omitted, whatever size the header claims. */
export function pngOf(width: number, height: number, texts: Record<string, string> = {}, pixels = true): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = pixels ? Buffer.alloc((width + 1) * height, 0) : Buffer.alloc(1000);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    ...Object.entries(texts).map(([key, text]) => chunk("tEXt", Buffer.from(`${key}\0${text}`, "latin1"))),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
