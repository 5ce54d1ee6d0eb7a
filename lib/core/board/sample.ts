// A bounded sample of the positions of a layer's objects, for cheap tests of a whole layer.

import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";

/** At most `limit` points (pairs, mm), spread evenly over the dark objects. */
export function samplePoints(image: LayerImage, limit: number): number[] {
  const out: number[] = [];
  const step = Math.max(1, Math.ceil(image.count / limit));
  for (let at = 0; at < image.count; at += step) {
    if (image.dark[at] !== 1) continue;
    const [x = 0, y = 0, x1 = 0, y1 = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    if (image.kind[at] === KIND.flash) out.push(x, y);
    else if (image.kind[at] === KIND.stroke) out.push((x + x1) / 2, (y + y1) / 2);
  }
  return out;
}

/** The centers of flashes, searched by position. */
export class PadGrid {
  readonly #cells = new Map<number, number[]>();

  add(image: LayerImage): void {
    for (let at = 0; at < image.count; at++) {
      if (image.kind[at] !== KIND.flash || image.dark[at] !== 1) continue;
      const x = image.data[at * DATA_STRIDE] ?? 0;
      const y = image.data[at * DATA_STRIDE + 1] ?? 0;
      const key = cellOf(x, y);
      const cell = this.#cells.get(key);
      if (cell) cell.push(x, y);
      else this.#cells.set(key, [x, y]);
    }
  }

  /** True if a pad's center lies within 0.06 mm. */
  has(x: number, y: number): boolean {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const cell = this.#cells.get(cellOf(x + dx * CELL_MM, y + dy * CELL_MM)) ?? [];
        for (let k = 0; k < cell.length; k += 2) {
          if (Math.hypot((cell[k] ?? 0) - x, (cell[k + 1] ?? 0) - y) <= 0.06) return true;
        }
      }
    }
    return false;
  }
}

const CELL_MM = 0.25;

function cellOf(x: number, y: number): number {
  return Math.floor(x / CELL_MM) * 1_048_576 + Math.floor(y / CELL_MM);
}
