// Point tests against the area that rings fill.

import { PolygonRows } from "@/lib/core/geometry/polygon-rows";

/** The outer ring without the holes. The rings must not change. */
export function filledBy(rings: readonly Float64Array[]): PolygonRows {
  const [outer] = rings;
  return new PolygonRows(outer && rings.length === 1 ? outer : ringsInOne(rings));
}

/** Each ring closed and followed by a pair of NaN: see `PolygonRows`. */
function ringsInOne(rings: readonly Float64Array[]): Float64Array {
  const out = new Float64Array(rings.reduce((sum, { length }) => sum + length + 4, 0));
  let at = 0;
  for (const ring of rings) {
    out.set(ring, at);
    at += ring.length;
    out[at++] = ring[0] ?? 0;
    out[at++] = ring[1] ?? 0;
    out[at++] = NaN;
    out[at++] = NaN;
  }
  return out;
}
