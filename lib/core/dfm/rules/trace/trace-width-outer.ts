// How narrow the traces of the outer layers are.

import { trackThresholds } from "@/lib/core/dfm/limits/track-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureWidths } from "@/lib/core/dfm/rules/trace/measure-widths";

export const traceWidthOuter: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: (order) => trackThresholds(order, "outer"),
  measure: (context, limits) => measureWidths(context, limits, ({ isOuter }) => isOuter),
};
