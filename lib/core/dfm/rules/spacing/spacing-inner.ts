// How near traces and areas of different nets come to each other on the inner layers.

import { trackThresholds } from "@/lib/core/dfm/limits/track-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureGaps } from "@/lib/core/dfm/rules/spacing/measure-gaps";

export const spacingInner: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: (order) => trackThresholds(order, "inner"),
  measure: (context, limits) => measureGaps(context, limits, { pads: 0, isWanted: ({ isOuter }) => !isOuter }),
};
