// How narrow the vias are.

import { CAPABILITY } from "@/lib/core/pcb/capability";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureHoles } from "@/lib/core/dfm/rules/hole-size/measure-holes";

/** Drilled at the lowest grade: finer ones cost more. */
const COMMON_MM = 0.3;

/** Risk: the smallest drill of the capability list. Warning: finer than the grade that was ordered. */
export const viaDiameter: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: ({ minHoleMm }) => ({
    risk: CAPABILITY.minDrillMm,
    warning: minHoleMm,
    notice: Math.max(minHoleMm, COMMON_MM),
  }),
  measure: (subject, limits) =>
    measureHoles(subject, limits, {
      worse: "least",
      valueOf: ({ role, path, diameterMm }) => (role === "via" && !path ? diameterMm : null),
    }),
};
