// Closed rings of points, as coordinate pairs in mm.

import { addPoint, type Bbox, emptyBbox } from "@/lib/base/bbox";

/** A connected area: its outer ring, then the rings of its holes. */
export type AreaPart = Float64Array[];

/** The enclosed area in mm², positive counter-clockwise. */
export function ringArea(ring: Float64Array): number {
  let twice = 0;
  for (let k = 0; k < ring.length; k += 2) {
    const next = k + 2 < ring.length ? k + 2 : 0;
    twice += (ring[k] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[k + 1] ?? 0);
  }
  return twice / 2;
}

/** The total area of some parts in mm², without their holes. */
export function areaOfParts(parts: readonly AreaPart[]): number {
  let sum = 0;
  for (const [outer, ...holes] of parts) {
    sum += outer ? Math.abs(ringArea(outer)) : 0;
    for (const hole of holes) sum -= Math.abs(ringArea(hole));
  }
  return sum;
}

export function ringLength(ring: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < ring.length; k += 2) {
    const next = k + 2 < ring.length ? k + 2 : 0;
    sum += Math.hypot((ring[next] ?? 0) - (ring[k] ?? 0), (ring[next + 1] ?? 0) - (ring[k + 1] ?? 0));
  }
  return sum;
}

export function ringBox(ring: Float64Array): Bbox {
  const box = emptyBbox();
  for (let k = 0; k < ring.length; k += 2) addPoint(box, ring[k] ?? 0, ring[k + 1] ?? 0);
  return box;
}

/** Bounding box of the edge from point `k` on, an index into the numbers. */
export function edgeBox(ring: Float64Array, k: number): Bbox {
  const next = k + 2 < ring.length ? k + 2 : 0;
  const box = emptyBbox();
  addPoint(box, ring[k] ?? 0, ring[k + 1] ?? 0);
  addPoint(box, ring[next] ?? 0, ring[next + 1] ?? 0);
  return box;
}

/** The same ring turning clockwise. */
export function clockwiseRing(ring: Float64Array): Float64Array {
  if (ringArea(ring) <= 0) return ring;
  const out = new Float64Array(ring.length);
  for (let k = 0; k < ring.length; k += 2) {
    out[k] = ring[ring.length - 2 - k] ?? 0;
    out[k + 1] = ring[ring.length - 1 - k] ?? 0;
  }
  return out;
}

/** The ring without the points that are closer to the one before them than `apartMm` in both directions. */
export function withoutDuplicates(ring: Float64Array, apartMm: number): Float64Array {
  const isDuplicate = (k: number, before: number) =>
    Math.abs((ring[k] ?? 0) - (ring[before] ?? 0)) < apartMm &&
    Math.abs((ring[k + 1] ?? 0) - (ring[before + 1] ?? 0)) < apartMm;
  const kept: number[] = [];
  let last = -1;
  for (let k = 0; k < ring.length; k += 2) {
    if (last >= 0 && isDuplicate(k, last)) continue;
    kept.push(ring[k] ?? 0, ring[k + 1] ?? 0);
    last = k;
  }
  if (last > 0 && isDuplicate(last, 0)) kept.length -= 2;
  return kept.length === ring.length ? ring : Float64Array.from(kept);
}

/** True for a ring that turns in one direction all around, once. Duplicate points and straight corners are allowed. */
export function isConvex(ring: Float64Array): boolean {
  let [lastX, lastY] = lastStep(ring);
  let turn = 0;
  let turnings = 0;
  for (let k = 0; k < ring.length; k += 2) {
    const next = k + 2 < ring.length ? k + 2 : 0;
    const x = (ring[next] ?? 0) - (ring[k] ?? 0);
    const y = (ring[next + 1] ?? 0) - (ring[k + 1] ?? 0);
    if (x === 0 && y === 0) continue;
    const cross = lastX * y - lastY * x;
    if (cross * turn < 0 || (cross === 0 && lastX * x + lastY * y < 0)) return false;
    if (cross !== 0) turn = cross;
    // A ring that goes around once turns from right to left once and back once.
    if (isLeftward(lastX, lastY) !== isLeftward(x, y)) turnings++;
    lastX = x;
    lastY = y;
  }
  // Rings with coordinates that are NaN are not convex.
  return Math.abs(turn) > 0 && turnings <= 2;
}

/** The step from the last point that differs from the first one to the first. */
function lastStep(ring: Float64Array): [x: number, y: number] {
  for (let k = ring.length - 2; k > 0; k -= 2) {
    const x = (ring[0] ?? 0) - (ring[k] ?? 0);
    const y = (ring[1] ?? 0) - (ring[k + 1] ?? 0);
    if (x !== 0 || y !== 0) return [x, y];
  }
  return [0, 0];
}

function isLeftward(x: number, y: number): boolean {
  return x < 0 || (x === 0 && y < 0);
}
