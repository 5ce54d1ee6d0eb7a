// The widths of pads of one role.

import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import { copperOrReason } from "@/lib/core/dfm/derived/copper";
import type { Pad } from "@/lib/core/dfm/derived/pads";

export function measurePads(
  context: DfmContext,
  limits: Thresholds,
  isWanted: (pad: Pad) => boolean,
): Measured | SkipReason {
  const view = copperOrReason(context);
  if (typeof view === "string") return view;
  const pads = context.pads.filter(isWanted);
  return pads.length === 0 ? "noSuchFeature" : toMeasured(pads.map(measureOf), "least", limits);
}

function measureOf({ x, y, box, widthMm, layer }: Pad): Measure {
  return { value: widthMm, x, y, mark: { kind: "box", ...box }, layer: layer.source.file };
}
