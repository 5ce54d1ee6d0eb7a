// Rows of bare holes along the edge, made for boards to be broken out by.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { Hole } from "@/lib/core/dfm/derived/holes";
import { BoardEdge } from "@/lib/core/board/board-edge";

/** Whether a bare hole lies on the edge, or no farther from it than it is wide. */
export function isAtEdge(context: DfmContext, { isPlated, path, x, y, diameterMm }: Hole): boolean {
  if (isPlated || path || !context.edgeRing) return false;
  return context.memo("boardEdge", () => new BoardEdge(context.board.outline)).nearest(x, y, diameterMm) !== null;
}
