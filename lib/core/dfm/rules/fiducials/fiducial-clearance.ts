// The empty ring around fiducials: a camera must see the mark and nothing else.

import type { Measure } from "@/lib/core/dfm/finding";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { fiducialsOf } from "@/lib/core/dfm/rules/fiducials/fiducials-of";
import { OpeningsAround } from "@/lib/core/dfm/rules/mask/opening-around";
import type { DfmContext } from "@/lib/core/dfm/context";
import { gapTo } from "@/lib/core/dfm/derived/gaps";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import { addLine, noDrawnPieces } from "@/lib/core/measure/copper/pieces";
import { SIDES, type Side } from "@/lib/core/dfm/derived/drawn-layer";

/** IPC-7351: as wide as the mark's radius, of the common one of 1 mm half a millimetre. */
const WANTED_MM = 0.5;

/** From the mark's rim to the next copper or to the mask, whichever is nearer. */
export const fiducialClearance: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: WANTED_MM / 2, notice: WANTED_MM }),
  measure: (context, limits) => {
    if (!context.copper) return "tooLarge";
    const measures = SIDES.flatMap((side) => fiducialsOf(context, side).flatMap((pad) => around(context, side, pad)));
    return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, "least", limits);
  },
};

function around(context: DfmContext, side: Side, pad: Pad): Measure[] {
  const { layer, x, y, widthMm } = pad;
  const own = noDrawnPieces();
  addLine(own, [x, y, x, y], { radius: widthMm / 2, object: pad.object });
  const isWanted = (owner: number) => layer.pieces.objects[owner] !== pad.object;
  const copper = gapTo(own, layer.index, { reachMm: WANTED_MM, isWanted });
  const out = copper ? [gapMeasure(copper, layer.source.file)] : [];
  const mask = context.drawn("soldermask", side);
  const margin = mask?.index ? new OpeningsAround({ ...mask, index: mask.index }).marginAround(pad) : null;
  if (margin) out.push({ value: margin.mm, x: margin.x, y: margin.y, mark: margin.mark, layer: layer.source.file });
  const [nearest] = out.sort((a, b) => a.value - b.value);
  return nearest ? [nearest] : [];
}
