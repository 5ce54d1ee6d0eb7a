// Reads PNG files of drawing programs: eight bits per channel, not interlaced.

import { inflateSync } from "node:zlib";
import type { Bitmap } from "../tests/core/formats/rs274x/conformance/bitmap";

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** A pixel is dark if it is closer to black than to white. Throws on pictures of another kind. */
export function readPng(bytes: Buffer): Bitmap {
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const channels = CHANNELS[bytes[25] ?? 0];
  if (bytes[24] !== 8 || channels === undefined || bytes[28] !== 0) throw new Error("a PNG of an unknown kind");
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const rows = unfilter(inflateSync(Buffer.concat(parts)), width * channels, channels);
  const dark = new Uint8Array(width * height);
  for (let k = 0; k < dark.length; k++) dark[k] = (rows[k * channels] ?? 255) < 128 ? 1 : 0;
  return { width, height, dark };
}

/** Undoes the filter of each row (PNG specification 9). */
function unfilter(data: Buffer, stride: number, step: number): Uint8Array {
  const height = data.length / (stride + 1);
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= step ? (out[at - step] ?? 0) : 0;
      const up = y > 0 ? (out[at - stride] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (out[at - stride - step] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[at] = (data[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
