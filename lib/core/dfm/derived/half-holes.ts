// Plated holes that the edge of the board cuts in half, each with the way out of the board.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { Hole } from "@/lib/core/dfm/derived/holes";
import { BoardEdge, type EdgePlace } from "@/lib/core/board/board-edge";

export type HalfHole = { hole: Hole; edge: EdgePlace };

/** One alone is a hole too near to the edge. */
const MIN = 2;
/** Of the diameter: a hole whose centre lies farther from the edge is no half hole. */
const MAX_OFF_CENTRE = 0.4;

/** Bare rows of holes at the edge are perforations to break the board out by, and none of these. */
export function halfHoles(context: DfmContext): readonly HalfHole[] {
  return context.memo("halfHoles", () => {
    const { copper, edgeRing } = context;
    if (!edgeRing || !copper) return [];
    const edge = context.memo("boardEdge", () => new BoardEdge(context.board.outline));
    const outer = copper.layers.filter(({ isOuter }) => isOuter);
    const found = context.holes.flatMap((hole) => {
      if (!hole.isPlated || hole.path) return [];
      const place = edge.nearest(hole.x, hole.y, hole.diameterMm * MAX_OFF_CENTRE);
      if (!place) return [];
      const hasPad = outer.some(({ index }) => index.hasAt(hole.x, hole.y, hole.diameterMm / 2 + 0.01));
      return hasPad ? [{ hole, edge: place }] : [];
    });
    return found.length >= MIN ? found : [];
  });
}
