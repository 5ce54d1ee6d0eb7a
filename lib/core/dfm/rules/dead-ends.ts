// Dead ends: traces that end without a connection, left over from routing, or antennas.

import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { drawsAt } from "@/lib/core/dfm/derived/drawn-layer";
import { hatchesOf } from "@/lib/core/dfm/derived/hatches";
import { type Trace, tracesOf } from "@/lib/core/dfm/derived/traces";
import type { Measure } from "@/lib/core/dfm/finding";
import type { Rule } from "@/lib/core/dfm/rule";

/** Shorter ends are common in manual routing. */
const MIN_MM = 1;

/** A notice at most: it is made as drawn. The value is the length of the last segment. */
export const traceDeadEnd: Rule = {
  unit: "mm",
  worse: "most",
  thresholds: () => ({ risk: null, warning: null, notice: MIN_MM }),
  measure(context) {
    const view = copperOrReason(context);
    if (typeof view === "string") return view;
    const hatches = hatchesOf(context, view.copper);
    const isHatched = (layer: CopperLayer, { net, widthMm }: Trace) =>
      hatches.some((hatch) => hatch.layer === layer && hatch.net === net && hatch.lineMm === widthMm);
    const places = view.layers.flatMap((layer) =>
      tracesOf(context, view.copper, layer).flatMap((trace) =>
        isHatched(layer, trace) ? [] : endsOf(context, layer, trace),
      ),
    );
    return { places, extreme: places.reduce((max, { value }) => Math.max(max, value), 0) };
  },
};

function endsOf(context: DfmContext, layer: CopperLayer, trace: Trace): Measure[] {
  if (trace.lengthMm <= MIN_MM) return [];
  const ends: [number, number][] = [
    [trace.x0, trace.y0],
    [trace.x1, trace.y1],
  ];
  return ends
    .filter(([x, y]) => isFree(context, layer, { x, y, trace }))
    .map(([x, y]) => ({
      value: trace.lengthMm,
      x,
      y,
      mark: { kind: "gap", x0: trace.x0, y0: trace.y0, x1: trace.x1, y1: trace.y1 },
      layer: layer.source.file,
    }));
}

/** True if neither other copper nor a hole touches the end, and solder mask covers it: pads may be drawn as strokes. */
function isFree(
  context: DfmContext,
  { index, firstOwner, source }: CopperLayer,
  { x, y, trace }: { x: number; y: number; trace: Trace },
): boolean {
  const own = firstOwner + trace.owner;
  const radius = trace.widthMm / 2;
  if (index.ownersNear(x, y, radius).some((owner) => owner !== own)) return false;
  if (index.fillsAt(x, y).length > 0) return false;
  if (context.holeIndex.near(x - radius, y - radius, x + radius, y + radius).length > 0) return false;
  const mask = source.side === "top" || source.side === "bottom" ? context.drawn("soldermask", source.side) : null;
  return !mask || !drawsAt(mask, x, y);
}
