// Holes without a wall between them, and holes that are drilled twice.

import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { hasSlot, NO_WALL_MM } from "@/lib/core/dfm/rules/hole-spacing/measure-pairs";
import { holePairs } from "@/lib/core/dfm/derived/hole-pairs";

/** The wall, 0 where the holes overlap: drills break there, and it is asked whether a slot was meant. */
export const doubleHit: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: NO_WALL_MM, notice: NO_WALL_MM }),
  measure: (context, limits) => {
    if (context.holes.length === 0) return "noDrills";
    const pairs = holePairs(context).filter((pair) => !hasSlot(pair));
    const measures = pairs.map(({ gap, first }) => gapMeasure({ ...gap, mm: Math.max(0, gap.mm) }, first.file));
    return toMeasured(measures, "least", limits);
  },
};
