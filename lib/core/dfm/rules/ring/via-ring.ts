// How much copper the pads of vias leave around them on the outer layers.

import { VIA_RING } from "@/lib/core/dfm/limits/ring-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureRings } from "@/lib/core/dfm/rules/ring/measure-rings";

export const viaRing: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => VIA_RING,
  measure: (context, limits) =>
    measureRings(context, limits, {
      isLayerWanted: ({ isOuter }) => isOuter,
      isHoleWanted: ({ role, span }) => role === "via" && !span,
    }),
};
