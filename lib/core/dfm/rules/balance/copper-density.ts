// How little copper a layer has: thin copper is etched and plated faster than the rest of the panel.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureShares } from "@/lib/core/dfm/rules/balance/measure-shares";

/** Below a fifth board houses add thieving or ask; nothing is refused for it. */
const LEAST_PERCENT = 20;

export const copperDensity: Rule = {
  unit: "percent",
  worse: "least",
  thresholds: () => ({ risk: null, warning: null, notice: LEAST_PERCENT }),
  measure: (subject, limits) => measureShares(subject, limits, { worse: "least", valuesOf: (shares) => [...shares] }),
};
