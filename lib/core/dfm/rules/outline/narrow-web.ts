// How narrow the board is between cut-outs and its edge.

import { distinctPlaces, gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { slotGaps } from "@/lib/core/dfm/rules/outline/slot-gaps";

/** A web as wide as the board is thick holds; half of that may break while it is routed, which is asked first. */
export const narrowWeb: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: ({ thicknessMm }) => ({
    risk: null,
    warning: Math.max(0.5, thicknessMm / 2),
    notice: Math.max(0.5, thicknessMm),
  }),
  measure: (context, limits) => {
    const { edgeRing, board } = context;
    if (!edgeRing) return "noOutline";
    const measures = slotGaps(context).webs.map((gap) => gapMeasure(gap, board.outline.file ?? null));
    const { places, extreme } = toMeasured(measures, "least", limits);
    return { places: distinctPlaces(places, "least", 1), extreme };
  },
};
