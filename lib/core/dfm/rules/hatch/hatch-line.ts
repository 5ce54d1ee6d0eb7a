// How thin the lines of hatched copper are.

import { HATCH_COMMON_MM, HATCH_FINE_MM } from "@/lib/core/dfm/limits/hatch-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureHatches } from "@/lib/core/dfm/rules/hatch/measure-hatches";

/** No risk: the other lines of the hatch carry its net. */
export const hatchLine: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: HATCH_FINE_MM, notice: HATCH_COMMON_MM }),
  measure: (context, limits) => measureHatches(context, limits, "lineMm"),
};
