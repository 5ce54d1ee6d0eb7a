// How small the letters of the silkscreen are.

import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { wordsOf } from "@/lib/core/dfm/rules/silk/letters";
import { maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";

/** Board houses publish 0.8 to 1 mm; below 0.6 mm the holes of letters run full. */
const COMMON_MM = 0.8;

export const silkHeight: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 0.6, notice: COMMON_MM }),
  measure: (context, limits) => {
    const silk = maskOrSilkSides(context, "silkscreen", "noSilk");
    if (typeof silk === "string") return silk;
    const measures = silk.flatMap(({ layer }) =>
      wordsOf(context, layer).map(({ heightMm, letter }) => ({
        value: heightMm,
        x: (letter.minX + letter.maxX) / 2,
        y: (letter.minY + letter.maxY) / 2,
        mark: { kind: "box", ...letter } as const,
        layer: layer.source.file,
      })),
    );
    return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, "least", limits);
  },
};
