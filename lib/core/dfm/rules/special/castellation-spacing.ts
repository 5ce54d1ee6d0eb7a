// The walls between half holes.

import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { halfHoles } from "@/lib/core/dfm/derived/edge-holes";
import { holePairs } from "@/lib/core/dfm/derived/hole-pairs";
import { CASTELLATION } from "@/lib/core/pcb/capability";

export const castellationSpacing: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: CASTELLATION.minGapMm, notice: CASTELLATION.minGapMm }),
  measure: (context, limits) => {
    if (!context.edgeRing) return "noOutline";
    const halves = new Set(halfHoles(context).map(({ hole }) => hole));
    if (halves.size === 0) return "noSuchFeature";
    const pairs = holePairs(context).filter(({ first, second }) => halves.has(first) && halves.has(second));
    const measures = pairs.map(({ gap, first }) => gapMeasure({ ...gap, mm: Math.max(0, gap.mm) }, first.file));
    return toMeasured(measures, "least", limits);
  },
};
