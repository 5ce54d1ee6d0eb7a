// The largest circle within a shape: squares that may contain a better center are quartered until the possible gain is
// small, then the best center is moved as long as that helps.

import { type Bbox, heightOf, widthOf } from "@/lib/base/bbox";
import type { Slab, Wall } from "@/lib/core/measure/openings/slab";

/** `depth` is the distance of the center from a wall, `reach` the largest possible distance within the square. */
type Square = { x: number; y: number; half: number; depth: number; reach: number };

/** Accepted gain of an unexamined center, as a ratio of the shape's shorter side. */
const COARSE = 1 / 40;
const MAX_SQUARES = 600;
const FINEST_MM = 2e-5;
const WAYS = Array.from({ length: 16 }, (_, k) => [Math.cos((k * Math.PI) / 8), Math.sin((k * Math.PI) / 8)] as const);

/** Its diameter in mm: at most 0.0001 mm too small, or two hundredths if many centers are nearly equal. */
export function widestCircle(slabs: readonly Slab[], walls: readonly Wall[], bounds: Bbox): number {
  const size = Math.min(widthOf(bounds), heightOf(bounds));
  if (!(size > 0)) return 0;
  const lines = Float64Array.from(walls.flat());
  const depthOf = (x: number, y: number) => depthAt(slabs, lines, x, y);
  const squareAt = (x: number, y: number, half: number): Square => {
    const depth = depthOf(x, y);
    return { x, y, half, depth, reach: depth + half * Math.SQRT2 };
  };
  let waiting: Square[] = [];
  const half = Math.max(size / 2, Math.max(widthOf(bounds), heightOf(bounds)) / 32);
  for (let x = bounds.minX + half; x - half < bounds.maxX; x += 2 * half)
    for (let y = bounds.minY + half; y - half < bounds.maxY; y += 2 * half) waiting.push(squareAt(x, y, half));
  let best: Square = { x: 0, y: 0, half: 0, depth: 0, reach: 0 };
  for (let looked = waiting.length; waiting.length > 0 && looked < MAX_SQUARES;) {
    for (const square of waiting) if (square.depth > best.depth) best = square;
    const promising = waiting.filter(({ reach }) => reach > best.depth + size * COARSE);
    promising.sort((p, q) => q.reach - p.reach);
    waiting = promising.slice(0, (MAX_SQUARES - looked) / 4).flatMap(({ x, y, half: own }) => {
      const step = own / 2;
      return [-step, step].flatMap((dx) => [-step, step].map((dy) => squareAt(x + dx, y + dy, step)));
    });
    looked += waiting.length;
  }
  for (const square of waiting) if (square.depth > best.depth) best = square;
  return best.depth > 0 ? 2 * climbed(best, size / 8, depthOf) : 0;
}

function climbed({ x, y, depth }: Square, first: number, depthOf: (x: number, y: number) => number): number {
  let best = { x, y, depth };
  for (let step = first; step > FINEST_MM;) {
    let next = best;
    for (const [dx, dy] of WAYS) {
      const there = { x: best.x + dx * step, y: best.y + dy * step };
      const deeper = depthOf(there.x, there.y);
      if (deeper > next.depth) next = { ...there, depth: deeper };
    }
    if (next === best) step /= 2;
    else best = next;
  }
  return best.depth;
}

/**
 * Distance of a point from the nearest wall; below 0 outside. Four numbers per wall, because it is called a thousand
 * times.
 */
function depthAt(slabs: readonly Slab[], walls: Float64Array, x: number, y: number): number {
  let nearest = Infinity;
  for (let k = 0; k < walls.length; k += 4) {
    const x0 = walls[k] ?? 0;
    const y0 = walls[k + 1] ?? 0;
    const dx = (walls[k + 2] ?? 0) - x0;
    const dy = (walls[k + 3] ?? 0) - y0;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((x - x0) * dx + (y - y0) * dy) / length;
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    const ex = x0 + t * dx - x;
    const ey = y0 + t * dy - y;
    const squared = ex * ex + ey * ey;
    if (squared < nearest) nearest = squared;
  }
  return isWithin(slabs, x, y) ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

function isWithin(slabs: readonly Slab[], x: number, y: number): boolean {
  for (const { low, high, lowFrom, lowTo, highFrom, highTo } of slabs) {
    if (y < low || y > high) continue;
    const t = (y - low) / (high - low);
    if (x >= lowFrom + (highFrom - lowFrom) * t && x <= lowTo + (highTo - lowTo) * t) return true;
  }
  return false;
}
