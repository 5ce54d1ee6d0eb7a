// The walls between holes of two kinds.

import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import { holePairs, type HolePair } from "@/lib/core/dfm/derived/hole-pairs";

/** Less than this is no wall: the drill of the second hole falls into the first. */
export const NO_WALL_MM = 0.05;

/** Of pairs with a wall between them that `isWanted`; told on the first one's drill file. Holes of one net that meet join nothing else. */
export function measurePairs(
  context: DfmContext,
  limits: Thresholds,
  isWanted: (pair: HolePair) => boolean,
): Measured | SkipReason {
  if (context.holes.length === 0) return "noDrills";
  const pairs = holePairs(context).filter((pair) => pair.gap.mm >= NO_WALL_MM && isWanted(pair));
  return toMeasured(
    pairs.map(({ gap, first, isSameNet }) => {
      const measure = gapMeasure(gap, first.file);
      return isSameNet ? { ...measure, atMost: "warning" as const } : measure;
    }),
    "least",
    limits,
  );
}

export function areVias({ first, second }: HolePair): boolean {
  return first.role === "via" && second.role === "via" && !first.path && !second.path;
}

export function hasSlot({ first, second }: HolePair): boolean {
  return first.path !== null || second.path !== null;
}
