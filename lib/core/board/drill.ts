// Holes and slots of a board, whatever kind of file they came from.

import type { DrillPlating } from "@/lib/core/board/layer";

/** `path` is open, [x, y, bulge] per point in mm (see contour.ts), cut by a tool of `diameterMm`. */
export type DrillSlot = { diameterMm: number; path: Float64Array };

/** The copper layers that a hole starts and ends in, 1 being the top. */
export type DrillSpan = { from: number; to: number };

/** What one file drills with one finish: a file of both finishes makes two of these. */
export type DrillLayer = {
  file: string;
  /** "mixed" only where a file has both and does not say which tool is which. */
  plating: DrillPlating;
  /** Absent where the files do not say; such holes go through. */
  span?: DrillSpan;
  /** [x, y, diameter] per hole, in mm; a diameter of 0 is unknown. */
  holes: Float64Array;
  slots: DrillSlot[];
};

export const HOLE_STRIDE = 3;

export function holeCount(layer: DrillLayer): number {
  return Math.floor(layer.holes.length / HOLE_STRIDE);
}
