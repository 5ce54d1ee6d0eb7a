// How narrow plated slots are.

import { CAPABILITY } from "@/lib/core/pcb/capability";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureHoles } from "@/lib/core/dfm/rules/hole-size/measure-holes";

/** Mills of less than 0.8 mm are slow and break: the slot is made, at another pace. */
const COMMON_MM = 0.8;

/** Risk: the narrowest plated slot of the capability list. */
export const platedSlotWidth: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: CAPABILITY.minPlatedSlotMm, warning: CAPABILITY.minPlatedSlotMm, notice: COMMON_MM }),
  measure: (context, limits) =>
    measureHoles(context, limits, {
      worse: "least",
      valueOf: ({ isPlated, path, diameterMm }) => (isPlated && path ? diameterMm : null),
    }),
};
