// A board of which only the size is known: a rectangle with nothing on it.

import type { BoardSource } from "@/lib/core/board3d/board-source";
import { rectangle } from "@/lib/core/geometry/contour";

/** Its lower left corner is the origin. */
export function plainSource(widthMm: number, heightMm: number): BoardSource {
  const edge = rectangle(widthMm / 2, heightMm / 2, widthMm, heightMm);
  const bounds = { minX: 0, minY: 0, maxX: widthMm, maxY: heightMm };
  return {
    layers: [],
    drills: [],
    outline: { status: "closed", boards: [{ edge, cutouts: [] }], boardCount: 1, bounds },
    netlist: null,
  };
}
