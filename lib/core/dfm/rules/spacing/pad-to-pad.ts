// How near pads of different nets come to each other, on any layer.

import { anyTrackThresholds } from "@/lib/core/dfm/limits/track-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureGaps } from "@/lib/core/dfm/rules/spacing/measure-gaps";

export const padToPad: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: anyTrackThresholds,
  measure: (context, limits) => measureGaps(context, limits, { pads: 2 }),
};
