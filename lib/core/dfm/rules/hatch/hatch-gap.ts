// How small the openings of hatched copper are.

import { HATCH_COMMON_MM, HATCH_FINE_MM } from "@/lib/core/dfm/limits/hatch-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureHatches } from "@/lib/core/dfm/rules/hatch/measure-hatches";

/** No risk: an opening that stays closed is copper of the same net. */
export const hatchGap: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: HATCH_FINE_MM, notice: HATCH_COMMON_MM }),
  measure: (context, limits) => measureHatches(context, limits, "gapMm"),
};
