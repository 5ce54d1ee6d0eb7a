// How near the walls of vias come to copper of other nets on the inner layers.

import { VIA_TO_INNER_COPPER } from "@/lib/core/dfm/limits/drill-to-copper-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureToCopper } from "@/lib/core/dfm/rules/drill-to-copper/measure-to-copper";

export const viaToCopperInner: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => VIA_TO_INNER_COPPER,
  measure: (context, limits) =>
    measureToCopper(context, limits, {
      isLayerWanted: ({ isOuter }) => !isOuter,
      isHoleWanted: ({ role, path }) => role === "via" && !path,
    }),
};
