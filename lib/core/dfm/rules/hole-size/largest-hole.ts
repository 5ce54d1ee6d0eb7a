// Holes wider than drills are.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureHoles } from "@/lib/core/dfm/rules/hole-size/measure-holes";

/** The widest drill that board houses list; wider holes are milled, to the mill's tolerance. */
const WIDEST_DRILL_MM = 6.5;
/** Nobody drills this: an outline that was written as a hit, or a file that was read at the wrong scale. */
const WIDEST_MM = 25;

export const largestHole: Rule = {
  unit: "mm",
  worse: "most",
  thresholds: () => ({ risk: null, warning: WIDEST_MM, notice: WIDEST_DRILL_MM }),
  measure: (context, limits) =>
    measureHoles(context, limits, {
      worse: "most",
      valueOf: ({ path, diameterMm }) => (path ? null : diameterMm),
    }),
};
