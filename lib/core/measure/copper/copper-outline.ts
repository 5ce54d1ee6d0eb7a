// The copper of a layer as short straight pieces with a thickness: what distances are measured between.

import type { Bbox } from "@/lib/base/bbox";
import type { PolygonRows } from "@/lib/core/geometry/polygon-rows";

/** Thinner lines are aids of the drawing program, not copper anyone could etch. */
export const THINNEST_MM = 0.03;

/** Pieces in columns: from (x0, y0) to (x1, y1), `radius` around, part of `owner`. */
export type CopperPieces = {
  count: number;
  x0: number[];
  y0: number[];
  x1: number[];
  y1: number[];
  radius: number[];
  owner: number[];
  /** The filled inside of an owner, null for strokes and dots. */
  fills: (Pick<PolygonRows, "has"> | null)[];
  /** A point of each owner that is copper. */
  anchors: [number, number][];
  bounds: Bbox[];
  /** Owners that are flashed: pads. */
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
