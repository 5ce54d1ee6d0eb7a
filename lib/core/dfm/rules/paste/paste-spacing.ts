// The webs of foil between apertures.

import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { gapsBetweenOpenings } from "@/lib/core/dfm/derived/openings";
import { maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";

/** A web narrower than the foil is thick bends when it is cut, and paste runs below it. */
export const pasteSpacing: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 0.12, notice: 0.15 }),
  measure: (context, limits) => {
    const sides = maskOrSilkSides(context, "paste", "noPaste");
    if (typeof sides === "string") return sides;
    const measures = sides.flatMap(({ layer }) =>
      gapsBetweenOpenings(context, layer, limits.notice).map((gap) => gapMeasure(gap, layer.source.file)),
    );
    return toMeasured(measures, "least", limits);
  },
};
