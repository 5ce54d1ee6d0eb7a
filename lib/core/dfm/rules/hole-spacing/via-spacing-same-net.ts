// The walls between vias of one net.

import type { Rule } from "@/lib/core/dfm/rule";
import { areVias, measurePairs } from "@/lib/core/dfm/rules/hole-spacing/measure-pairs";

/** Nothing can short here, but each hole is drilled 0.1 mm wider than it is finished: a wall of 0.1 mm is none, and drills break there. */
export const viaSpacingSameNet: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 0.2, notice: 0.25 }),
  measure: (context, limits) => measurePairs(context, limits, (pair) => areVias(pair) && pair.isSameNet),
};
