// The walls between vias of different nets.

import type { Rule } from "@/lib/core/dfm/rule";
import { areVias, measurePairs } from "@/lib/core/dfm/rules/hole-spacing/measure-pairs";

/**
 * Between walls of different potential copper grows along the glass fibres (CAF): board houses publish 0.25 mm, and
 * refuse below 0.2 mm, since each hole is drilled 0.1 mm wider than it is finished.
 */
export const viaSpacing: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: 0.2, warning: 0.25, notice: 0.3 }),
  measure: (subject, limits) => measurePairs(subject, limits, (pair) => areVias(pair) && !pair.isSameNet),
};
