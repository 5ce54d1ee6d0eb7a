// How narrow the bare holes are.

import { CAPABILITY } from "@/lib/core/pcb/capability";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureHoles } from "@/lib/core/dfm/rules/hole-size/measure-holes";

/** Bare holes are drilled last, through copper and mask, where thin drills break: board houses publish 0.5 mm. */
const COMMON_MM = 0.5;

/** Risk: the smallest drill of the capability list. */
export const unplatedHoleDiameter: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: CAPABILITY.minDrillMm, warning: 0.4, notice: COMMON_MM }),
  measure: (subject, limits) =>
    measureHoles(subject, limits, {
      worse: "least",
      valueOf: ({ role, path, diameterMm }) => (role === "unplated" && !path ? diameterMm : null),
    }),
};
