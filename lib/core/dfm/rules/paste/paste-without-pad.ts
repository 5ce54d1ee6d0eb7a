// Paste beside the pads: it is printed onto the mask.

import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measure } from "@/lib/core/dfm/finding";
import type { Rule } from "@/lib/core/dfm/rule";
import { cut } from "@/lib/core/measure/copper/cut";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, outerCopper } from "@/lib/core/dfm/derived/copper";
import { drawsAt, type MaskOrSilkLayer, maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";
import { objectRings } from "@/lib/core/measure/copper/object-rings";
import { ringsOf } from "@/lib/core/measure/copper/pieces";
import { areaOfParts } from "@/lib/core/dfm/areas/area-of-parts";

/** How much of an aperture lies over copper, percent. Paste is let stand out where parts need more of it (IPC-7525). */
export const pasteWithoutPad: Rule = {
  unit: "percent",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 25, notice: 50 }),
  measure: (context, limits) => {
    const sides = maskOrSilkSides(context, "paste", "noPaste");
    if (typeof sides === "string") return sides;
    if (!context.copper) return "tooLarge";
    const measures = sides.flatMap(({ side, layer }) => {
      const copper = outerCopper(context, side);
      return copper ? sharesOf(context, layer, copper) : [];
    });
    return toMeasured(measures, "least", limits);
  },
};

function sharesOf(context: DfmContext, { pieces, source }: MaskOrSilkLayer, copper: CopperLayer): Measure[] {
  const out: Measure[] = [];
  for (let owner = 0; owner < pieces.fills.length && !context.isBudgetExceeded; owner++) {
    const { minX, minY, maxX, maxY } = pieces.bounds[owner] ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
    const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
    const rings =
      ringsOf(pieces, owner) ?? objectRings(source.image, pieces.objects[owner] ?? 0).flatMap((p) => p.rings);
    // A corner of it and its middle over copper: paste reduced within its pad, as nearly all of it is.
    const [cornerX, cornerY] = pieces.anchors[owner] ?? [x, y];
    const isWithin = drawsAt(copper, x, y) && drawsAt(copper, cornerX, cornerY);
    const value = isWithin ? 100 : overCopper(rings, copper, { minX, minY, maxX, maxY });
    out.push({ value, x, y, mark: { kind: "box", minX, minY, maxX, maxY }, layer: source.file });
  }
  return out;
}

type Box = { minX: number; minY: number; maxX: number; maxY: number };

function overCopper(rings: readonly Float64Array[], copper: CopperLayer, { minX, minY, maxX, maxY }: Box): number {
  const { index, pieces, source } = copper;
  const near = index.piecesIn(minX, minY, maxX, maxY).map((piece) => pieces.owner[piece] ?? 0);
  const around = index.fillsAt((minX + maxX) / 2, (minY + maxY) / 2).map((owner) => owner - copper.firstOwner);
  const metal = [...new Set([...near, ...around])].flatMap((owner) => [
    ...(ringsOf(pieces, owner) ?? objectRings(source.image, pieces.objects[owner] ?? 0).flatMap((path) => path.rings)),
  ]);
  const whole = areaOfParts(cut(rings, []));
  return whole === 0 ? 100 : 100 * (1 - areaOfParts(cut(rings, metal)) / whole);
}
