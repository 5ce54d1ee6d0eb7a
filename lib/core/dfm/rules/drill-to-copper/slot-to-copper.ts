// How near slots, plated or not, come to copper that they do not belong to, on any layer.

import { SLOT_TO_COPPER } from "@/lib/core/dfm/limits/drill-to-copper-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureToCopper } from "@/lib/core/dfm/rules/drill-to-copper/measure-to-copper";

export const slotToCopper: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => SLOT_TO_COPPER,
  measure: (context, limits) =>
    measureToCopper(context, limits, {
      isHoleWanted: ({ path }) => path !== null,
    }),
};
