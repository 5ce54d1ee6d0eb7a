// Openings that touch nothing but the area around them, which are most openings of a plane (around vias and pins). They
// become holes as drawn; the polygon library would spend most of a check's time on them.

import type { Bbox } from "@/lib/base/bbox";
import { filledBy } from "@/lib/core/geometry/rings/filled";
import {
  type AreaPart,
  clockwiseRing,
  edgeBox,
  isConvex,
  ringBox,
  withoutDuplicates,
} from "@/lib/core/geometry/rings/ring";
import { BOX_STRIDE, BoxGrid } from "@/lib/core/geometry/box-grid";

/** Up to this number, cutting openings out is as fast as testing them. */
const MAX_CUT = 8;
/** Ten units of the polygon library's grid: closer rings may touch after it has rounded. */
const APART_MM = 0.001;
/** One unit of the polygon library's grid: the library and every walk along edges treat closer points as one. */
const DUPLICATE_MM = 0.0001;

/**
 * Divides `clear` into the rings that are convex, without duplicate points, and whose boxes meet neither an edge of
 * `dark` nor each other, and the remaining rings.
 */
export function loneRings(
  dark: readonly Float64Array[],
  clear: readonly Float64Array[],
): { lone: readonly Float64Array[]; others: readonly Float64Array[] } {
  if (clear.length <= MAX_CUT) return { lone: [], others: clear };
  const boxes = boxesOf(dark, clear);
  const grid = new BoxGrid(boxes);
  const lone: Float64Array[] = [];
  const others: Float64Array[] = [];
  clear.forEach((ring, k) => {
    const at = k * BOX_STRIDE;
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = boxes.subarray(at, at + BOX_STRIDE);
    let isMet = false;
    grid.search(minX, minY, maxX, maxY, (other) => (isMet = other !== k));
    const tidy = isMet ? ring : withoutDuplicates(ring, DUPLICATE_MM);
    if (isMet || !isConvex(tidy)) others.push(ring);
    else lone.push(tidy);
  });
  return { lone, others };
}

/** Boxes of each ring of `clear`, then of each edge of `dark`. */
function boxesOf(dark: readonly Float64Array[], clear: readonly Float64Array[]): Float64Array {
  const edges = dark.reduce((sum, { length }) => sum + length / 2, 0);
  const boxes = new Float64Array((clear.length + edges) * BOX_STRIDE);
  let at = 0;
  const add = ({ minX, minY, maxX, maxY }: Bbox, margin: number) => {
    boxes.set([minX - margin, minY - margin, maxX + margin, maxY + margin], at);
    at += BOX_STRIDE;
  };
  for (const ring of clear) add(ringBox(ring), APART_MM);
  for (const ring of dark) for (let k = 0; k < ring.length; k += 2) add(edgeBox(ring, k), 0);
  return boxes;
}

/** Appends each ring, none of which meets an edge of the parts, to the holes of the part that contains it. */
export function pierce(parts: readonly AreaPart[], rings: readonly Float64Array[]): void {
  if (rings.length === 0) return;
  const boxes = new Float64Array(parts.length * BOX_STRIDE);
  parts.forEach(([outer], k) => {
    const { minX, minY, maxX, maxY } = ringBox(outer ?? new Float64Array());
    boxes.set([minX, minY, maxX, maxY], k * BOX_STRIDE);
  });
  const grid = new BoxGrid(boxes);
  const filled = parts.map((part) => filledBy([...part]));
  for (const ring of rings) {
    const [x = 0, y = 0] = ring;
    grid.search(x, y, x, y, (k) => {
      if (filled[k]?.has(x, y) !== true) return false;
      parts[k]?.push(clockwiseRing(ring));
      return true;
    });
  }
}
