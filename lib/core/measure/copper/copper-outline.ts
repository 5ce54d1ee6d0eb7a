// The copper of a layer as short straight segments with a radius, between which distances are measured.

import type { Bbox } from "@/lib/base/bbox";
import type { PolygonRows } from "@/lib/core/geometry/polygon-rows";

/** Thinner lines are drawing aids rather than copper, which could not be etched. */
export const THINNEST_MM = 0.03;

/** Columns of segments: from (x0, y0) to (x1, y1), `radius` around, part of `owner`. */
export type CopperPieces = {
  count: number;
  x0: number[];
  y0: number[];
  x1: number[];
  y1: number[];
  radius: number[];
  owner: number[];
  /** The interior of an owner, null for strokes and dots. */
  fills: (Pick<PolygonRows, "has"> | null)[];
  /** A point of each owner that lies on copper. */
  anchors: [number, number][];
  bounds: Bbox[];
  /** Owners that are flashed, which are pads. */
  pads: number[];
};

export function noPieces(): CopperPieces {
  return {
    count: 0,
    x0: [],
    y0: [],
    x1: [],
    y1: [],
    radius: [],
    owner: [],
    fills: [],
    anchors: [],
    bounds: [],
    pads: [],
  };
}
