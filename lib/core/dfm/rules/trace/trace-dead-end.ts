// Traces that end in nothing: forgotten pieces of routing, and aerials.

import type { Measure } from "@/lib/core/dfm/finding";
import type { Rule } from "@/lib/core/dfm/rule";
import type { DfmSubject } from "@/lib/core/dfm/subject";
import type { CopperLayer } from "@/lib/core/dfm/views/copper";
import { copperOrReason } from "@/lib/core/dfm/views/copper-or-reason";
import { hatchesOf } from "@/lib/core/dfm/views/hatches";
import { drawsAt } from "@/lib/core/dfm/views/drawn-layer";
import { type Trace, tracesOf } from "@/lib/core/dfm/views/traces";

/** Shorter ends are how hands draw. */
const LEAST_MM = 1;

/** Only ever a notice: it is made as it is drawn. The value is the length of the last piece. */
export const traceDeadEnd: Rule = {
  unit: "mm",
  worse: "most",
  thresholds: () => ({ risk: null, warning: null, notice: LEAST_MM }),
  measure(subject) {
    const view = copperOrReason(subject);
    if (typeof view === "string") return view;
    const hatches = hatchesOf(subject, view.copper);
    const isHatched = (layer: CopperLayer, { net, widthMm }: Trace) =>
      hatches.some((hatch) => hatch.layer === layer && hatch.net === net && hatch.lineMm === widthMm);
    const places = view.layers.flatMap((layer) =>
      tracesOf(subject, view.copper, layer).flatMap((trace) =>
        isHatched(layer, trace) ? [] : endsOf(subject, layer, trace),
      ),
    );
    return { places, extreme: places.reduce((most, { value }) => Math.max(most, value), 0) };
  },
};

function endsOf(subject: DfmSubject, layer: CopperLayer, trace: Trace): Measure[] {
  if (trace.lengthMm <= LEAST_MM) return [];
  const ends: [number, number][] = [
    [trace.x0, trace.y0],
    [trace.x1, trace.y1],
  ];
  return ends
    .filter(([x, y]) => isFree(subject, layer, { x, y, trace }))
    .map(([x, y]) => ({
      value: trace.lengthMm,
      x,
      y,
      mark: { kind: "gap", x0: trace.x0, y0: trace.y0, x1: trace.x1, y1: trace.y1 },
      layer: layer.source.file,
    }));
}

/** Neither other copper nor a hole meets the end, and the mask is closed over it: pads may be drawn as strokes. */
function isFree(
  subject: DfmSubject,
  { index, firstOwner, source }: CopperLayer,
  { x, y, trace }: { x: number; y: number; trace: Trace },
): boolean {
  const own = firstOwner + trace.owner;
  const radius = trace.widthMm / 2;
  if (index.ownersNear(x, y, radius).some((owner) => owner !== own)) return false;
  if (index.fillsAt(x, y).length > 0) return false;
  if (subject.holeIndex.near(x - radius, y - radius, x + radius, y + radius).length > 0) return false;
  const mask = source.side === "top" || source.side === "bottom" ? subject.drawn("soldermask", source.side) : null;
  return !mask || !drawsAt(mask, x, y);
}
