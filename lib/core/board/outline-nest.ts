// Nested closed contours of an outline layer, and the boards found among them.

import type { Bbox } from "@/lib/base/bbox";
import type { BoardGrid } from "@/lib/core/board/board-grid";
import type { Contour } from "@/lib/core/geometry/contour";
import type { PolygonRows } from "@/lib/core/geometry/polygon-rows";

/** One board: its edge and its cutouts, along the center line of the drawn stroke, in mm. */
export type BoardContour = { edge: Contour; cutouts: Contour[] };

/** A contour with the contours directly inside it. */
export type Nest = {
  contour: Contour;
  areaMm2: number;
  isHealed: boolean;
  points: Float64Array;
  rows: PolygonRows;
  bounds: Bbox;
  children: Nest[];
  hits: number;
};

export type FoundOutline = {
  boards: BoardContour[];
  boardCount: number;
  boardGrid: BoardGrid | null;
  wasHealed: boolean;
  hasFrame: boolean;
  /** Part of all copper hits that the outline holds. */
  hitRatio: number;
  /** Rails around or next to the boards: they hold no copper and belong to the panel. */
  hasRails: boolean;
  /** A line close around a single board: either the panel's edge or a drawing, which the file does not state. */
  hasOpenFrame: boolean;
  /** Closed shapes next to the boards, large enough to be boards, without copper. */
  hasEmptyShapes: boolean;
};
