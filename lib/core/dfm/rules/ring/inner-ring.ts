// How much copper is left around holes on the inner layers, where they have pads.

import { INNER_RING } from "@/lib/core/dfm/limits/ring-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureRings } from "@/lib/core/dfm/rules/ring/measure-rings";

export const innerRing: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => INNER_RING,
  measure: (context, limits) =>
    measureRings(context, limits, {
      isLayerWanted: ({ isOuter }) => !isOuter,
      isHoleWanted: ({ span }) => !span,
    }),
};
