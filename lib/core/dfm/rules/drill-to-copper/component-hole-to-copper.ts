// How near the walls of holes for parts come to copper of other nets, on any layer.

import { COMPONENT_TO_COPPER } from "@/lib/core/dfm/limits/drill-to-copper-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureToCopper } from "@/lib/core/dfm/rules/drill-to-copper/measure-to-copper";

export const componentHoleToCopper: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => COMPONENT_TO_COPPER,
  measure: (context, limits) =>
    measureToCopper(context, limits, {
      isHoleWanted: ({ role, path }) => role === "component" && !path,
    }),
};
