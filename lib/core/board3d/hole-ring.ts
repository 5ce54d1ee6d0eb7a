// The edge of a hole or slot as rings of points.

import { capsule, flatten, flattenEdge } from "@/lib/core/geometry/contour";
import type { ThroughHole } from "@/lib/core/board3d/through-holes";

/** Vertices of a round hole by size: as round as it appears. */
export function cornersOf(diameterMm: number): number {
  if (diameterMm < 0.6) return 10;
  if (diameterMm < 1.5) return 16;
  return diameterMm < 5 ? 28 : 48;
}

/** The inset of a ring with that many vertices from its circle. */
export function sagittaOf(diameterMm: number): number {
  return (diameterMm / 2) * (1 - Math.cos(Math.PI / cornersOf(diameterMm)));
}

/** The center line of a slot as coordinate pairs. */
export function centerLine({ path, diameterMm }: Pick<ThroughHole, "path" | "diameterMm">): number[] {
  const points = [path[0] ?? 0, path[1] ?? 0];
  for (let k = 0; k + 5 < path.length; k += 3) {
    const [x0 = 0, y0 = 0, bulge = 0, x1 = 0, y1 = 0] = path.subarray(k, k + 5);
    flattenEdge({ x0, y0, x1, y1, bulge }, Math.max(0.01, diameterMm * 0.02), points);
  }
  return points;
}

/** One ring for a hole, one for each straight segment of a slot: they overlap and are cut as one. */
export function ringsOfHole(hole: ThroughHole): Float64Array[] {
  const radius = hole.diameterMm / 2;
  const line = centerLine(hole);
  if (line.length === 2) return [roundRing(line[0] ?? 0, line[1] ?? 0, hole.diameterMm)];
  const rings: Float64Array[] = [];
  for (let k = 0; k + 3 < line.length; k += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(k, k + 4);
    rings.push(flatten(capsule([x0, y0], [x1, y1], radius), Math.max(0.002, sagittaOf(hole.diameterMm))));
  }
  return rings;
}

function roundRing(x: number, y: number, diameterMm: number): Float64Array {
  const count = cornersOf(diameterMm);
  const ring = new Float64Array(2 * count);
  for (let k = 0; k < count; k++) {
    const angle = (2 * Math.PI * k) / count;
    ring[2 * k] = x + (diameterMm / 2) * Math.cos(angle);
    ring[2 * k + 1] = y + (diameterMm / 2) * Math.sin(angle);
  }
  return ring;
}
