// Fiducials: their number on each side with solder paste, and the clearance around them.

import { isDisc } from "@/lib/core/board/shape";
import type { DfmContext } from "@/lib/core/dfm/context";
import { drawsAt, maskOrSilkSides, type Side, SIDES } from "@/lib/core/dfm/derived/drawn-layer";
import { gapTo } from "@/lib/core/dfm/derived/gaps";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import type { Measure } from "@/lib/core/dfm/finding";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { RulesOf } from "@/lib/core/dfm/rule";
import { OpeningsAround } from "@/lib/core/dfm/rules/mask-openings";
import { addLine, noDrawnPieces } from "@/lib/core/measure/copper/pieces";

/** Two give position and rotation, the third shows whether the board is stretched (IPC-7351). */
const MIN_COUNT = 3;
/** IPC-7351: the radius of the mark, half a millimeter for the common one of 1 mm. */
const CLEARANCE_MM = 0.5;

export const FIDUCIAL_RULES: RulesOf<"fiducials"> = {
  /** Skipped if the order has us add fiducials. */
  fiducialCount: {
    unit: "count",
    worse: "least",
    thresholds: () => ({ risk: null, warning: null, notice: MIN_COUNT }),
    measure: (context, limits) => {
      const sides = maskOrSilkSides(context, "paste", "noPaste");
      if (typeof sides === "string") return sides;
      if (context.order.fiducials) return "noSuchFeature";
      if (!context.copper) return "tooLarge";
      const measures = sides.map(({ side, layer }): Measure => {
        const { minX, minY, maxX, maxY } = layer.source.image.bounds;
        return {
          value: fiducialsOn(context, side).length,
          x: (minX + maxX) / 2,
          y: (minY + maxY) / 2,
          mark: { kind: "box", minX, minY, maxX, maxY },
          layer: layer.source.file,
        };
      });
      return toMeasured(measures, "least", limits);
    },
  },
  /**
   * From the edge of the mark to the next copper or to the mask, whichever is nearer: a camera must see the mark alone.
   */
  fiducialClearance: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: null, warning: CLEARANCE_MM / 2, notice: CLEARANCE_MM }),
    measure: (context, limits) => {
      if (!context.copper) return "tooLarge";
      const measures = SIDES.flatMap((side) =>
        fiducialsOn(context, side).flatMap((pad) => clearanceAround(context, side, pad)),
      );
      return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, "least", limits);
    },
  },
};

function clearanceAround(context: DfmContext, side: Side, pad: Pad): Measure[] {
  const { layer, x, y, widthMm } = pad;
  const own = noDrawnPieces();
  addLine(own, [x, y, x, y], { radius: widthMm / 2, object: pad.object });
  const isWanted = (owner: number) => layer.pieces.objects[owner] !== pad.object;
  const copper = gapTo(own, layer.index, { reachMm: CLEARANCE_MM, isWanted });
  const out = copper ? [gapMeasure(copper, layer.source.file)] : [];
  const mask = context.drawn("soldermask", side);
  const margin = mask?.index ? new OpeningsAround({ ...mask, index: mask.index }).marginAround(pad) : null;
  if (margin) out.push({ value: margin.mm, x: margin.x, y: margin.y, mark: margin.mark, layer: layer.source.file });
  const [nearest] = out.sort((a, b) => a.value - b.value);
  return nearest ? [nearest] : [];
}

/** IPC-7351: 1 to 3 mm; older boards have some of 0.8. */
const SMALLEST_MM = 0.75;
const LARGEST_MM = 3;
/**
 * As a fraction of the width: the opening of a fiducial is about twice as wide as it (IPC-7351), that of a pad less.
 */
const OPENING = 0.7;

/**
 * The pads that the files name as fiducials, otherwise round ones without paste in an opening much wider than they are.
 */
function fiducialsOn(context: DfmContext, side: Side): Pad[] {
  return context.memo(`fiducials/${side}`, () => {
    const pads = context.pads.filter(({ layer }) => layer.isOuter && layer.source.side === side);
    const named = pads.filter(({ role }) => role === "fiducial");
    return named.length > 0 ? named : pads.filter((pad) => isMark(context, side, pad));
  });
}

function isMark(context: DfmContext, side: Side, { role, isNamed, hole, shape, widthMm, x, y }: Pad): boolean {
  if (isNamed || hole || role !== "smd" || !isDisc(shape)) return false;
  if (widthMm < SMALLEST_MM || widthMm > LARGEST_MM) return false;
  const mask = context.drawn("soldermask", side);
  const paste = context.drawn("paste", side);
  if (!mask || (paste && drawsAt(paste, x, y))) return false;
  const far = OPENING * widthMm;
  return [0, 1, 2, 3].every((quarter) => {
    const angle = (quarter * Math.PI) / 2;
    return drawsAt(mask, x + far * Math.cos(angle), y + far * Math.sin(angle));
  });
}
