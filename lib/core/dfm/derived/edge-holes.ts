// Holes at the board edge: castellations, which the edge cuts in half, and mouse bites, along which boards are broken
// out.

import { BoardEdge, type EdgePlace } from "@/lib/core/board/board-edge";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { Hole } from "@/lib/core/dfm/derived/holes";

/** A plated hole that the edge cuts in half, with the direction out of the board. */
export type HalfHole = { hole: Hole; edge: EdgePlace };

/** A single one is a hole too near to the edge. */
const MIN_HALF_HOLES = 2;
/** As a fraction of the diameter: a hole whose center lies farther from the edge is no castellation. */
const MAX_OFF_CENTER = 0.4;

/** Plated holes with a pad alone: rows of NPTHs at the edge are mouse bites. */
export function halfHoles(context: DfmContext): readonly HalfHole[] {
  return context.memo("halfHoles", () => {
    const { copper, boardEdge } = context;
    if (!boardEdge || !copper) return [];
    const edge = outlineEdge(context);
    const outer = copper.layers.filter(({ isOuter }) => isOuter);
    const found = context.holes.flatMap((hole) => {
      if (!hole.isPlated || hole.path) return [];
      const place = edge.nearest(hole.x, hole.y, hole.diameterMm * MAX_OFF_CENTER);
      if (!place) return [];
      const hasPad = outer.some(({ index }) => index.hasAt(hole.x, hole.y, hole.diameterMm / 2 + 0.01));
      return hasPad ? [{ hole, edge: place }] : [];
    });
    return found.length >= MIN_HALF_HOLES ? found : [];
  });
}

/** True for an NPTH on the edge, or no farther from it than its diameter. */
export function isAtEdge(context: DfmContext, { isPlated, path, x, y, diameterMm }: Hole): boolean {
  if (isPlated || path || !context.boardEdge) return false;
  return outlineEdge(context).nearest(x, y, diameterMm) !== null;
}

function outlineEdge(context: DfmContext): BoardEdge {
  return context.memo("boardEdge", () => new BoardEdge(context.board.outline));
}
