// How thin the lines of hatched copper are.

import { HATCH_COMMON_MM, HATCH_FINE_MM } from "@/lib/core/dfm/limits/hatch-limits";
import { leastTrackMm } from "@/lib/core/dfm/limits/track-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureHatches } from "@/lib/core/dfm/rules/hatch/measure-hatches";

/** Risk: what is etched at all. */
export const hatchLine: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: (order) => ({ risk: leastTrackMm(order, "outer"), warning: HATCH_FINE_MM, notice: HATCH_COMMON_MM }),
  measure: (subject, limits) => measureHatches(subject, limits, "lineMm"),
};
