// How narrow the mill's way is, through slots, notches and between boards.

import { distinctPlaces, gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { slotGaps } from "@/lib/core/dfm/rules/outline/slot-gaps";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** What board houses mill outlines with; narrower mills are slower. */
const COMMON_MM = 1;

/** Risk: the narrowest cut-out of the capability list. */
export const routedWidth: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: CAPABILITY.minCutoutMm, warning: CAPABILITY.minCutoutMm, notice: COMMON_MM }),
  measure: (context, limits) => {
    const { edgeRing, board } = context;
    if (!edgeRing) return "noOutline";
    const measures = slotGaps(context).routed.map((gap) => gapMeasure(gap, board.outline.file ?? null));
    const { places, extreme } = toMeasured(measures, "least", limits);
    return { places: distinctPlaces(places, "least", COMMON_MM), extreme };
  },
};
