// Exact distance between a point and an object of a layer, including arcs, holes and erased parts of macros.

import { arcOf } from "@/lib/base/arc";
import { type Contour, type Edge, edgeAt, edgeCount } from "@/lib/core/geometry/contour";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import type { ShapePath } from "@/lib/core/board/shape";

/** The nearest point of the object; the point itself, with a distance of 0, if it is inside. */
export type Nearest = { x: number; y: number; distanceMm: number };

export function nearestOf(image: LayerImage, at: number, x: number, y: number): Nearest {
  const o = at * DATA_STRIDE;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(o, o + DATA_STRIDE);
  if (image.kind[at] === KIND.region) return nearestOfPaths([{ isDark: true, contours: [regionOf(image, at)] }], x, y);
  const shape = image.shapes[image.shape[at] ?? 0];
  if (image.kind[at] === KIND.flash) {
    const near = nearestOfPaths(shape?.paths ?? [], x - x0, y - y0);
    return { x: near.x + x0, y: near.y + y0, distanceMm: near.distanceMm };
  }
  const line = nearestOnEdge({ x0, y0, x1, y1, bulge }, x, y);
  const half = (shape?.strokeMm ?? 0) / 2;
  if (line.distanceMm <= half) return { x, y, distanceMm: 0 };
  const ratio = half / line.distanceMm;
  return {
    x: line.x + (x - line.x) * ratio,
    y: line.y + (y - line.y) * ratio,
    distanceMm: line.distanceMm - half,
  };
}

/** Equivalent to a distance of 0, but faster. */
export function covers(image: LayerImage, at: number, x: number, y: number): boolean {
  const o = at * DATA_STRIDE;
  if (image.kind[at] === KIND.stroke) return nearestOf(image, at, x, y).distanceMm === 0;
  if (image.kind[at] === KIND.region) return windingOf(regionOf(image, at), x, y) !== 0;
  const paths = image.shapes[image.shape[at] ?? 0]?.paths ?? [];
  return isDarkIn(paths, x - (image.data[o] ?? 0), y - (image.data[o + 1] ?? 0));
}

/** Distance to the line itself, without a width. */
export function nearestOnEdge(edge: Edge, x: number, y: number): Nearest {
  return edge.bulge === 0 ? nearestOnLine(edge, x, y) : nearestOnArc(edge, x, y);
}

function nearestOnLine({ x0, y0, x1, y1 }: Edge, x: number, y: number): Nearest {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
  return to(x0 + t * dx, y0 + t * dy, x, y);
}

function nearestOnArc(edge: Edge, x: number, y: number): Nearest {
  const { cx, cy, radius, sweep } = arcOf(edge);
  const start = Math.atan2(edge.y0 - cy, edge.x0 - cx);
  const turned = (Math.atan2(y - cy, x - cx) - start) * Math.sign(sweep);
  const full = 2 * Math.PI;
  const along = ((turned % full) + full) % full;
  const away = Math.hypot(x - cx, y - cy);
  if (along <= Math.abs(sweep) && away > 0)
    return to(cx + ((x - cx) / away) * radius, cy + ((y - cy) / away) * radius, x, y);
  const [first, last] = [to(edge.x0, edge.y0, x, y), to(edge.x1, edge.y1, x, y)];
  return first.distanceMm <= last.distanceMm ? first : last;
}

function to(px: number, py: number, x: number, y: number): Nearest {
  return { x: px, y: py, distanceMm: Math.hypot(px - x, py - y) };
}

/** The last path that covers a point decides its polarity. */
function isDarkIn(paths: readonly ShapePath[], x: number, y: number): boolean {
  return paths.findLast(({ contours }) => isWithin(contours, x, y))?.isDark === true;
}

function nearestOfPaths(paths: readonly ShapePath[], x: number, y: number): Nearest {
  if (isDarkIn(paths, x, y)) return { x, y, distanceMm: 0 };
  let nearest: Nearest = { x: Infinity, y: Infinity, distanceMm: Infinity };
  for (const { contours } of paths)
    for (const contour of contours)
      for (let k = edgeCount(contour) - 1; k >= 0; k--) {
        const near = nearestOnEdge(edgeAt(contour, k), x, y);
        if (near.distanceMm < nearest.distanceMm) nearest = near;
      }
  return nearest;
}

/** By the non-zero rule. */
function isWithin(contours: readonly Contour[], x: number, y: number): boolean {
  let winding = 0;
  for (const contour of contours) winding += windingOf(contour, x, y);
  return winding !== 0;
}

/**
 * Winding number of a contour around a point: that of its chords, corrected by the segments between arcs and chords.
 */
export function windingOf(contour: Contour, x: number, y: number): number {
  let winding = 0;
  const n = contour.length;
  for (let o = 0; o < n; o += 3) {
    const next = o + 3 < n ? o + 3 : 0;
    const [x0 = 0, y0 = 0, bulge = 0] = [contour[o], contour[o + 1], contour[o + 2]];
    const [x1 = 0, y1 = 0] = [contour[next], contour[next + 1]];
    const side = sideOf(x1 - x0, y1 - y0, x - x0, y - y0);
    if (y0 <= y) {
      if (y1 > y && side > 0) winding++;
    } else if (y1 <= y && side < 0) winding--;
    if (bulge === 0 || side > 0 === bulge > 0) continue;
    const { cx, cy, radius } = arcOf({ x0, y0, x1, y1, bulge });
    if (Math.hypot(x - cx, y - cy) <= radius) winding += bulge > 0 ? 1 : -1;
  }
  return winding;
}

/**
 * Above 0 to the left of a direction. A point on the line counts as shifted slightly to the right (+x), or upward for a
 * horizontal direction.
 */
function sideOf(dx: number, dy: number, px: number, py: number): number {
  const side = dx * py - px * dy;
  if (side !== 0) return side;
  return dy !== 0 ? -dy : dx;
}
