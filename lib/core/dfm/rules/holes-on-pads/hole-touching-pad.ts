// Holes at the rim of soldered pads: in part within one, or close beside it.

import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { holds } from "@/lib/core/dfm/rules/holes-on-pads/holes-in-pads";
import { solderedPads } from "@/lib/core/dfm/rules/holes-on-pads/soldered-pads";
import { gapTo } from "@/lib/core/dfm/derived/gaps";
import { holePieces, reaches } from "@/lib/core/dfm/derived/holes";

/** What mask needs to stand between the two: 0.1 mm; below 0.05 mm solder runs from the pad into the hole. */
export const holeTouchingPad: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: ({ viaFilledWithResin }) => ({
    risk: null,
    warning: viaFilledWithResin ? null : 0.05,
    notice: viaFilledWithResin ? 0 : 0.1,
  }),
  measure: (context, limits) => {
    if (!context.copper) return "tooLarge";
    if (context.holes.length === 0) return "noDrills";
    const kinds = [solderedPads(context, "smd"), solderedPads(context, "bga")];
    if (kinds.every(({ pads }) => pads.length === 0)) return "noSuchFeature";
    const measures = context.holes.flatMap((hole) => {
      const pads = kinds
        .flatMap((kind) => kind.near(hole, limits.notice))
        .filter((pad) => reaches(hole, pad.layer.position));
      if (pads.some((pad) => holds(pad, hole))) return [];
      return pads.flatMap((pad) => {
        const { index, pieces, source } = pad.layer;
        const isWanted = (owner: number) => pieces.objects[owner] === pad.object;
        const gap = gapTo(holePieces(hole), index, { reachMm: limits.notice, isWanted });
        return gap ? [gapMeasure(gap, source.file)] : [];
      });
    });
    return toMeasured(measures, "least", limits);
  },
};
