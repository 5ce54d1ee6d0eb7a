// The empty ring around fiducials: a camera must see the mark and nothing else.

import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/measured";
import { gapMeasure } from "@/lib/core/dfm/gap-measure";
import type { Rule } from "@/lib/core/dfm/rule";
import { fiducialsOf } from "@/lib/core/dfm/rules/fiducials/fiducials-of";
import { OpeningsAround } from "@/lib/core/dfm/rules/mask/opening-around";
import type { DfmSubject, Side } from "@/lib/core/dfm/subject";
import { gapTo } from "@/lib/core/dfm/views/gap-to";
import type { Pad } from "@/lib/core/dfm/views/pads";
import { addLine, noDrawnPieces } from "@/lib/core/gerber/drawn/pieces";
import { SIDES } from "@/lib/core/dfm/views/sides";

/** IPC-7351: as wide as the mark's radius, of the common one of 1 mm half a millimetre. */
const WANTED_MM = 0.5;

/** From the mark's rim to the next copper or to the mask, whichever is nearer. */
export const fiducialClearance: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: WANTED_MM / 2, notice: WANTED_MM }),
  measure: (subject, limits) => {
    if (!subject.copper) return "tooLarge";
    const measures = SIDES.flatMap((side) => fiducialsOf(subject, side).flatMap((pad) => around(subject, side, pad)));
    return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, "least", limits);
  },
};

function around(subject: DfmSubject, side: Side, pad: Pad): Measure[] {
  const { layer, x, y, widthMm } = pad;
  const own = noDrawnPieces();
  addLine(own, [x, y, x, y], { radius: widthMm / 2, object: pad.object });
  const isWanted = (owner: number) => layer.pieces.objects[owner] !== pad.object;
  const copper = gapTo(own, layer.index, { reachMm: WANTED_MM, isWanted });
  const out = copper ? [gapMeasure(copper, layer.source.file)] : [];
  const mask = subject.drawn("soldermask", side);
  const margin = mask?.index ? new OpeningsAround({ ...mask, index: mask.index }).marginAround(pad) : null;
  if (margin) out.push({ value: margin.mm, x: margin.x, y: margin.y, mark: margin.mark, layer: layer.source.file });
  const [nearest] = out.sort((a, b) => a.value - b.value);
  return nearest ? [nearest] : [];
}
