// The walls beside slots.

import { NO_WALL_BETWEEN_MM } from "@/lib/core/dfm/limits/drilled-hole";
import type { Rule } from "@/lib/core/dfm/rule";
import { hasSlot, measurePairs } from "@/lib/core/dfm/rules/hole-spacing/measure-pairs";

/** A mill pushes sideways, and a thin wall gives way. Slots of several strokes overlap on purpose and are not measured. */
export const slotSpacing: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: NO_WALL_BETWEEN_MM, warning: 0.3, notice: 0.5 }),
  measure: (context, limits) => measurePairs(context, limits, hasSlot),
};
