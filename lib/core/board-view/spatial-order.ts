// Sorts objects so that neighbors in the list are mostly neighbors on the board.

import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";

const CELLS = 1024;

/** Along a Z-curve through a grid over the layer. */
export function byPlace(image: LayerImage, objects: readonly number[]): Uint32Array {
  const { minX, minY, maxX, maxY } = image.bounds;
  const perMm = (CELLS - 1) / Math.max(maxX - minX, maxY - minY, 1e-6);
  const keys = new Float64Array(objects.length);
  objects.forEach((at, k) => {
    // The key in the integer part and the list index in the fraction: one sort of plain numbers.
    keys[k] =
      interleaved(cell(anchorOf(image, at, 0) - minX, perMm), cell(anchorOf(image, at, 1) - minY, perMm)) * 2 ** 22 + k;
  });
  keys.sort();
  return Uint32Array.from(keys, (key) => objects[key % 2 ** 22] ?? 0);
}

/** Not the center, but close enough for sorting. */
function anchorOf({ kind, data, vertices }: LayerImage, at: number, axis: 0 | 1): number {
  const o = at * DATA_STRIDE + axis;
  const start = data[o] ?? 0;
  if (kind[at] === KIND.flash) return start;
  if (kind[at] === KIND.region) return vertices[(data[at * DATA_STRIDE] ?? 0) + axis] ?? 0;
  return (start + (data[o + 2] ?? 0)) / 2;
}

function cell(mm: number, perMm: number): number {
  const index = Math.floor(mm * perMm);
  return index >= 0 ? Math.min(index, CELLS - 1) : 0;
}

/** Interleaves the bits of x and y. */
function interleaved(x: number, y: number): number {
  return spread(x) | (spread(y) << 1);
}

function spread(value: number): number {
  let bits = value & 0x3ff;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}
