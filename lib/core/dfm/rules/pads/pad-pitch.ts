// How near the middles of soldered pads stand to each other.

import Flatbush from "flatbush";
import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { copperOrReason } from "@/lib/core/dfm/derived/copper";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** Finer parts need a printer and a placer of their own. */
const FINE_MM = 0.3;
/** The finest pitch that every assembly house places. */
const COMMON_MM = 0.4;
const REACH_MM = 1;

/** Risk: the least pitch of the capability list (docs/decisions/limits.md). Pads of one net may lie as near as they like. */
export const padPitch: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: CAPABILITY.minPitchMm, warning: FINE_MM, notice: COMMON_MM }),
  measure(context, limits) {
    const view = copperOrReason(context, ({ isOuter }) => isOuter);
    if (typeof view === "string") return view;
    const places = view.layers.flatMap((layer) =>
      pitches(
        context.pads.filter((pad) => pad.layer === layer && (pad.role === "smd" || pad.role === "bga")),
        layer.source.file,
      ),
    );
    return places.length === 0 ? "noSuchFeature" : toMeasured(places, "least", limits);
  },
};

/** Of each pad to the nearest one of another net that comes after it in the file. */
function pitches(pads: readonly Pad[], layer: string): Measure[] {
  if (pads.length === 0) return [];
  const tree = new Flatbush(pads.length);
  for (const { x, y } of pads) tree.add(x, y, x, y);
  tree.finish();
  return pads.flatMap((pad, at) => {
    let [value, nearest]: [number, Pad | null] = [REACH_MM, null];
    for (const index of tree.search(pad.x - value, pad.y - value, pad.x + value, pad.y + value)) {
      const other = pads[index];
      if (index <= at || !other || other.net === pad.net) continue;
      const distance = Math.hypot(other.x - pad.x, other.y - pad.y);
      if (distance < value) [value, nearest] = [distance, other];
    }
    if (!nearest) return [];
    const [x, y] = [(pad.x + nearest.x) / 2, (pad.y + nearest.y) / 2];
    return [{ value, x, y, mark: { kind: "gap", x0: pad.x, y0: pad.y, x1: nearest.x, y1: nearest.y }, layer }];
  });
}
