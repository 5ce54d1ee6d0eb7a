// Share of one picture's ink that lies near ink of another.
import type { Bitmap } from "@/tests/core/formats/rs274x/conformance/bitmap";

/** The part of the dark pixels of `of` that have one of `other` within `reach` pixels across and down; 1 without ink. */
export function nearInk(of: Bitmap, other: Bitmap, reach: number): number {
  const near = spread(other, reach);
  const height = Math.min(of.height, other.height);
  let [ink, found] = [0, 0];
  for (let y = 0; y < of.height; y++) {
    for (let x = 0; x < of.width; x++) {
      if (of.dark[y * of.width + x] !== 1) continue;
      ink++;
      if (y < height && x < other.width && near[y * other.width + x] === 1) found++;
    }
  }
  return ink === 0 ? 1 : found / ink;
}

/** Dark pixels with all those around them. */
function spread({ width, height, dark }: Bitmap, reach: number): Uint8Array {
  const across = new Uint8Array(dark.length);
  const all = new Uint8Array(dark.length);
  for (let y = 0; y < height; y++) spreadLine(dark, across, { start: y * width, step: 1, count: width, reach });
  for (let x = 0; x < width; x++) spreadLine(across, all, { start: x, step: width, count: height, reach });
  return all;
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly count: number;
  readonly reach: number;
}

function spreadLine(from: Uint8Array, to: Uint8Array, { start, step, count, reach }: Line): void {
  let filled = 0;
  for (let at = 0; at < count; at++) {
    if (from[start + at * step] !== 1) continue;
    const end = Math.min(count, at + reach + 1);
    for (let near = Math.max(filled, at - reach); near < end; near++) to[start + near * step] = 1;
    filled = Math.max(filled, end);
  }
}
