// How wide half holes are.

import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { halfHoles } from "@/lib/core/dfm/derived/edge-holes";
import { holeMeasure } from "@/lib/core/dfm/derived/holes";
import { CASTELLATION } from "@/lib/core/pcb/capability";

/** In narrower ones the mill tears the wall out; from 0.8 mm on it does so nowhere. */
const COMMON_MM = 0.8;

export const castellationDiameter: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: CASTELLATION.minHoleMm, warning: CASTELLATION.minHoleMm, notice: COMMON_MM }),
  measure: (context, limits) => {
    if (!context.edgeRing) return "noOutline";
    const halves = halfHoles(context);
    if (halves.length === 0) return "noSuchFeature";
    return toMeasured(
      halves.map(({ hole }) => holeMeasure(hole, hole.diameterMm)),
      "least",
      limits,
    );
  },
};
