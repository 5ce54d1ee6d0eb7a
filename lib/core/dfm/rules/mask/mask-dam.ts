// The dams of mask between openings.

import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { gapsBetweenOpenings } from "@/lib/core/dfm/derived/openings";
import { maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";
import { MASK_DAM_MM } from "@/lib/core/pcb/capability";

/** Narrower dams are left out when the mask is made, so that solder may bridge: made, and asked about before. */
const ROOM_MM = 0.02;

export const maskDam: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: ({ solderMaskColor }) => {
    const min = solderMaskColor === "Green" ? MASK_DAM_MM.green : MASK_DAM_MM.other;
    return { risk: null, warning: min, notice: min + ROOM_MM };
  },
  measure: (context, limits) => {
    const sides = maskOrSilkSides(context, "soldermask", "noMask");
    if (typeof sides === "string") return sides;
    const measures = sides.flatMap(({ layer }) =>
      gapsBetweenOpenings(context, layer, limits.notice + ROOM_MM).map((gap) => gapMeasure(gap, layer.source.file)),
    );
    return toMeasured(measures, "least", limits);
  },
};
