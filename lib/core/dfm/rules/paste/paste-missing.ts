// Pads without paste although others of their kind have it.

import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measure } from "@/lib/core/dfm/finding";
import type { Rule } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import { type MaskOrSilkSide, maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";
import type { Shape } from "@/lib/core/board/shape";

/** Of the pads of one aperture this share is printed where paste is meant for all of them. */
const MAX = 0.5;

/** 0 percent of a pad without any; marks and contacts that are never printed have apertures of their own. */
export const pasteMissing: Rule = {
  unit: "percent",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 1, notice: 1 }),
  measure: (context, limits) => {
    const sides = maskOrSilkSides(context, "paste", "noPaste");
    if (typeof sides === "string") return sides;
    if (!context.copper) return "tooLarge";
    const measures = sides.flatMap((side) => missingOf(context, side));
    return toMeasured(measures, "least", limits);
  },
};

function missingOf({ pads }: DfmContext, { side, layer }: MaskOrSilkSide): Measure[] {
  const kinds = new Map<Shape, { printed: number; bare: Pad[] }>();
  for (const pad of pads) {
    if (!pad.layer.isOuter || pad.layer.source.side !== side) continue;
    if (pad.hole || (pad.role !== "smd" && pad.role !== "bga")) continue;
    const kind = kinds.get(pad.shape) ?? { printed: 0, bare: [] };
    kinds.set(pad.shape, kind);
    const { minX, minY, maxX, maxY } = pad.box;
    const isPrinted =
      layer.index.piecesIn(minX, minY, maxX, maxY).length > 0 || layer.index.fillsAt(pad.x, pad.y).length > 0;
    if (isPrinted) kind.printed++;
    else kind.bare.push(pad);
  }
  return [...kinds.values()].flatMap(({ printed, bare }) =>
    printed > MAX * (printed + bare.length)
      ? bare.map(({ x, y, box }) => ({
          value: 0,
          x,
          y,
          mark: { kind: "box", ...box } as const,
          layer: layer.source.file,
        }))
      : [],
  );
}
