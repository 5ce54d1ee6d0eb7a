// How narrow the holes for leads are.

import { CAPABILITY } from "@/lib/core/pcb/capability";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureHoles } from "@/lib/core/dfm/rules/hole-size/measure-holes";

/** A thin lead of 0.25 mm and the 0.25 mm that IPC-2222 (level A) leaves around it. */
const COMMON_MM = 0.5;

/** Risk: the smallest drill of the capability list. Warning: finer than the grade that was ordered. */
export const componentHoleDiameter: Rule = {
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
      valueOf: ({ role, path, diameterMm }) => (role === "component" && !path ? diameterMm : null),
    }),
};
