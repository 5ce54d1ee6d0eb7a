// How deep blind and buried vias are for their width.

import { CAPABILITY } from "@/lib/core/pcb/capability";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureHoles } from "@/lib/core/dfm/rules/hole-size/measure-holes";
import { depthMm, isBlind } from "@/lib/core/dfm/rules/hole-size/span-depth";

/**
 * Laser vias are plated from one side and hold to 1 to 1 (IPC-2226), better 0.75; drilled ones go through a core
 * before it is pressed and hold to what any hole does.
 */
export const blindViaAspectRatio: Rule = {
  unit: "ratio",
  worse: "most",
  thresholds: ({ laserDrill }) =>
    laserDrill ? { risk: 1, warning: 0.9, notice: 0.75 } : { risk: CAPABILITY.aspectRatio, warning: 7, notice: 6 },
  measure: (context, limits) =>
    measureHoles(context, limits, {
      worse: "most",
      valueOf: (hole) =>
        hole.isPlated && !hole.path && isBlind(hole, context) ? depthMm(hole, context) / hole.diameterMm : null,
    }),
};
