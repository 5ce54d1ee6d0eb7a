// Rows of bare holes along the edge, made for boards to be broken out by.

import type { DfmSubject } from "@/lib/core/dfm/subject";
import type { Hole } from "@/lib/core/dfm/views/holes";
import { BoardEdge } from "@/lib/core/gerber/board-edge";

/** Whether a bare hole lies on the edge, or no farther from it than it is wide. */
export function isAtEdge(subject: DfmSubject, { isPlated, path, x, y, diameterMm }: Hole): boolean {
  if (isPlated || path || !subject.rim) return false;
  return subject.keep("boardEdge", () => new BoardEdge(subject.board.outline)).nearest(x, y, diameterMm) !== null;
}
