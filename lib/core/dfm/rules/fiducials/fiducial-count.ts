// Whether each side that a machine assembles has marks to find it by.

import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { fiducialsOf } from "@/lib/core/dfm/rules/fiducials/fiducials-of";
import { maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";

/** Two give place and turn, the third says whether the board is stretched (IPC-7351). */
const WANTED = 3;

/** Of sides with solder paste. Where we add fiducials to the order there is nothing to look at. */
export const fiducialCount: Rule = {
  unit: "count",
  worse: "least",
  thresholds: () => ({ risk: null, warning: null, notice: WANTED }),
  measure: (context, limits) => {
    const sides = maskOrSilkSides(context, "paste", "noPaste");
    if (typeof sides === "string") return sides;
    if (context.order.fiducials) return "noSuchFeature";
    if (!context.copper) return "tooLarge";
    const measures = sides.map(({ side, layer }): Measure => {
      const { minX, minY, maxX, maxY } = layer.source.image.bounds;
      return {
        value: fiducialsOf(context, side).length,
        x: (minX + maxX) / 2,
        y: (minY + maxY) / 2,
        mark: { kind: "box", minX, minY, maxX, maxY },
        layer: layer.source.file,
      };
    });
    return toMeasured(measures, "least", limits);
  },
};
