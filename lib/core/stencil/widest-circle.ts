// The largest circle within a figure: squares that may still hold a better centre are quartered, the best ones first.

import { type Bbox, heightOf, widthOf } from "@/lib/base/bbox";
import type { Slab, Wall } from "@/lib/core/stencil/slab";

/** `reach` is the most that any point of the square can be away from a wall. */
type Square = { x: number; y: number; half: number; depth: number; reach: number };

const PRECISION_MM = 5e-4;
/** Of the figure's size: what only large figures are measured more coarsely by. */
const PRECISION = 1 / 400;
/** A figure takes a few hundred; beyond it the best that was found stands. */
const MOST_SQUARES = 4000;

/** Its diameter in mm, up to 0.001 mm less than it is; of figures above 0.2 mm up to a 200th of their size. */
export function widestCircle(slabs: readonly Slab[], walls: readonly Wall[], bounds: Bbox): number {
  const size = Math.min(widthOf(bounds), heightOf(bounds));
  if (!(size > 0)) return 0;
  const precision = Math.max(PRECISION_MM, size * PRECISION);
  const squareAt = (x: number, y: number, half: number): Square => {
    const depth = depthAt(slabs, walls, x, y);
    return { x, y, half, depth, reach: depth + half * Math.SQRT2 };
  };
  const waiting: Square[] = [];
  const half = Math.max(size / 2, Math.max(widthOf(bounds), heightOf(bounds)) / 64);
  for (let x = bounds.minX + half; x - half < bounds.maxX; x += 2 * half)
    for (let y = bounds.minY + half; y - half < bounds.maxY; y += 2 * half) waiting.push(squareAt(x, y, half));
  let best = 0;
  for (let left = MOST_SQUARES; left > 0 && waiting.length > 0; left--) {
    let top = 0;
    for (let k = 1; k < waiting.length; k++) if ((waiting[k]?.reach ?? 0) > (waiting[top]?.reach ?? 0)) top = k;
    const [square] = waiting.splice(top, 1);
    if (!square || square.reach <= best + precision) break;
    best = Math.max(best, square.depth);
    const quarter = square.half / 2;
    for (const dx of [-quarter, quarter])
      for (const dy of [-quarter, quarter]) {
        const inner = squareAt(square.x + dx, square.y + dy, quarter);
        best = Math.max(best, inner.depth);
        if (inner.reach > best + precision) waiting.push(inner);
      }
  }
  return 2 * best;
}

/** How far a point lies from the nearest wall; below 0 outside. */
function depthAt(slabs: readonly Slab[], walls: readonly Wall[], x: number, y: number): number {
  let nearest = Infinity;
  for (const [x0, y0, x1, y1] of walls) {
    const [dx, dy] = [x1 - x0, y1 - y0];
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
    nearest = Math.min(nearest, (x0 + t * dx - x) ** 2 + (y0 + t * dy - y) ** 2);
  }
  const isWithin = slabs.some(({ low, high, lowFrom, lowTo, highFrom, highTo }) => {
    if (y < low || y > high) return false;
    const t = (y - low) / (high - low);
    return x >= lowFrom + (highFrom - lowFrom) * t && x <= lowTo + (highTo - lowTo) * t;
  });
  return isWithin ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}
