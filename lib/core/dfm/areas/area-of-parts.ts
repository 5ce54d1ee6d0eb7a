// How large areas are together.

import type { AreaPart } from "@/lib/core/dfm/areas/cut";

/** In mm²; the holes of each part taken off. */
export function areaOfParts(parts: readonly AreaPart[]): number {
  let sum = 0;
  for (const [outer, ...holes] of parts) {
    sum += outer ? ringArea(outer) : 0;
    for (const hole of holes) sum -= ringArea(hole);
  }
  return sum;
}

function ringArea(ring: Float64Array): number {
  let twice = 0;
  for (let k = 0; k < ring.length; k += 2) {
    const next = (k + 2) % ring.length;
    twice += (ring[k] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[k + 1] ?? 0);
  }
  return Math.abs(twice) / 2;
}
