// Castellated holes: plated holes that the board edge cuts in half.

import { BoardEdge, type EdgeSide } from "@/lib/core/board/board-edge";
import type { BoardModel } from "@/lib/core/board/board-model";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import { PadGrid } from "@/lib/core/board/sample";

/** `sides` of a board that have any; without any, `smallestMm` is null. */
export type Castellations = { count: number; smallestMm: number | null; sides: number };

/** A single one is a hole too close to the edge. */
const MIN = 2;
/** Maximum distance of the center from the edge, as a ratio of the diameter. */
const MAX_OFF_CENTRE = 0.4;

/** Null without a closed outline or without drills. */
export function castellationsOf(board: BoardModel): Castellations | null {
  if (board.outline.status === "missing" || board.drills.length === 0) return null;
  // Rows of unpadded holes at the edge are mouse bites.
  const pads = new PadGrid();
  for (const { type, image } of board.layers) if (type === "copper") pads.add(image);
  const edge = new BoardEdge(board.outline);
  const sides = new Set<EdgeSide>();
  const found: number[] = [];
  for (const drill of board.drills) {
    if (drill.plating === "non-plated") continue;
    for (let k = 0; k < drill.holes.length; k += HOLE_STRIDE) {
      const [x = 0, y = 0, diameter = 0] = drill.holes.subarray(k, k + HOLE_STRIDE);
      const place = diameter > 0 ? edge.nearest(x, y, diameter * MAX_OFF_CENTRE) : null;
      if (!place || !pads.has(x, y)) continue;
      found.push(diameter);
      sides.add(place.side);
    }
  }
  if (found.length < MIN) return { count: 0, smallestMm: null, sides: 0 };
  return { count: found.length, smallestMm: Math.min(...found), sides: sides.size };
}
