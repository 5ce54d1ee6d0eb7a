// How little copper a layer has: thin copper is etched and plated faster than the rest of the panel.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureShares } from "@/lib/core/dfm/rules/balance/measure-shares";

/** Below a fifth board houses add thieving or ask; nothing is refused for it. */
const MIN_PERCENT = 20;

export const copperDensity: Rule = {
  unit: "percent",
  worse: "least",
  thresholds: () => ({ risk: null, warning: null, notice: MIN_PERCENT }),
  measure: (context, limits) => measureShares(context, limits, { worse: "least", valuesOf: (shares) => [...shares] }),
};
