// How much copper is left around blind and buried vias, on every layer.

import { BLIND_VIA_RING } from "@/lib/core/dfm/limits/ring-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureRings } from "@/lib/core/dfm/rules/ring/measure-rings";

export const blindViaRing: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => BLIND_VIA_RING,
  measure: (context, limits) =>
    measureRings(context, limits, {
      isLayerWanted: () => true,
      isHoleWanted: ({ span }) => span !== undefined,
    }),
};
