// Ink over holes that no opening of the mask surrounds.

import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { drawsAt, maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";
import { gapTo } from "@/lib/core/dfm/derived/gaps";
import { holePieces } from "@/lib/core/dfm/derived/holes";

/** How far print may lie off its place. */
const ROOM_MM = 0.1;

/** Covered vias are printed over without harm; in an opening the ink goes already for the opening's sake. */
export const silkOnHole: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 0.03, notice: ROOM_MM }),
  measure: (context, limits) => {
    const silk = maskOrSilkSides(context, "silkscreen", "noSilk");
    if (typeof silk === "string") return silk;
    const holes = context.holes.filter(({ role }) => role !== "via");
    if (holes.length === 0) return context.holes.length === 0 ? "noDrills" : "noSuchFeature";
    const measures = silk.flatMap(({ side, layer }) => {
      const mask = context.drawn("soldermask", side);
      return holes.flatMap((hole) => {
        if (mask && drawsAt(mask, hole.x, hole.y)) return [];
        const gap = gapTo(holePieces(hole), layer.index, { reachMm: limits.notice });
        return gap ? [gapMeasure(gap, layer.source.file)] : [];
      });
    });
    return toMeasured(measures, "least", limits);
  },
};
