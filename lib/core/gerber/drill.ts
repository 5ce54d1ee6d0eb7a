// Holes and slots of a board, whatever kind of file they came from.

import type { DrillPlating } from "@/lib/core/gerber/layer";

/** `path` is open, [x, y, bulge] per point in mm (see contour.ts), cut by a tool of `diameterMm`. */
export type DrillSlot = { diameterMm: number; path: Float64Array };

export type DrillLayer = {
  file: string;
  plating: DrillPlating;
  /** [x, y, diameter] per hole, in mm; a diameter of 0 is unknown. */
  holes: Float64Array;
  slots: DrillSlot[];
};

export const HOLE_STRIDE = 3;

export function holeCount(layer: DrillLayer): number {
  return Math.floor(layer.holes.length / HOLE_STRIDE);
}
