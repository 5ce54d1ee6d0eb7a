// How narrow the bare holes are.

import { CAPABILITY } from "@/lib/core/pcb/capability";
import { holeDiameter } from "@/lib/core/dfm/rules/hole-size/hole-diameter";

/** Bare holes are drilled last, through copper and mask, where thin drills break: board houses publish 0.5 mm. */
const COMMON_MM = 0.5;
const WARNING_MM = 0.4;

/** Risk: the smallest drill of the capability list. */
export const unplatedHoleDiameter = holeDiameter("unplated", () => ({
  risk: CAPABILITY.minDrillMm,
  warning: WARNING_MM,
  notice: COMMON_MM,
}));
