// How deep plated holes are for their width.

import { CAPABILITY } from "@/lib/core/pcb/capability";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureHoles } from "@/lib/core/dfm/rules/hole-size/measure-holes";
import { isBlind } from "@/lib/core/dfm/rules/hole-size/span-depth";

/**
 * The board's thickness over the finished diameter. Risk: the capability list's 8 to 1. Deeper than 6 to 1 the copper in
 * the middle of a wall comes out thinner than at its ends.
 */
export const holeAspectRatio: Rule = {
  unit: "ratio",
  worse: "most",
  thresholds: () => ({ risk: CAPABILITY.aspectRatio, warning: 7, notice: 6 }),
  measure: (context, limits) =>
    measureHoles(context, limits, {
      worse: "most",
      valueOf: (hole) =>
        hole.isPlated && !hole.path && !isBlind(hole, context)
          ? context.order.thicknessMm / drillOf(hole.diameterMm)
          : null,
    }),
};

/** Drills come in steps of 0.05 mm; files in inches give their sizes some thousandths beside. */
function drillOf(diameterMm: number): number {
  return Math.max(0.01, Math.round(diameterMm * 100) / 100);
}
