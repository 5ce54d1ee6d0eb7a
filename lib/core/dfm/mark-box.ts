// The bounding box of a mark, and the size of the view around it.

import type { Bbox } from "@/lib/base/bbox";
import type { Mark } from "@/lib/core/dfm/finding";

export function markBox(mark: Mark): Bbox {
  switch (mark.kind) {
    case "gap":
      return {
        minX: Math.min(mark.x0, mark.x1),
        minY: Math.min(mark.y0, mark.y1),
        maxX: Math.max(mark.x0, mark.x1),
        maxY: Math.max(mark.y0, mark.y1),
      };
    case "ring":
      return {
        minX: mark.x - mark.radiusMm,
        minY: mark.y - mark.radiusMm,
        maxX: mark.x + mark.radiusMm,
        maxY: mark.y + mark.radiusMm,
      };
    case "box":
      return { minX: mark.minX, minY: mark.minY, maxX: mark.maxX, maxY: mark.maxY };
    case "point":
      return { minX: mark.x, minY: mark.y, maxX: mark.x, maxY: mark.y };
  }
}

/** A gap is shown with the copper on both sides of it; no view is smaller than `MIN_MM`. */
const AROUND = 6;
const MIN_MM = 1.6;

/** The side of the square view around a mark. */
export function seenMm(box: Bbox): number {
  const size = Math.max(box.maxX - box.minX, box.maxY - box.minY);
  return Math.max(MIN_MM, size < 1 ? size * AROUND : size * 1.6);
}
