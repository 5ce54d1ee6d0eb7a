// How narrow the mill's way is, through slots, notches and between boards.

import { distinctPlaces } from "@/lib/core/dfm/group";
import { toMeasured } from "@/lib/core/dfm/measured";
import { gapMeasure } from "@/lib/core/dfm/gap-measure";
import type { Rule } from "@/lib/core/dfm/rule";
import { rimGaps } from "@/lib/core/dfm/rules/outline/rim-gaps";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** What board houses mill outlines with; narrower mills are slower. */
const COMMON_MM = 1;

/** Risk: the narrowest cut-out of the capability list. */
export const milledWidth: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: CAPABILITY.minCutoutMm, warning: CAPABILITY.minCutoutMm, notice: COMMON_MM }),
  measure: (subject, limits) => {
    const { rim, board } = subject;
    if (!rim) return "noOutline";
    const measures = rimGaps(subject).milled.map((gap) => gapMeasure(gap, board.outline.file ?? null));
    const { places, extreme } = toMeasured(measures, "least", limits);
    return { places: distinctPlaces(places, "least", COMMON_MM), extreme };
  },
};
