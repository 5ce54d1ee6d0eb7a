// The edge of the board as pieces: its outer contours and cut-outs.

import { addArea, type DrawnPieces, noDrawnPieces } from "@/lib/core/measure/copper/pieces";
import { type Budget, CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { type Contour, counterClockwise, flatten } from "@/lib/core/geometry/contour";
import type { Outline } from "@/lib/core/board/outline";

const ARC_TOLERANCE_MM = 0.002;

/** A closed line of the board's edge, counter-clockwise; `board` is the board of the panel that it belongs to. */
export type EdgeRing = { contour: Contour; points: Float64Array; board: number; isCutout: boolean };

/** Owner n of `pieces` is `rings[n]`. */
export type BoardEdge = { rings: EdgeRing[]; pieces: DrawnPieces; index: CopperIndex };

/** Null if no file draws the edge: a box around the copper is no edge to measure to. */
export function boardEdge(outline: Outline, budget: Budget): BoardEdge | null {
  if (outline.status === "missing" && outline.file === undefined) return null;
  const rings: EdgeRing[] = outline.boards.flatMap(({ edge, cutouts }, board) =>
    [edge, ...cutouts].map((contour, k) => ({
      contour,
      points: flatten(counterClockwise(contour), ARC_TOLERANCE_MM),
      board,
      isCutout: k > 0,
    })),
  );
  const drawn = rings.filter(({ points }) => points.length >= 6);
  if (drawn.length === 0) return null;
  const pieces = noDrawnPieces();
  drawn.forEach(({ points }, k) => addArea(pieces, [points], k));
  return { rings: drawn, pieces, index: new CopperIndex(pieces, 0, budget) };
}
