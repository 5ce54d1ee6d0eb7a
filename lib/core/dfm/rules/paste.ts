// Solder paste: missing and misplaced paste, and the apertures of a stencil for the board.

import { isEmptyBbox } from "@/lib/base/bbox";
import type { DfmContext } from "@/lib/core/dfm/context";
import { maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";
import { gapsBetweenOpenings } from "@/lib/core/dfm/derived/openings";
import type { Measure } from "@/lib/core/dfm/finding";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { pasteMissing, pasteWithoutPad } from "@/lib/core/dfm/rules/paste-coverage";
import { boundsOf } from "@/lib/core/geometry/contour";
import type { Aperture } from "@/lib/core/measure/openings/aperture";
import { aperturesOf } from "@/lib/core/measure/openings/apertures-of";
import { areaRatio, aspectRatio, MIN_AREA_RATIO, MIN_ASPECT_RATIO } from "@/lib/core/measure/openings/release";

/** The foil that most stencils are cut from, mm. */
const FOIL_MM = 0.12;
/** Polished or thinner foils print down to this ratio. */
const MIN_AREA_RATIO_WITH_CARE = 0.5;
/** An aperture narrower than the foil is thick: paste bridges it and stays. */
const MIN_ASPECT_RATIO_WITH_CARE = 1;

export const PASTE_RULES: RulesOf<"paste"> = {
  pasteMissing,
  pasteWithoutPad,
  /** Opening over wall area; IPC-7525: 0.66 and more. */
  pasteAreaRatio: apertureRule({ warning: MIN_AREA_RATIO_WITH_CARE, notice: MIN_AREA_RATIO }, (aperture) =>
    areaRatio(aperture, FOIL_MM),
  ),
  /** Width over foil thickness; IPC-7525: 1.5 and more. */
  pasteAspectRatio: apertureRule({ warning: MIN_ASPECT_RATIO_WITH_CARE, notice: MIN_ASPECT_RATIO }, (aperture) =>
    aspectRatio(aperture, FOIL_MM),
  ),
  /** A web narrower than the foil is thick bends when it is cut, and paste runs below it. */
  pasteSpacing: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: null, warning: 0.12, notice: 0.15 }),
    measure: (context, limits) => {
      const sides = maskOrSilkSides(context, "paste", "noPaste");
      if (typeof sides === "string") return sides;
      const measures = sides.flatMap(({ layer }) =>
        gapsBetweenOpenings(context, layer, limits.notice).map((gap) => gapMeasure(gap, layer.source.file)),
      );
      return toMeasured(measures, "least", limits);
    },
  },
};

/** Paste release from each aperture of a stencil. */
function apertureRule(limits: Pick<Thresholds, "warning" | "notice">, valueOf: (aperture: Aperture) => number): Rule {
  return {
    unit: "ratio",
    worse: "least",
    thresholds: () => ({ risk: null, ...limits }),
    measure: (context, thresholds) => measureApertures(context, thresholds, valueOf),
  };
}

function measureApertures(
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
