// How large areas are together.

import { type AreaPart, ringArea } from "@/lib/core/geometry/rings/ring";

/** In mm²; the holes of each part taken off. */
export function areaOfParts(parts: readonly AreaPart[]): number {
  let sum = 0;
  for (const [outer, ...holes] of parts) {
    sum += outer ? Math.abs(ringArea(outer)) : 0;
    for (const hole of holes) sum -= Math.abs(ringArea(hole));
  }
  return sum;
}
