// Rings of points as canvas paths, simplified for a scale.

import { TOLERANCE_MM } from "@/lib/core/render/paint-list";

/** Largest deviation of an edge from the ring in pixels: less than one of 16 antialiasing levels. */
const OFF_PX = 0.06;
/**
 * Limit of consecutive points that may be dropped: each is near the line that replaces it, but the first of a longer
 * row may not be.
 */
const MAX_PASSED = 6;

/** Paths of one scale serve all scales up to the next power of two. */
export function scaleOf(pxPerMm: number): number {
  return 2 ** Math.ceil(Math.log2(pxPerMm));
}

/** Tolerance in mm for a scale in pixels per mm; 0 if the scale is so large that every point counts. */
export function standOff(scale: number): number {
  const offMm = OFF_PX / scale;
  return offMm < TOLERANCE_MM ? 0 : offMm;
}

/** Adds the ring of the vertices `from` up to `to`. Returns the number of points used. */
export function addRing(
  path: Path2D,
  vertices: Float32Array,
  { from, to, offMm }: { from: number; to: number; offMm: number },
): number {
  let lastX = vertices[2 * from] ?? 0;
  let lastY = vertices[2 * from + 1] ?? 0;
  let points = 1;
  let passed = 0;
  path.moveTo(lastX, lastY);
  for (let at = from + 1; at < to; at++) {
    const x = vertices[2 * at] ?? 0;
    const y = vertices[2 * at + 1] ?? 0;
    if (offMm > 0 && at + 1 < to && passed < MAX_PASSED) {
      const onX = (vertices[2 * at + 2] ?? 0) - lastX;
      const onY = (vertices[2 * at + 3] ?? 0) - lastY;
      const across = Math.abs((x - lastX) * onY - (y - lastY) * onX);
      const along = (x - lastX) * onX + (y - lastY) * onY;
      const square = onX * onX + onY * onY;
      // Beside the line and between its ends; beyond either end the ring turns back.
      if (along > 0 && along < square && across * across <= offMm * offMm * square) {
        passed++;
        continue;
      }
    }
    passed = 0;
    points++;
    path.lineTo(x, y);
    lastX = x;
    lastY = y;
  }
  path.closePath();
  return points;
}
