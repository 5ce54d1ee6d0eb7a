// How narrow bare slots are.

import { CAPABILITY } from "@/lib/core/pcb/capability";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureHoles } from "@/lib/core/dfm/rules/hole-size/measure-holes";

/** What board houses mill outlines with. */
const COMMON_MM = 1;

/** Risk: the narrowest cut-out of the capability list. */
export const unplatedSlotWidth: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: CAPABILITY.minCutoutMm, warning: CAPABILITY.minCutoutMm, notice: COMMON_MM }),
  measure: (context, limits) =>
    measureHoles(context, limits, {
      worse: "least",
      valueOf: ({ isPlated, path, diameterMm }) => (!isPlated && path ? diameterMm : null),
    }),
};
