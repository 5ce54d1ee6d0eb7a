// Annular rings: the copper left around plated holes, layer by layer.
//
// Risk: the ring is drilled away. Between that and the capability list the board is made with a warning: pads are
// enlarged before production if there is space, and IPC-6012 class 2 accepts a hole that breaks out of a land by 90°.
// Boards in volume production have such rings (0.05 mm around the vias of og32-bitaxe-ultra).

import { heightOf, widthOf } from "@/lib/base/bbox";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, copperOrReason, isFilledAround } from "@/lib/core/dfm/derived/copper";
import { halfHoles } from "@/lib/core/dfm/derived/edge-holes";
import { type Hole, reaches } from "@/lib/core/dfm/derived/holes";
import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { NO_RING_MM } from "@/lib/core/dfm/rules/drill-tolerances";
import { PadRings } from "@/lib/core/measure/annular-ring";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** The ring that the capability list (docs/decisions/limits.md) keeps as drawn. */
const KEPT_MM = CAPABILITY.minAnnularRingMm;
/**
 * IPC-2221B 9.1.1 for class 2: the minimum external ring (0.05 mm) and half the fabrication allowance of producibility
 * level B (0.25 mm).
 */
const LEVEL_B_MM = 0.05 + 0.25 / 2;
/** Drills wander against inner layers, which shrink in the press: a step more than the minimum. */
const INNER_COMMON_MM = 0.15;

export const ANNULAR_RING_RULES: RulesOf<"ring"> = {
  viaRing: ringRule(
    { warning: KEPT_MM, notice: 0.15 },
    { isLayerWanted: ({ isOuter }) => isOuter, isHoleWanted: ({ role, span }) => role === "via" && !span },
  ),
  componentRing: ringRule(
    { warning: 0.15, notice: LEVEL_B_MM },
    { isLayerWanted: ({ isOuter }) => isOuter, isHoleWanted: ({ role, span }) => role === "component" && !span },
  ),
  innerRing: ringRule(
    { warning: KEPT_MM, notice: INNER_COMMON_MM },
    { isLayerWanted: ({ isOuter }) => !isOuter, isHoleWanted: ({ span }) => !span },
  ),
  // Blind holes are drilled before the stack is complete and meet their pads as well as through holes do.
  blindViaRing: ringRule(
    { warning: KEPT_MM, notice: INNER_COMMON_MM },
    { isLayerWanted: () => true, isHoleWanted: ({ span }) => span !== undefined },
  ),
};

type RingQuery = {
  isLayerWanted: (layer: CopperLayer) => boolean;
  isHoleWanted: (hole: Hole) => boolean;
};

function ringRule(limits: Pick<Thresholds, "warning" | "notice">, query: RingQuery): Rule {
  return {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: NO_RING_MM, ...limits }),
    measure: (context, thresholds) => measureRings(context, thresholds, query),
  };
}

/** A pad no larger than its hole marks the position of an NPTH, whatever the drill file calls it. */
const MIN_RING_MM = 0.005;

/** A layer counts if the hole has a pad on it. Castellations have rules of their own. */
function measureRings(
  context: DfmContext,
  limits: Thresholds,
  { isLayerWanted, isHoleWanted }: RingQuery,
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

/** The holes whose own pad on a layer is larger than they are, anywhere within it. */
function holesOfLargerPads({ pads }: DfmContext, layer: CopperLayer): Set<Hole> {
  return new Set(
    pads.flatMap(({ layer: own, hole, box }) => {
      const sizeMm = Math.max(widthOf(box), heightOf(box));
      return own === layer && hole && sizeMm > hole.diameterMm + 2 * MIN_RING_MM ? [hole] : [];
    }),
  );
}

/** The minimum along the path of a slot; 0 for a hole that breaks out of a pad that is no mark. */
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
 * The ring of a pad within a pour or a wider pad is the copper around it: the widest of the limits that copper fills
 * all around, if that is more than the pad's own.
 */
function withPour(ring: Measure, { x, y, diameterMm, path }: Hole, { layer, limits }: Around): Measure {
  if (path || ring.value >= limits.notice) return ring;
  const steps = [limits.notice, limits.warning ?? 0, limits.risk ?? 0].filter((mm) => mm > ring.value);
  const value = steps.find((mm) => isFilledAround(layer, { x, y, radiusMm: diameterMm / 2 + mm }));
  if (value === undefined) return ring;
  return { ...ring, value, mark: { kind: "ring", x, y, radiusMm: diameterMm / 2 + value } };
}
