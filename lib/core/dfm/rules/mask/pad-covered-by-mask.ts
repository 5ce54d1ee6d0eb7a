// Pads that the mask covers: nothing can be soldered to them.

import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/measured";
import type { Rule } from "@/lib/core/dfm/rule";
import { exposedPercent } from "@/lib/core/dfm/rules/mask/exposed-share";
import { padMargins } from "@/lib/core/dfm/rules/mask/pad-margins";
import type { Hole } from "@/lib/core/dfm/views/holes";
import type { Pad } from "@/lib/core/dfm/views/pads";
import { inkedSides } from "@/lib/core/dfm/views/sides";

/**
 * The bare share of a pad. Mask-defined pads of balls show half of theirs and more. A hole's pads may be covered on one
 * side on purpose, so that the barer one counts.
 *
 * No risk: the board is made as drawn, and pads are covered on purpose too (test points, links, lands of parts that are
 * left out), which no file tells from those that were forgotten. A warning has them looked at.
 */
export const padCoveredByMask: Rule = {
  unit: "percent",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 25, notice: 50 }),
  measure: (subject, limits) => {
    const sides = inkedSides(subject, "soldermask", "noMask");
    if (typeof sides === "string") return sides;
    if (!subject.copper) return "tooLarge";
    const barest = new Map<Hole | Pad, Measure>();
    for (const { side, layer } of sides)
      for (const { pad, margin } of padMargins(subject, side, layer)) {
        const value = margin ? 100 : exposedPercent(pad, layer);
        const key = pad.hole ?? pad;
        if (value <= (barest.get(key)?.value ?? -1)) continue;
        const { minX, minY, maxX, maxY } = pad.box;
        const { file } = layer.source;
        barest.set(key, { value, x: pad.x, y: pad.y, mark: { kind: "box", minX, minY, maxX, maxY }, layer: file });
      }
    return barest.size === 0 ? "noSuchFeature" : toMeasured(barest.values(), "least", limits);
  },
};
