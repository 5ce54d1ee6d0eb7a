// Pads that the mask covers: nothing can be soldered to them.

import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { exposedPercent } from "@/lib/core/dfm/rules/mask/exposed-share";
import { padMargins, solderedOn } from "@/lib/core/dfm/rules/mask/pad-margins";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type DrawnLayer, SIDES, type Side } from "@/lib/core/dfm/derived/drawn-layer";
import type { Hole } from "@/lib/core/dfm/derived/holes";
import type { Pad } from "@/lib/core/dfm/derived/pads";

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
  measure: (context, limits) => {
    const sides = SIDES.map((side) => ({ side, layer: context.drawnOrReason("soldermask", side) }));
    if (sides.some(({ layer }) => layer === "tooLarge") || !context.copper) return "tooLarge";
    if (sides.every(({ layer }) => layer === null)) return "noMask";
    const barest = new Map<Hole | Pad, Measure>();
    for (const { side, layer } of sides) {
      if (!layer || layer === "tooLarge") continue;
      for (const { pad, value } of bareShares(context, side, layer)) {
        const key = pad.hole ?? pad;
        if (value <= (barest.get(key)?.value ?? -1)) continue;
        const { minX, minY, maxX, maxY } = pad.box;
        const { file } = layer.source;
        barest.set(key, { value, x: pad.x, y: pad.y, mark: { kind: "box", minX, minY, maxX, maxY }, layer: file });
      }
    }
    return barest.size === 0 ? "noSuchFeature" : toMeasured(barest.values(), "least", limits);
  },
};

/** Of a side's soldered pads in percent; a mask without any opening covers all of them. */
function bareShares(context: DfmContext, side: Side, mask: DrawnLayer): { pad: Pad; value: number }[] {
  const { index } = mask;
  if (!index) return solderedOn(context, side).map((pad) => ({ pad, value: 0 }));
  const layer = { ...mask, index };
  return padMargins(context, side, layer).map(({ pad, margin }) => ({
    pad,
    value: margin ? 100 : exposedPercent(pad, layer),
  }));
}
