// How near the walls of vias come to copper of other nets on the outer layers.

import { VIA_TO_COPPER } from "@/lib/core/dfm/limits/drill-to-copper-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureToCopper } from "@/lib/core/dfm/rules/drill-to-copper/measure-to-copper";

export const viaToCopperOuter: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => VIA_TO_COPPER,
  measure: (context, limits) =>
    measureToCopper(context, limits, {
      isLayerWanted: ({ isOuter }) => isOuter,
      isHoleWanted: ({ role, path }) => role === "via" && !path,
    }),
};
