// How much wider than their pads the openings of the mask are.

import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { padMargins } from "@/lib/core/dfm/rules/mask/pad-margins";
import { maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";

/** How far mask may lie off its place; where the files leave no room it is added before the board is made. */
const ROOM_MM = 0.025;

/** Pads that their openings hold wholly; smaller openings are mask-defined pads, and meant so. */
export const maskExpansion: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: null, notice: ROOM_MM }),
  measure: (context, limits) => {
    const sides = maskOrSilkSides(context, "soldermask", "noMask");
    if (typeof sides === "string") return sides;
    if (!context.copper) return "tooLarge";
    const measures = sides.flatMap(({ side, layer }) =>
      padMargins(context, side, layer).flatMap(({ margin }) =>
        margin ? [{ value: margin.mm, x: margin.x, y: margin.y, mark: margin.mark, layer: layer.source.file }] : [],
      ),
    );
    return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, "least", limits);
  },
};
