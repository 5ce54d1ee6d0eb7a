// The dams of mask between openings.

import { toMeasured } from "@/lib/core/dfm/measured";
import { gapMeasure } from "@/lib/core/dfm/gap-measure";
import type { Rule } from "@/lib/core/dfm/rule";
import { gapsBetweenOpenings } from "@/lib/core/dfm/views/gaps-between-openings";
import { inkedSides } from "@/lib/core/dfm/views/sides";
import { MASK_DAM_MM } from "@/lib/core/pcb/capability";

/** Narrower dams are left out when the mask is made, so that solder may bridge: made, and asked about before. */
const ROOM_MM = 0.02;

export const maskDam: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: ({ solderMaskColor }) => {
    const least = solderMaskColor === "Green" ? MASK_DAM_MM.green : MASK_DAM_MM.other;
    return { risk: null, warning: least, notice: least + ROOM_MM };
  },
  measure: (subject, limits) => {
    const sides = inkedSides(subject, "soldermask", "noMask");
    if (typeof sides === "string") return sides;
    const measures = sides.flatMap(({ layer }) =>
      gapsBetweenOpenings(subject, layer, limits.notice + ROOM_MM).map((gap) => gapMeasure(gap, layer.source.file)),
    );
    return toMeasured(measures, "least", limits);
  },
};
