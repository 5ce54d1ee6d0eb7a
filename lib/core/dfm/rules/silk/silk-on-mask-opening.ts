// Ink on what the mask leaves bare.

import { distinctPlaces, gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { silkGaps } from "@/lib/core/dfm/rules/silk/silk-gaps";
import { maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";

/** How far print may lie off its place. */
const ROOM_MM = 0.15;
/** Strokes of one letter are one place. */
const APART_MM = 0.5;

/** From edge to edge, 0 where they overlap: the ink is cut away there by every board house, unasked: a notice. */
export const silkOnMaskOpening: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: null, notice: ROOM_MM }),
  measure: (context, limits) => {
    const silk = maskOrSilkSides(context, "silkscreen", "noSilk");
    const masks = maskOrSilkSides(context, "soldermask", "noMask");
    if (typeof silk === "string") return silk;
    if (typeof masks === "string") return masks;
    const measures = silk.flatMap(({ side, layer }) => {
      const mask = masks.find((other) => other.side === side)?.layer;
      const gaps = mask ? silkGaps(context, layer, mask.index, limits.notice) : [];
      return gaps.map((gap) => gapMeasure(gap, layer.source.file));
    });
    const { places, extreme } = toMeasured(measures, "least", limits);
    return { places: distinctPlaces(places, "least", APART_MM), extreme };
  },
};
