// Solder mask coverage: pads that should be open and vias that should be tented.

import { areaOfParts } from "@/lib/core/geometry/rings/ring";
import type { DfmContext } from "@/lib/core/dfm/context";
import { outerCopper } from "@/lib/core/dfm/derived/copper";
import {
  type DrawnLayer,
  drawsAt,
  type MaskOrSilkLayer,
  maskOrSilkSides,
  type Side,
  SIDES,
} from "@/lib/core/dfm/derived/drawn-layer";
import { type Hole, holeMeasure, reaches } from "@/lib/core/dfm/derived/holes";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { padMargins, solderedOn } from "@/lib/core/dfm/rules/mask-openings";
import { cut } from "@/lib/core/measure/copper/cut";
import { objectRings } from "@/lib/core/measure/copper/object-rings";
import { ringsOf } from "@/lib/core/measure/copper/pieces";

/**
 * The exposed part of a pad in percent. Solder mask defined BGA pads expose half of their area and more. The pads of a
 * hole may be covered on one side on purpose, so the more exposed one counts.
 *
 * No risk: the board is made as drawn, and pads are covered on purpose too (test points, links, lands of DNP parts),
 * which no file tells from forgotten openings. A warning has somebody check them.
 */
export const padCoveredByMask: Rule = {
  unit: "percent",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 25, notice: 50 }),
  measure: (context, limits) => {
    const sides = SIDES.map((side) => ({ side, layer: context.drawnOrReason("soldermask", side) }));
    if (sides.some(({ layer }) => layer === "tooLarge") || !context.copper) return "tooLarge";
    if (sides.every(({ layer }) => layer === null)) return "noMask";
    const mostExposed = new Map<Hole | Pad, Measure>();
    for (const { side, layer } of sides) {
      if (!layer || layer === "tooLarge") continue;
      for (const { pad, value } of padExposures(context, side, layer)) {
        const key = pad.hole ?? pad;
        if (value <= (mostExposed.get(key)?.value ?? -1)) continue;
        const { minX, minY, maxX, maxY } = pad.box;
        const { file } = layer.source;
        mostExposed.set(key, { value, x: pad.x, y: pad.y, mark: { kind: "box", minX, minY, maxX, maxY }, layer: file });
      }
    }
    return mostExposed.size === 0 ? "noSuchFeature" : toMeasured(mostExposed.values(), "least", limits);
  },
};

/** The exposed percentage of each soldered pad of a side; a mask without any opening covers all of them. */
function padExposures(context: DfmContext, side: Side, mask: DrawnLayer): { pad: Pad; value: number }[] {
  const { index } = mask;
  if (!index) return solderedOn(context, side).map((pad) => ({ pad, value: 0 }));
  const layer = { ...mask, index };
  return padMargins(context, side, layer).map(({ pad, margin }) => ({
    pad,
    value: margin ? 100 : exposedPercent(pad, layer),
  }));
}

/** The part of a pad's area that the mask leaves open, 0 to 100. */
function exposedPercent({ layer, object, box }: Pad, { index, pieces, source }: MaskOrSilkLayer): number {
  const own = objectRings(layer.source.image, object).flatMap(({ isDark, rings }) => (isDark ? rings : []));
  const near = index.piecesIn(box.minX, box.minY, box.maxX, box.maxY).map((piece) => pieces.owner[piece] ?? 0);
  const around = index.fillsAt((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2);
  const open = [...new Set([...near, ...around])].flatMap((owner) => {
    const rings = ringsOf(pieces, owner);
    if (rings) return [...rings];
    return objectRings(source.image, pieces.objects[owner] ?? 0).flatMap((path) => (path.isDark ? path.rings : []));
  });
  const whole = areaOfParts(cut(own, []));
  return whole === 0 ? 100 : 100 * (1 - areaOfParts(cut(own, open)) / whole);
}

/** Samples along the wall of a hole. */
const STEPS = 36;

/**
 * The part of a via's wall that the mask covers, in percent. If tented or plugged vias are ordered and the files leave
 * them open, we ask which one is right; an order for open vias has no limit.
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
  // Most vias are under the mask, without an opening nearby.
  if (!mask.index.hasAt(x, y, radius)) return 100;
  let open = 0;
  for (let k = 0; k < STEPS; k++) {
    const angle = (2 * Math.PI * k) / STEPS;
    if (drawsAt(mask, x + radius * Math.cos(angle), y + radius * Math.sin(angle))) open++;
  }
  return 100 * (1 - open / STEPS);
}
