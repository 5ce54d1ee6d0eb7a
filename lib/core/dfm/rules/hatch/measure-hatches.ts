// One width of every hatched area, its lines' or its openings', as measures with one place for each area.

import { toMeasured } from "@/lib/core/dfm/measured";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmSubject } from "@/lib/core/dfm/subject";
import { copperOrReason } from "@/lib/core/dfm/views/copper-or-reason";
import { hatchesOf } from "@/lib/core/dfm/views/hatches";

export function measureHatches(
  subject: DfmSubject,
  limits: Thresholds,
  width: "lineMm" | "gapMm",
): Measured | SkipReason {
  const view = copperOrReason(subject);
  if (typeof view === "string") return view;
  const measures = hatchesOf(subject, view.copper).map(({ x, y, box, layer, ...hatch }) => ({
    value: hatch[width],
    x,
    y,
    mark: { kind: "box", ...box } as const,
    layer: layer.source.file,
  }));
  return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, "least", limits);
}
