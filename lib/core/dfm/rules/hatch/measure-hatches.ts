// One width of every hatched area, its lines' or its openings', as measures with one place for each area.

import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import { copperOrReason } from "@/lib/core/dfm/derived/copper";
import { hatchesOf } from "@/lib/core/dfm/derived/hatches";

export function measureHatches(
  context: DfmContext,
  limits: Thresholds,
  width: "lineMm" | "gapMm",
): Measured | SkipReason {
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
