// Holes and slots of a board, regardless of the file format.

import type { DrillPlating } from "@/lib/core/board/layer";

/** `path` is open, [x, y, bulge] per point in mm (see contour.ts), cut by a tool of `diameterMm`. */
export type DrillSlot = { diameterMm: number; path: Float64Array };

/** The copper layers that a hole starts and ends in, 1 being the top. */
export type DrillSpan = { from: number; to: number };

/** Holes of one file with one plating: a file with both platings yields two drill layers. */
export type DrillLayer = {
  file: string;
  /** "mixed" only if a file has both and does not assign the tools. */
  plating: DrillPlating;
  /** Absent if the files do not state it; such holes are through holes. */
  span?: DrillSpan;
  /** [x, y, diameter] per hole, in mm; a diameter of 0 is unknown. */
  holes: Float64Array;
  slots: DrillSlot[];
};

export const HOLE_STRIDE = 3;

export function holeCount(layer: DrillLayer): number {
  return Math.floor(layer.holes.length / HOLE_STRIDE);
}
