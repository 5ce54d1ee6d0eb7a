// Castellations: plated holes that the board edge cuts in half.

import type { DfmContext } from "@/lib/core/dfm/context";
import { type HalfHole, halfHoles } from "@/lib/core/dfm/derived/edge-holes";
import { holePairs } from "@/lib/core/dfm/derived/hole-pairs";
import { holeMeasure } from "@/lib/core/dfm/derived/holes";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import type { Measure } from "@/lib/core/dfm/finding";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule, RulesOf, Thresholds } from "@/lib/core/dfm/rule";
import { NO_RING_MM } from "@/lib/core/dfm/rules/drill-tolerances";
import { objectRings } from "@/lib/core/measure/copper/object-rings";
import { CASTELLATION } from "@/lib/core/pcb/capability";

/** The router tears the plating out of narrower holes; from 0.8 mm on it never does. */
const COMMON_DIAMETER_MM = 0.8;
/** Board houses publish 0.25 mm, so that the pad holds the wall when the router cuts through it. */
const COMMON_PAD_MM = 0.25;

export const CASTELLATION_RULES: RulesOf<"special"> = {
  castellationDiameter: castellationRule(
    { risk: CASTELLATION.minHoleMm, warning: CASTELLATION.minHoleMm, notice: COMMON_DIAMETER_MM },
    (_, halves) => halves.map(({ hole }) => holeMeasure(hole, hole.diameterMm)),
  ),
  castellationSpacing: castellationRule(
    { risk: null, warning: CASTELLATION.minGapMm, notice: CASTELLATION.minGapMm },
    (context, halves) => {
      const holes = new Set(halves.map(({ hole }) => hole));
      return holePairs(context)
        .filter(({ first, second }) => holes.has(first) && holes.has(second))
        .map(({ gap, first }) => gapMeasure({ ...gap, mm: Math.max(0, gap.mm) }, first.file));
    },
  ),
  /** The copper that holds the hole: from its wall to the edge of the pad, on the board's side of the outline. */
  castellationPad: castellationRule({ risk: NO_RING_MM, warning: 0.2, notice: COMMON_PAD_MM }, ({ pads }, halves) => {
    const byHole = new Map(halves.map((half) => [half.hole, half]));
    return pads.flatMap((pad) => {
      const half = pad.layer.isOuter && pad.hole ? byHole.get(pad.hole) : undefined;
      return half ? padMeasure(pad, half) : [];
    });
  }),
};

function castellationRule(
  thresholds: Thresholds,
  measuresOf: (context: DfmContext, halves: readonly HalfHole[]) => Measure[],
): Rule {
  return {
    unit: "mm",
    worse: "least",
    thresholds: () => thresholds,
    measure: (context, limits) => {
      if (!context.boardEdge) return "noOutline";
      const halves = halfHoles(context);
      if (halves.length === 0) return "noSuchFeature";
      return toMeasured(measuresOf(context, halves), "least", limits);
    },
  };
}

/** Along the edge of the pad, without the part beyond the center of the hole towards the outside. */
function padMeasure(pad: Pad, { hole, edge }: HalfHole): Measure[] {
  let best: { mm: number; x: number; y: number } | null = null;
  for (const { isDark, rings } of objectRings(pad.layer.source.image, pad.object)) {
    for (const ring of isDark ? rings : [])
      for (let k = 0; k < ring.length; k += 2) {
        const next = (k + 2) % ring.length;
        const near = nearestInside([ring[k] ?? 0, ring[k + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0], hole, edge);
        if (near && (!best || near.mm < best.mm)) best = near;
      }
  }
  if (!best || best.mm === 0) return [];
  const [ux, uy] = [(best.x - hole.x) / best.mm, (best.y - hole.y) / best.mm];
  const [x0, y0] = [hole.x + (ux * hole.diameterMm) / 2, hole.y + (uy * hole.diameterMm) / 2];
  return [
    {
      value: Math.max(0, best.mm - hole.diameterMm / 2),
      x: (x0 + best.x) / 2,
      y: (y0 + best.y) / 2,
      mark: { kind: "gap", x0, y0, x1: best.x, y1: best.y },
      layer: pad.layer.source.file,
    },
  ];
}

type Line = readonly [x0: number, y0: number, x1: number, y1: number];
type Point = { x: number; y: number };
type Outward = { outX: number; outY: number };

/** The nearest point of the part of a line that lies on the board's side of the center of the hole. */
function nearestInside([x0, y0, x1, y1]: Line, { x, y }: Point, { outX, outY }: Outward) {
  const depth = (px: number, py: number) => (px - x) * outX + (py - y) * outY;
  const [d0, d1] = [depth(x0, y0), depth(x1, y1)];
  if (d0 > 0 && d1 > 0) return null;
  const crossing = d0 === d1 ? 0 : d0 / (d0 - d1);
  const [from, to] = [d0 > 0 ? crossing : 0, d1 > 0 ? crossing : 1];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const foot = length === 0 ? 0 : ((x - x0) * dx + (y - y0) * dy) / length;
  const t = Math.max(from, Math.min(to, foot));
  const [px, py] = [x0 + t * dx, y0 + t * dy];
  return { mm: Math.hypot(px - x, py - y), x: px, y: py };
}
