// Paste coverage: pads without paste, and paste without a pad.

import type { Shape } from "@/lib/core/board/shape";
import { areaOfParts } from "@/lib/core/geometry/rings/ring";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, outerCopper } from "@/lib/core/dfm/derived/copper";
import {
  drawsAt,
  type MaskOrSilkLayer,
  type MaskOrSilkSide,
  maskOrSilkSides,
} from "@/lib/core/dfm/derived/drawn-layer";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { cut } from "@/lib/core/measure/copper/cut";
import { objectRings } from "@/lib/core/measure/copper/object-rings";
import { ringsOf } from "@/lib/core/measure/copper/pieces";

/** If more than this part of the pads of one shape has paste, all of them should. */
const MAX_BARE_RATIO = 0.5;

/**
 * The value is 0 percent for a pad without paste. Marks and contacts, which never have paste, have shapes of their own.
 */
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
    printed > MAX_BARE_RATIO * (printed + bare.length)
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

/**
 * Paste printed onto the solder mask; the value is the part of an aperture over copper, in percent. Apertures may
 * extend beyond pads for parts that need more paste (IPC-7525).
 */
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
      return copper ? coverageOf(context, layer, copper) : [];
    });
    return toMeasured(measures, "least", limits);
  },
};

function coverageOf(context: DfmContext, { pieces, source }: MaskOrSilkLayer, copper: CopperLayer): Measure[] {
  const out: Measure[] = [];
  for (let owner = 0; owner < pieces.fills.length && !context.isBudgetExceeded; owner++) {
    const { minX, minY, maxX, maxY } = pieces.bounds[owner] ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
    const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
    const rings =
      ringsOf(pieces, owner) ?? objectRings(source.image, pieces.objects[owner] ?? 0).flatMap((p) => p.rings);
    // A corner and the center over copper: the aperture lies within its pad, as nearly all do.
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
