// Filled contours as triangles over the same points.
//
// Triangles rather than the stencil buffer: a stencil draws a fan over each contour in every frame, several times its area
// for a plane with many clearances, while triangles are computed once, in the worker. Earcut is designed for one outline
// with holes joined to it by cuts, as in a region with cut-ins: of 57,111 regions (1.2 million corners) of 46 real sets its
// triangles match the area of the contour in all but 2, in 3 s altogether. Those two, and other contours that cross or
// erase themselves, go to the sweep of sweep-fill.ts.

import earcut from "earcut";
import { type Contour, flatten, signedArea } from "@/lib/core/geometry/contour";
import type { Shape } from "@/lib/core/board/shape";
import { TOLERANCE_MM } from "@/lib/core/render/paint-list";
import type { Mesh } from "@/lib/core/geometry/mesh";
import { sweepFill } from "@/lib/core/geometry/sweep-fill";

const EMPTY: Mesh = { rings: [], points: new Float64Array(), triangles: [] };
/** Ratio of the area: a larger difference is not rounding, and the triangles do not match the contour. */
const MAX_DEVIATION = 1e-5;

/** A region, which may touch itself (cut-ins) or cross itself. */
export function regionMesh(contour: Contour): Mesh {
  return pathMesh({ isDark: true, contours: [contour] });
}

/** The image of an aperture: one mesh per path if no path erases, else one for the remaining area. */
export function shapeMeshes(shape: Shape): Mesh[] {
  if (shape.paths.every(({ isDark }) => isDark)) return shape.paths.map(pathMesh).filter(hasTriangles);
  const paths = shape.paths.map(({ isDark, contours }) => ({ isDark, rings: contours.map(ringOf) }));
  const mesh = sweepFill(paths);
  // Too tangled to be real: drawing it unerased is better than drawing nothing.
  return mesh ? [mesh].filter(hasTriangles) : shape.paths.filter(({ isDark }) => isDark).map(pathMesh);
}

/** Contours filled together by the non-zero rule: outer ones turn counter-clockwise, holes clockwise. */
export function pathMesh({ isDark, contours }: { isDark: boolean; contours: readonly Contour[] }): Mesh {
  const solid = contours.filter((contour) => contour.length >= 6);
  const [outer, ...holes] = solid;
  if (!outer) return EMPTY;
  const rings = solid.map(ringOf);
  // Earcut takes one outline with holes; the winding direction distinguishes them.
  const isOutline = signedArea(outer) > 0 && holes.every((hole) => signedArea(hole) < 0);
  const ears = isOutline ? cutEars(rings) : null;
  if (ears?.isExact) return ears.mesh;
  return sweepFill([{ isDark, rings }]) ?? ears?.mesh ?? EMPTY;
}

/** Exact if the area of the triangles equals that of the rings; else these cross themselves or each other. */
function cutEars(rings: Float64Array[]): { mesh: Mesh; isExact: boolean } {
  const points = joined(rings);
  const starts: number[] = [];
  let start = 0;
  for (const ring of rings) {
    if (start > 0) starts.push(start);
    start += ring.length / 2;
  }
  const triangles = earcut(points, starts);
  const wanted = rings.reduce((sum, ring) => sum + areaOfRing(ring), 0);
  const deviation = Math.abs(areaOfTriangles(points, triangles) - wanted);
  return { mesh: { rings, points, triangles }, isExact: deviation <= MAX_DEVIATION * Math.abs(wanted) + 1e-9 };
}

function areaOfTriangles(points: Float64Array, triangles: readonly number[]): number {
  let twice = 0;
  for (let k = 0; k < triangles.length; k += 3) {
    const [a = 0, b = 0, c = 0] = [triangles[k], triangles[k + 1], triangles[k + 2]];
    const [ax = 0, ay = 0, bx = 0, by = 0] = [points[2 * a], points[2 * a + 1], points[2 * b], points[2 * b + 1]];
    const [cx = 0, cy = 0] = [points[2 * c], points[2 * c + 1]];
    twice += Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));
  }
  return twice / 2;
}

function areaOfRing(ring: Float64Array): number {
  let twice = 0;
  let px = ring[ring.length - 2] ?? 0;
  let py = ring[ring.length - 1] ?? 0;
  for (let k = 0; k < ring.length; k += 2) {
    const x = ring[k] ?? 0;
    const y = ring[k + 1] ?? 0;
    twice += px * y - x * py;
    px = x;
    py = y;
  }
  return twice / 2;
}

function joined(rings: readonly Float64Array[]): Float64Array {
  const [only] = rings;
  if (rings.length === 1 && only) return only;
  const points = new Float64Array(rings.reduce((sum, ring) => sum + ring.length, 0));
  let end = 0;
  for (const ring of rings) {
    points.set(ring, end);
    end += ring.length;
  }
  return points;
}

/** Most contours have only straight edges, and are copied unchanged. */
function ringOf(contour: Contour): Float64Array {
  for (let o = 2; o < contour.length; o += 3) if (contour[o] !== 0) return flatten(contour, TOLERANCE_MM);
  const ring = new Float64Array((contour.length / 3) * 2);
  for (let k = 0, o = 0; k < ring.length; k += 2, o += 3) {
    ring[k] = contour[o] ?? 0;
    ring[k + 1] = contour[o + 1] ?? 0;
  }
  return ring;
}

function hasTriangles(mesh: Mesh): boolean {
  return mesh.triangles.length > 0;
}
