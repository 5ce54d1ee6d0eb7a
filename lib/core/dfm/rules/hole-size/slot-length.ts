// Slots that are hardly longer than wide.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureHoles } from "@/lib/core/dfm/rules/hole-size/measure-holes";
import { slotLengthMm } from "@/lib/core/dfm/derived/holes";

/**
 * Length from end to end over width. The second hit of a short slot meets the wall of the first and the drill turns away:
 * board houses ask for 2 to 1, and turn to a tolerance of their own below 1.5.
 */
export const slotLength: Rule = {
  unit: "ratio",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 1.5, notice: 2 }),
  measure: (context, limits) =>
    measureHoles(context, limits, {
      worse: "least",
      valueOf: (hole) => (hole.path ? slotLengthMm(hole) / hole.diameterMm : null),
    }),
};
