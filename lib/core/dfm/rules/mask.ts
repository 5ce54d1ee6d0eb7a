// Solder mask: dams, expansion, exposed copper, covered pads and open vias.

import { maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";
import { gapsBetweenOpenings } from "@/lib/core/dfm/derived/openings";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { RulesOf } from "@/lib/core/dfm/rule";
import { padCoveredByMask, viaOpening } from "@/lib/core/dfm/rules/mask-coverage";
import { maskExposesCopper } from "@/lib/core/dfm/rules/mask-exposed-copper";
import { padMargins } from "@/lib/core/dfm/rules/mask-openings";
import { MASK_DAM_MM } from "@/lib/core/pcb/capability";

/** A dam this much above the minimum is still close to it. */
const DAM_MARGIN_MM = 0.02;
/** Registration tolerance of solder mask; expansion that the files lack is added before the board is made. */
const EXPANSION_MM = 0.025;

export const MASK_RULES: RulesOf<"mask"> = {
  /** Narrower dams are left out when the mask is made, so that solder may bridge: made, and asked about before. */
  maskDam: {
    unit: "mm",
    worse: "least",
    thresholds: ({ solderMaskColor }) => {
      const min = solderMaskColor === "Green" ? MASK_DAM_MM.green : MASK_DAM_MM.other;
      return { risk: null, warning: min, notice: min + DAM_MARGIN_MM };
    },
    measure: (context, limits) => {
      const sides = maskOrSilkSides(context, "soldermask", "noMask");
      if (typeof sides === "string") return sides;
      const measures = sides.flatMap(({ layer }) =>
        gapsBetweenOpenings(context, layer, limits.notice + DAM_MARGIN_MM).map((gap) =>
          gapMeasure(gap, layer.source.file),
        ),
      );
      return toMeasured(measures, "least", limits);
    },
  },
  /** Pads that lie wholly within their openings; smaller openings are solder mask defined pads, on purpose. */
  maskExpansion: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: null, warning: null, notice: EXPANSION_MM }),
    measure: (context, limits) => {
      const sides = maskOrSilkSides(context, "soldermask", "noMask");
      if (typeof sides === "string") return sides;
      if (!context.copper) return "tooLarge";
      const measures = sides.flatMap(({ side, layer }) =>
        padMargins(context, side, layer).flatMap(({ margin }) =>
          margin ? [{ value: margin.mm, x: margin.x, y: margin.y, mark: margin.mark, layer: layer.source.file }] : [],
        ),
      );
      return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, "least", limits);
    },
  },
  maskExposesCopper,
  padCoveredByMask,
  viaOpening,
};
