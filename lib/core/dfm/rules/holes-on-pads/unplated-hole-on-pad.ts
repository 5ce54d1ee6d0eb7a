// Bare holes within pads: whether the wall should be plated, the files say in two ways.

import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { holeMeasure } from "@/lib/core/dfm/derived/holes";

/** Less copper around a bare hole is what drilling leaves of a mark for its place. */
const MARK_MM = 0.1;

/** The copper around the hole, where its pad is round the same middle: half of what is wider than the hole. */
export const unplatedHoleOnPad: Rule = {
  unit: "mm",
  worse: "most",
  thresholds: () => ({ risk: null, warning: MARK_MM, notice: MARK_MM }),
  measure: (context, limits) => {
    if (!context.copper) return "tooLarge";
    const bare = context.holes.filter(({ isPlated }) => !isPlated);
    if (bare.length === 0) return context.holes.length === 0 ? "noDrills" : "noSuchFeature";
    const measures = context.pads.flatMap((pad) => {
      const { hole } = pad;
      if (!hole || hole.isPlated || !pad.layer.isOuter) return [];
      const value = Math.max(0, (pad.widthMm - hole.diameterMm) / 2);
      return [{ ...holeMeasure(hole, value), layer: pad.layer.source.file }];
    });
    return toMeasured(measures, "most", limits);
  },
};
