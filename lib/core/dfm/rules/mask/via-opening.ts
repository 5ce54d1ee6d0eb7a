// Vias that should be covered and are not.

import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { type Hole, holeMeasure, reaches } from "@/lib/core/dfm/derived/holes";
import { outerCopper } from "@/lib/core/dfm/derived/copper";
import { drawsAt, type MaskOrSilkLayer, maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";

/** Places along the rim of a hole. */
const STEPS = 36;

/**
 * How much of a via's rim the mask covers, in percent. Where tented or plugged vias are ordered and the files leave them
 * open, it is asked which one is meant; of open ones nothing is expected.
 */
export const viaOpening: Rule = {
  unit: "percent",
  worse: "least",
  thresholds: ({ viaProcess }) => ({ risk: null, warning: null, notice: viaProcess === "open" ? 0 : 100 }),
  measure: (context, limits) => {
    const sides = maskOrSilkSides(context, "soldermask", "noMask");
    if (typeof sides === "string") return sides;
    if (limits.notice === 0) return "noSuchFeature";
    const vias = context.holes.filter(({ role, path }) => role === "via" && !path);
    if (vias.length === 0) return "noSuchFeature";
    const measures = sides.flatMap(({ side, layer }) => {
      const position = outerCopper(context, side)?.position;
      return vias
        .filter((hole) => position === undefined || reaches(hole, position))
        .map((hole) => ({ ...holeMeasure(hole, coveredPercent(hole, layer)), layer: layer.source.file }));
    });
    return toMeasured(measures, "least", limits);
  },
};

function coveredPercent({ x, y, diameterMm }: Hole, mask: MaskOrSilkLayer): number {
  const radius = diameterMm / 2;
  // Most vias lie under the mask, with no opening near.
  if (!mask.index.hasAt(x, y, radius)) return 100;
  let open = 0;
  for (let k = 0; k < STEPS; k++) {
    const angle = (2 * Math.PI * k) / STEPS;
    if (drawsAt(mask, x + radius * Math.cos(angle), y + radius * Math.sin(angle))) open++;
  }
  return 100 * (1 - open / STEPS);
}
