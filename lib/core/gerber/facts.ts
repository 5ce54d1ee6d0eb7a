// The few numbers that a price and a form need to know of a board.

import { heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import { copperLayerCount } from "@/lib/core/gerber/board-missing";
import type { BoardModel } from "@/lib/core/gerber/board-model";
import { HOLE_STRIDE } from "@/lib/core/gerber/drill";
import { hasCastellations, hasGoldFingers } from "@/lib/core/gerber/edge-features";
import type { OutlineStatus } from "@/lib/core/gerber/outline";
import { minSpaceMm } from "@/lib/core/gerber/spacing";
import { minTraceMm } from "@/lib/core/gerber/trace-width";

/** Lengths in mm, rounded to 0.001; null where the files do not tell. */
export type BoardFacts = {
  /** Of the outline's centre line; of the whole panel when it holds several boards. */
  widthMm: number | null;
  heightMm: number | null;
  /** Copper layers. */
  layers: number | null;
  minTraceMm: number | null;
  minSpaceMm: number | null;
  minDrillMm: number | null;
  /** Hits and slots of every drill file that came, plated or not; copies of a file count once. */
  drillCount: number;
  slotCount: number;
  castellated: boolean | null;
  goldFingers: boolean | null;
  boards: number | null;
  outline: OutlineStatus;
};

export function boardFacts(board: BoardModel): BoardFacts {
  const { bounds, status, boardCount } = board.outline;
  const isUnknown = isEmptyBbox(bounds);
  return {
    widthMm: isUnknown ? null : round(widthOf(bounds)),
    heightMm: isUnknown ? null : round(heightOf(bounds)),
    layers: copperLayerCount(board),
    minTraceMm: minTraceMm(board),
    minSpaceMm: minSpaceMm(board),
    minDrillMm: minDrillMm(board),
    drillCount: board.supplied.hits + board.supplied.slots,
    slotCount: board.supplied.slots,
    castellated: hasCastellations(board),
    goldFingers: hasGoldFingers(board),
    boards: boardCount > 0 ? boardCount : null,
    outline: status,
  };
}

function round(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}

function minDrillMm(board: BoardModel): number | null {
  let least = Infinity;
  for (const { holes, slots } of board.drills) {
    for (let k = HOLE_STRIDE - 1; k < holes.length; k += HOLE_STRIDE) {
      const diameter = holes[k] ?? 0;
      if (diameter > 0 && diameter < least) least = diameter;
    }
    for (const { diameterMm } of slots) if (diameterMm > 0 && diameterMm < least) least = diameterMm;
  }
  return Number.isFinite(least) ? round(least) : null;
}
