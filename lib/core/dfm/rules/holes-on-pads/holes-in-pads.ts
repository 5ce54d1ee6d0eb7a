// Vias whose middle lies in a soldered pad, by their width.

import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { solderedPads } from "@/lib/core/dfm/rules/holes-on-pads/soldered-pads";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type Hole, holeMeasure, reaches } from "@/lib/core/dfm/derived/holes";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import { covers } from "@/lib/core/measure/copper/object-distance";

export function viasInPads(context: DfmContext, limits: Thresholds, role: "smd" | "bga"): Measured | SkipReason {
  if (!context.copper) return "tooLarge";
  if (context.holes.length === 0) return "noDrills";
  const pads = solderedPads(context, role);
  if (pads.pads.length === 0) return "noSuchFeature";
  const measures = context.holes.flatMap((hole) => {
    if (!hole.isPlated || hole.path) return [];
    const pad = pads.near(hole, 0).find((candidate) => holds(candidate, hole));
    return pad ? [{ ...holeMeasure(hole, hole.diameterMm), layer: pad.layer.source.file }] : [];
  });
  return toMeasured(measures, "most", limits);
}

/** Whether the middle of a hole that comes through to the pad's layer lies in the pad. */
export function holds({ layer, object }: Pad, hole: Hole): boolean {
  return reaches(hole, layer.position) && covers(layer.source.image, object, hole.x, hole.y);
}
