// The two faces of a board as triangles: the lower one at z = 0, the upper one at the thickness.

import earcut from "earcut";
import { type Bbox, heightOf, widthOf } from "@/lib/base/bbox";
import { inStrips } from "@/lib/core/board3d/board-area";
import type { AreaPart } from "@/lib/core/geometry/rings/ring";

export interface FaceMesh {
  /** Three numbers per vertex, mm from the origin of the solid. */
  positions: Float32Array<ArrayBuffer>;
  /** Two numbers per vertex: 0 to 1 from the lower left of `bounds`, for both faces. */
  uvs: Float32Array<ArrayBuffer>;
  indices: Uint32Array<ArrayBuffer>;
}

export interface Frame {
  /** In board coordinates, mm. */
  bounds: Bbox;
  origin: readonly [xMm: number, yMm: number];
  thicknessMm: number;
}

/**
 * Measured: ear clipping grows with the square of the holes, and 2,000 of them in one outline take seven times
 * longer than in strips of this many.
 */
const CUTS_PER_STRIP = 125;
const MAX_STRIPS = 16;

export function boardFaces(
  pieces: readonly AreaPart[],
  { bounds, origin, thicknessMm }: Frame,
): Record<"top" | "bottom", FaceMesh> {
  const corners: number[] = [];
  const triangles: number[] = [];
  const cuts = pieces.reduce((sum, piece) => sum + piece.length - 1, 0);
  const strips = Math.min(MAX_STRIPS, Math.ceil(cuts / CUTS_PER_STRIP));
  for (const piece of inStrips(pieces, bounds, strips)) addTriangles(piece, corners, triangles);
  const count = corners.length / 2;
  const uvs = new Float32Array(2 * count);
  const lower = new Float32Array(3 * count);
  for (let k = 0; k < count; k++) {
    const [x = 0, y = 0] = [corners[2 * k], corners[2 * k + 1]];
    lower[3 * k] = x - origin[0];
    lower[3 * k + 1] = y - origin[1];
    uvs[2 * k] = (x - bounds.minX) / widthOf(bounds);
    uvs[2 * k + 1] = (y - bounds.minY) / heightOf(bounds);
  }
  const upper = lower.slice();
  for (let k = 2; k < upper.length; k += 3) upper[k] = thicknessMm;
  // Seen from above, the upper face is counter-clockwise, the lower one clockwise.
  const up = Uint32Array.from(triangles);
  const down = up.toReversed() as Uint32Array<ArrayBuffer>;
  return {
    top: { positions: upper, uvs, indices: up },
    bottom: { positions: lower, uvs: uvs.slice(), indices: down },
  };
}

/** Each triangle counter-clockwise. */
function addTriangles(piece: AreaPart, corners: number[], triangles: number[]): void {
  const first = corners.length / 2;
  const points: number[] = [];
  const starts: number[] = [];
  for (const [at, ring] of piece.entries()) {
    if (at > 0) starts.push(points.length / 2);
    for (const at of ring) points.push(at);
  }
  for (const at of points) corners.push(at);
  const found = earcut(points, starts);
  for (let k = 0; k + 2 < found.length; k += 3) {
    const [a = 0, b = 0, c = 0] = [found[k], found[k + 1], found[k + 2]];
    const isLeft = turn(points, a, b, c) > 0;
    triangles.push(first + a, first + (isLeft ? b : c), first + (isLeft ? c : b));
  }
}

function turn(points: readonly number[], a: number, b: number, c: number): number {
  const [ax = 0, ay = 0] = [points[2 * a], points[2 * a + 1]];
  const [bx = 0, by = 0] = [points[2 * b], points[2 * b + 1]];
  const [cx = 0, cy = 0] = [points[2 * c], points[2 * c + 1]];
  return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
}
