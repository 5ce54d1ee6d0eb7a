// The net that a hole belongs to.

import type { Copper } from "@/lib/core/dfm/derived/copper";
import { type Hole, reaches } from "@/lib/core/dfm/derived/holes";

/** That of the copper that it meets on the layers it goes through; -1 for a bare hole and one without copper. */
export function netOfHole(copper: Copper, hole: Hole): number {
  if (!hole.isPlated) return -1;
  const { x, y, diameterMm, path } = hole;
  for (const layer of copper.layers) {
    if (!reaches(hole, layer.position)) continue;
    // Of a slot the copper may lie at its ends alone.
    for (const [px, py] of [[x, y] as const, ...endsOf(path)]) {
      const owner = layer.index.ownerAt(px, py, diameterMm / 2);
      if (owner >= 0) return copper.netOf(layer, owner - layer.firstOwner);
    }
  }
  return -1;
}

function endsOf(path: Float64Array | null): [number, number][] {
  if (!path) return [];
  return [
    [path[0] ?? 0, path[1] ?? 0],
    [path[path.length - 2] ?? 0, path[path.length - 1] ?? 0],
  ];
}
