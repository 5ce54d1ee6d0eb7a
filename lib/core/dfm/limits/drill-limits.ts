// How narrow plated holes may be drilled.

import type { Rule } from "@/lib/core/dfm/rule";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** Risk: the smallest drill of the capability list. Warning: finer than the grade that was ordered. */
export function platedDrillThresholds(commonMm: number): Rule["thresholds"] {
  return ({ minHoleMm }) => ({
    risk: CAPABILITY.minDrillMm,
    warning: minHoleMm,
    notice: Math.max(minHoleMm, commonMm),
  });
}
