// The through holes of a board, largest first, each with its plating.

import { type BoardSource, copperLayersOf } from "@/lib/core/board3d/board-source";
import type { DrillLayer } from "@/lib/core/board/drill";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import { PadGrid } from "@/lib/core/board/sample";

/** A round hole is a path of one point; [x, y, bulge] per point in mm (see contour.ts). */
export interface ThroughHole {
  path: Float64Array;
  diameterMm: number;
  isPlated: boolean;
}

/** Blind and buried holes end within the board and are filled. */
function goesThrough({ span }: DrillLayer, copperLayers: number): boolean {
  return !span || (span.from === 1 && span.to >= copperLayers);
}

/** Slots first, then holes by size: beyond the cap the least visible ones are left out. */
export function throughHolesOf(source: BoardSource): ThroughHole[] {
  const copper = copperLayersOf(source);
  const pads = new PadGrid();
  for (const { image } of copper) pads.add(image);
  // For a file without plating, a pad around the hole decides.
  const isPlated = ({ plating }: DrillLayer, x: number, y: number) =>
    plating === "plated" || (plating !== "non-plated" && pads.has(x, y));
  const holes: ThroughHole[] = [];
  const slots: ThroughHole[] = [];
  for (const drill of source.drills) {
    if (!goesThrough(drill, copper.length)) continue;
    for (const { diameterMm, path } of drill.slots) {
      const [x = 0, y = 0] = path;
      if (diameterMm > 0) slots.push({ path, diameterMm, isPlated: isPlated(drill, x, y) });
    }
    for (let k = 0; k < drill.holes.length; k += HOLE_STRIDE) {
      const [x = 0, y = 0, diameterMm = 0] = drill.holes.subarray(k, k + HOLE_STRIDE);
      if (diameterMm > 0) holes.push({ path: Float64Array.of(x, y, 0), diameterMm, isPlated: isPlated(drill, x, y) });
    }
  }
  return [...slots, ...holes.sort((a, b) => b.diameterMm - a.diameterMm)];
}
