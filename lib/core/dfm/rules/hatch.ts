// Hatched copper: the width of its lines and of its openings, one place for each hatched area.

import type { DfmContext } from "@/lib/core/dfm/context";
import { copperOrReason } from "@/lib/core/dfm/derived/copper";
import { hatchesOf } from "@/lib/core/dfm/derived/hatches";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";

/** 8 mil: below it openings fill and lines break, by the public reports of large board houses. */
const FINE_MM = 0.2;
/** 10 mil, the width that they recommend: many small openings hold more resist than traces do. */
const COMMON_MM = 0.25;

export const HATCH_RULES: RulesOf<"hatch"> = {
  hatchLine: hatchRule("lineMm"),
  hatchGap: hatchRule("gapMm"),
};

/** No risk: the other lines of the hatch carry its net, and an opening that fills is copper of the same net. */
function hatchRule(width: "lineMm" | "gapMm"): Rule {
  return {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: null, warning: FINE_MM, notice: COMMON_MM }),
    measure: (context, limits) => measureHatches(context, limits, width),
  };
}

function measureHatches(context: DfmContext, limits: Thresholds, width: "lineMm" | "gapMm"): Measured | SkipReason {
  const view = copperOrReason(context);
  if (typeof view === "string") return view;
  const measures = hatchesOf(context, view.copper).map(({ x, y, box, layer, ...hatch }) => ({
    value: hatch[width],
    x,
    y,
    mark: { kind: "box", ...box } as const,
    layer: layer.source.file,
  }));
  return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, "least", limits);
}
