// The area that an inverted image is cut out of.

import { counterClockwise, flatten, rectangle } from "@/lib/core/geometry/contour";
import type { Outline } from "@/lib/core/board/outline";

/** The boards of the outline as counter-clockwise rings in mm; if none is closed, the bounding box. */
export function groundOf({ boards, bounds }: Outline): Float64Array[] {
  const frame = rectangle(
    (bounds.minX + bounds.maxX) / 2,
    (bounds.minY + bounds.maxY) / 2,
    bounds.maxX - bounds.minX,
    bounds.maxY - bounds.minY,
  );
  const edges = boards.length > 0 ? boards.map(({ edge }) => edge) : [frame];
  return edges.map((edge) => flatten(counterClockwise(edge), 0.002)).filter((ring) => ring.every(Number.isFinite));
}
