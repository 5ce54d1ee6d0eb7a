// The narrowest rectangle around points, which gives width and length of a rotated shape.

import { convexHull } from "@/lib/core/geometry/hull";

/** Takes coordinate pairs and returns the shorter and the longer side. One side always lies along the hull. */
export function narrowestBox(points: readonly number[]): [number, number] {
  const hull = convexHull(points);
  let best: [number, number] = [Infinity, Infinity];
  for (let k = 0; k < hull.length; k += 2) {
    const next = (k + 2) % hull.length;
    const dx = (hull[next] ?? 0) - (hull[k] ?? 0);
    const dy = (hull[next + 1] ?? 0) - (hull[k + 1] ?? 0);
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    const along = extent(hull, dx / length, dy / length);
    const across = extent(hull, -dy / length, dx / length);
    if (along * across < best[0] * best[1]) best = [Math.min(along, across), Math.max(along, across)];
  }
  return Number.isFinite(best[0]) ? best : [0, 0];
}

function extent(points: readonly number[], ux: number, uy: number): number {
  let [min, max] = [Infinity, -Infinity];
  for (let k = 0; k < points.length; k += 2) {
    const value = (points[k] ?? 0) * ux + (points[k + 1] ?? 0) * uy;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return max - min;
}
