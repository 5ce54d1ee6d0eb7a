// How much copper is left around the holes of parts on the outer layers.

import { COMPONENT_RING } from "@/lib/core/dfm/limits/ring-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureRings } from "@/lib/core/dfm/rules/ring/measure-rings";

export const componentRing: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => COMPONENT_RING,
  measure: (context, limits) =>
    measureRings(context, limits, {
      isLayerWanted: ({ isOuter }) => isOuter,
      isHoleWanted: ({ role, span }) => role === "component" && !span,
    }),
};
