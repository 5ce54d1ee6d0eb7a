// How near copper of the outer layers comes to the milled edge.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureToRim } from "@/lib/core/dfm/rules/edge/measure-to-rim";

/**
 * Risk: the mill runs within 0.1 mm of its line and lifts what it touches; board houses publish 0.2 mm as their least.
 * Of a pour it is a warning, see `measureToRim`.
 * Notice: what they recommend.
 */
export const copperToEdgeOuter: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: 0.2, warning: 0.2, notice: 0.3 }),
  measure: (subject, limits) => measureToRim(subject, limits, ({ isOuter }) => isOuter),
};
