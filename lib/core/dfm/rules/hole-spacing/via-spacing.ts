// The walls between vias of different nets.

import { NO_WALL_BETWEEN_MM } from "@/lib/core/dfm/limits/drilled-hole";
import type { Rule } from "@/lib/core/dfm/rule";
import { areVias, measurePairs } from "@/lib/core/dfm/rules/hole-spacing/measure-pairs";

/**
 * Between walls of different potential copper grows along the glass fibres (CAF): board houses publish 0.2 to
 * 0.25 mm. Risk: the holes are drilled into one another, and their nets are joined.
 */
export const viaSpacing: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: NO_WALL_BETWEEN_MM, warning: 0.25, notice: 0.3 }),
  measure: (context, limits) => measurePairs(context, limits, (pair) => areVias(pair) && !pair.isSameNet),
};
