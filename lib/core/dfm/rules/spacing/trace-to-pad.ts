// How near traces and areas come to pads of other nets, on any layer.

import { anyTrackThresholds } from "@/lib/core/dfm/limits/track-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureGaps } from "@/lib/core/dfm/rules/spacing/measure-gaps";

export const traceToPad: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: anyTrackThresholds,
  measure: (context, limits) => measureGaps(context, limits, { pads: 1 }),
};
