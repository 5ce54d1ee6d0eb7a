// How near bare holes come to copper, on any layer.

import { UNPLATED_TO_COPPER } from "@/lib/core/dfm/limits/drill-to-copper-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureToCopper } from "@/lib/core/dfm/rules/drill-to-copper/measure-to-copper";

export const unplatedHoleToCopper: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => UNPLATED_TO_COPPER,
  measure: (context, limits) =>
    measureToCopper(context, limits, {
      isHoleWanted: ({ role, path }) => role === "unplated" && !path,
    }),
};
