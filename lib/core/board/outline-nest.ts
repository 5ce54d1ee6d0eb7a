// Closed contours of an outline layer, one inside the other, and the boards that are found among them.

import type { Bbox } from "@/lib/base/bbox";
import type { BoardGrid } from "@/lib/core/board/board-grid";
import type { Contour } from "@/lib/core/geometry/contour";
import type { PolygonRows } from "@/lib/core/geometry/polygon-rows";

/** One board: its edge and the holes cut into it, along the centre line of the drawn stroke, in mm. */
export type BoardContour = { edge: Contour; cutouts: Contour[] };

/** A contour with what lies directly inside it. */
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
  share: number;
  /** Rails around or beside the boards: they hold no copper and belong to the panel. */
  hasRails: boolean;
  /** A line close around a single board: the panel's edge or a drawing, which the file does not tell. */
  hasOpenFrame: boolean;
  /** Closed shapes beside the boards, large enough to be boards, without copper. */
  hasEmptyShapes: boolean;
};
