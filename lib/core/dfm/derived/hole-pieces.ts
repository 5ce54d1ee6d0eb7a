// A hole or slot as pieces that gaps are measured from, and as the place of a measure.

import type { Mark, Measure } from "@/lib/core/dfm/finding";
import type { Hole } from "@/lib/core/dfm/derived/holes";
import { addLine, type DrawnPieces, noDrawnPieces } from "@/lib/core/measure/copper/pieces";

export function holePieces({ x, y, diameterMm, path }: Hole): DrawnPieces {
  const out = noDrawnPieces();
  addLine(out, path && path.length >= 4 ? path : [x, y, x, y], { radius: diameterMm / 2, object: 0 });
  return out;
}

/** A value that belongs to one hole, told on its drill file. */
export function holeMeasure(hole: Hole, value: number): Measure {
  return { value, x: hole.x, y: hole.y, mark: markOf(hole), layer: hole.file };
}

function markOf(hole: Hole): Mark {
  const { x, y, diameterMm, path } = hole;
  if (!path) return { kind: "ring", x, y, radiusMm: diameterMm / 2 };
  const box = holePieces(hole).bounds[0] ?? { minX: x, minY: y, maxX: x, maxY: y };
  return { kind: "box", minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY };
}

/** From end to end with its width. */
export function slotLengthMm({ diameterMm, path }: Hole): number {
  let length = diameterMm;
  for (let k = 0; path && k + 3 < path.length; k += 2)
    length += Math.hypot((path[k + 2] ?? 0) - (path[k] ?? 0), (path[k + 3] ?? 0) - (path[k + 1] ?? 0));
  return length;
}
