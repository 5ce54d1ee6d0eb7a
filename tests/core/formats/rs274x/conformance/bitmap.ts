// Layers as pixels of 0.05 mm: for what is compared with other programs' pictures.

import type { Bbox } from "@/lib/base/bbox";
import { coverage } from "@/lib/core/measure/coverage/coverage";
import type { LayerImage } from "@/lib/core/board/image";

/** `dark` is 1 where something is, row by row from the top. */
export type Bitmap = { width: number; height: number; dark: Uint8Array };

export const DPI = 508;
export const PIXEL_MM = 25.4 / DPI;

/** A window on the layer, in whole pixels: its lower left corner and its size. */
export type Window = { left: number; bottom: number; width: number; height: number };

export function windowAround(box: Bbox, marginMm: number): Window {
  const left = Math.floor((box.minX - marginMm) / PIXEL_MM);
  const bottom = Math.floor((box.minY - marginMm) / PIXEL_MM);
  const width = Math.ceil((box.maxX + marginMm) / PIXEL_MM) - left;
  return { left, bottom, width, height: Math.ceil((box.maxY + marginMm) / PIXEL_MM) - bottom };
}

export function ourBitmap(image: LayerImage, window: Window): Bitmap {
  const { width, height, left, bottom } = window;
  const ys = Float64Array.from({ length: height }, (_, row) => (bottom + row + 0.5) * PIXEL_MM);
  const dark = new Uint8Array(width * height);
  coverage(image, ys, { toleranceMm: 0.002 }).forEach((spans, row) => {
    const start = (height - 1 - row) * width;
    for (let k = 0; k < spans.length; k += 2) {
      const from = Math.max(0, Math.ceil((spans[k] ?? 0) / PIXEL_MM - 0.5 - left));
      const to = Math.min(width, Math.ceil((spans[k + 1] ?? 0) / PIXEL_MM - 0.5 - left));
      if (to > from) dark.fill(1, start + from, start + to);
    }
  });
  if (image.isNegative) dark.forEach((value, k) => (dark[k] = 1 - value));
  return { width, height, dark };
}

/** Pixels at least one pixel deep in one bitmap that are missing from the other, as a ratio of those dark in either. */
export function differenceOf(a: Bitmap, b: Bitmap): number {
  let union = 0;
  for (let k = 0; k < a.dark.length; k++) if (a.dark[k] === 1 || b.dark[k] === 1) union++;
  return union === 0 ? 0 : (deepOutside(a, b) + deepOutside(b, a)) / union;
}

function deepOutside({ width, height, dark }: Bitmap, other: Bitmap): number {
  let count = 0;
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      if (dark[at] === 1 && other.dark[at] === 0 && isDeep(dark, at, width)) count++;
    }
  }
  return count;
}

function isDeep(dark: Uint8Array, at: number, width: number): boolean {
  for (const row of [at - width, at, at + width])
    if (dark[row - 1] === 0 || dark[row] === 0 || dark[row + 1] === 0) return false;
  return true;
}

/** Ink in mm², and the box of what is dark in mm; null where nothing is. */
export function inkOf({ width, height, dark }: Bitmap, window: Window): { inkMm2: number; box: number[] | null } {
  let ink = 0;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (dark[y * width + x] !== 1) continue;
      ink++;
      [minX, maxX] = [Math.min(minX, x), Math.max(maxX, x + 1)];
      [minY, maxY] = [Math.min(minY, height - 1 - y), Math.max(maxY, height - y)];
    }
  }
  const mm = (pixels: number) => Math.round(pixels * PIXEL_MM * 1000) / 1000;
  const { left, bottom } = window;
  const box = ink === 0 ? null : [mm(left + minX), mm(bottom + minY), mm(left + maxX), mm(bottom + maxY)];
  return { inkMm2: Math.round(ink * PIXEL_MM ** 2 * 1e4) / 1e4, box };
}
