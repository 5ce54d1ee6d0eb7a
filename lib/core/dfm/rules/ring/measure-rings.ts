// The copper left around plated holes of one kind, layer by layer.

import { heightOf, widthOf } from "@/lib/base/bbox";
import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, copperOrReason, isFilledAround } from "@/lib/core/dfm/derived/copper";
import { halfHoles } from "@/lib/core/dfm/derived/edge-holes";
import { type Hole, reaches } from "@/lib/core/dfm/derived/holes";
import { PadRings } from "@/lib/core/measure/annular-ring";

export type RingQuestion = {
  isLayerWanted: (layer: CopperLayer) => boolean;
  isHoleWanted: (hole: Hole) => boolean;
};

/** A pad no larger than its hole marks the place of a bare one, whatever the drill file calls it. */
const MIN_RING_MM = 0.005;

/** A layer counts where the hole has a pad on it; half holes at the edge are measured by their own checks. */
export function measureRings(
  context: DfmContext,
  limits: Thresholds,
  { isLayerWanted, isHoleWanted }: RingQuestion,
): Measured | SkipReason {
  if (context.holes.length === 0) return "noDrills";
  const view = copperOrReason(context, isLayerWanted);
  if (typeof view === "string") return view;
  const halves = new Set(halfHoles(context).map(({ hole }) => hole));
  const holes = context.holes.filter((hole) => hole.isPlated && isHoleWanted(hole) && !halves.has(hole));
  const measures = view.layers.flatMap((layer) => {
    const pads = context.memo(`rings/${layer.firstOwner}`, () => new PadRings(layer.source));
    const overlapped = context.memo(`outgrown/${layer.firstOwner}`, () => holesOfLargerPads(context, layer));
    return holes.flatMap((hole) => {
      const ring = reaches(hole, layer.position) ? ringOf(hole, layer, { pads, isMark: !overlapped.has(hole) }) : null;
      return ring ? [withPour(ring, hole, { layer, limits })] : [];
    });
  });
  return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, "least", limits);
}

/** The holes whose own pad on a layer is larger than they are, wherever they stand in it. */
function holesOfLargerPads({ pads }: DfmContext, layer: CopperLayer): Set<Hole> {
  return new Set(
    pads.flatMap(({ layer: own, hole, box }) => {
      const sizeMm = Math.max(widthOf(box), heightOf(box));
      return own === layer && hole && sizeMm > hole.diameterMm + 2 * MIN_RING_MM ? [hole] : [];
    }),
  );
}

/** Of a slot the least along its path; 0 where a hole breaks out of a pad that is no mark. */
function ringOf(
  hole: Hole,
  { source }: CopperLayer,
  { pads, isMark }: { pads: PadRings; isMark: boolean },
): Measure | null {
  const { x, y, diameterMm, path } = hole;
  const line = path ?? [x, y];
  let min = Infinity;
  for (let k = 0; k < line.length; k += 2) {
    const reach = pads.reachAt(line[k] ?? 0, line[k + 1] ?? 0);
    if (reach === null) return null;
    min = Math.min(min, reach);
  }
  const value = Math.max(0, min - diameterMm / 2);
  if (value <= MIN_RING_MM && isMark) return null;
  return { value, x, y, mark: { kind: "ring", x, y, radiusMm: diameterMm / 2 + value }, layer: source.file };
}

type Around = { layer: CopperLayer; limits: Thresholds };

/**
 * A pad within a pour or a wider pad has the copper around it as its ring: the widest of the limits that copper fills all
 * around, where that is more than the pad's own.
 */
function withPour(ring: Measure, { x, y, diameterMm, path }: Hole, { layer, limits }: Around): Measure {
  if (path || ring.value >= limits.notice) return ring;
  const steps = [limits.notice, limits.warning ?? 0, limits.risk ?? 0].filter((mm) => mm > ring.value);
  const value = steps.find((mm) => isFilledAround(layer, { x, y, radiusMm: diameterMm / 2 + mm }));
  if (value === undefined) return ring;
  return { ...ring, value, mark: { kind: "ring", x, y, radiusMm: diameterMm / 2 + value } };
}
