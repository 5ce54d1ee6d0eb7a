// The apertures of a stencil for this board: the openings of its paste layers, side by side.

import { isEmptyBbox } from "@/lib/base/bbox";
import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import { maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";
import { boundsOf } from "@/lib/core/geometry/contour";
import type { Aperture } from "@/lib/core/measure/openings/aperture";
import { aperturesOf } from "@/lib/core/measure/openings/apertures-of";

/** The foil that most stencils are cut from, mm. */
export const FOIL_MM = 0.12;

export function measureApertures(
  context: DfmContext,
  limits: Thresholds,
  valueOf: (aperture: Aperture) => number,
): Measured | SkipReason {
  const sides = maskOrSilkSides(context, "paste", "noPaste");
  if (typeof sides === "string") return sides;
  const { bounds, boards } = context.board.outline;
  const edges = [bounds, ...boards.map(({ edge }) => boundsOf(edge))].filter((box) => !isEmptyBbox(box));
  const measures = sides.flatMap(({ side, layer: { source } }) =>
    context
      .memo(`apertures/${side}`, () => aperturesOf(source.image, edges))
      .apertures.map((aperture): Measure => {
        const { xMm: x, yMm: y, sidesMm } = aperture;
        return {
          value: valueOf(aperture),
          x,
          y,
          mark: { kind: "ring", x, y, radiusMm: sidesMm[1] / 2 },
          layer: source.file,
        };
      }),
  );
  return measures.length === 0 ? "noPaste" : toMeasured(measures, "least", limits);
}
