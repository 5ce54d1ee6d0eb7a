// Check that the coded pixels of a PNG are as many as its header announces (W3C PNG, third edition, 7.2 and 10).

import { promisify } from "node:util";
import { inflate } from "node:zlib";

const inflated = promisify(inflate);

const SIGNATURE_BYTES = 8;
/** Samples of a pixel by color type: gray, RGB, palette, gray with alpha, RGB with alpha. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS = [1, 2, 4, 8, 16];
/** None, sub, up, average, Paeth: the first byte of each row. */
const LAST_FILTER = 4;

export type PngChunk = { name: string; body: Buffer };

/** Chunks of a PNG that has passed `cleanPng`. */
export function chunksOf(png: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE_BYTES; at + 12 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    chunks.push({ name: png.toString("latin1", at + 4, at + 8), body: png.subarray(at + 8, end - 4) });
    at = end;
  }
  return chunks;
}

/**
 * Takes a PNG as `cleanPng` gives it back. False where more or less is coded than its size asks for, and for pictures in
 * passes (interlaced), which no canvas writes. Never takes more memory than a picture of that size.
 */
export async function hasItsPixels(png: Buffer): Promise<boolean> {
  const chunks = chunksOf(png);
  const header = chunks.find(({ name }) => name === "IHDR")?.body;
  if (!header) return false;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = CHANNELS[header[9] ?? -1];
  const depth = header[8] ?? 0;
  const isInterlaced = header[12] !== 0;
  if (channels === undefined || !DEPTHS.includes(depth) || isInterlaced) return false;
  const rowBytes = 1 + Math.ceil((width * channels * depth) / 8);
  const coded = Buffer.concat(chunks.filter(({ name }) => name === "IDAT").map(({ body }) => body));
  const rows = await inflated(coded, { maxOutputLength: rowBytes * height }).catch(() => null);
  if (rows?.length !== rowBytes * height) return false;
  for (let at = 0; at < rows.length; at += rowBytes) if ((rows[at] ?? 0) > LAST_FILTER) return false;
  return true;
}
