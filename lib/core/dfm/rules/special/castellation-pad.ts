// The copper that holds half holes: from the wall to the rim of the pad, on the board's side of the edge.

import type { Measure } from "@/lib/core/dfm/finding";
import { NO_RING_MM } from "@/lib/core/dfm/limits/drilled-hole";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { type HalfHole, halfHoles } from "@/lib/core/dfm/derived/edge-holes";
import { objectRings } from "@/lib/core/measure/copper/object-rings";
import type { Pad } from "@/lib/core/dfm/derived/pads";

/** Board houses publish 0.25 mm, so that the pad holds the wall when the mill goes through it. */
const COMMON_MM = 0.25;

export const castellationPad: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: NO_RING_MM, warning: 0.2, notice: COMMON_MM }),
  measure: (context, limits) => {
    if (!context.edgeRing) return "noOutline";
    const halves = new Map(halfHoles(context).map((half) => [half.hole, half]));
    if (halves.size === 0) return "noSuchFeature";
    const measures = context.pads.flatMap((pad) => {
      const half = pad.layer.isOuter && pad.hole ? halves.get(pad.hole) : undefined;
      return half ? ringOf(pad, half) : [];
    });
    return toMeasured(measures, "least", limits);
  },
};

/** Along the pad's rim, what lies beyond the hole's middle towards the outside left out. */
function ringOf(pad: Pad, { hole, edge }: HalfHole): Measure[] {
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
  const { file } = pad.layer.source;
  return [
    {
      value: Math.max(0, best.mm - hole.diameterMm / 2),
      x: (x0 + best.x) / 2,
      y: (y0 + best.y) / 2,
      mark: { kind: "gap", x0, y0, x1: best.x, y1: best.y },
      layer: file,
    },
  ];
}

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

/** The nearest point of the stretch of a line that lies on the board's side of the hole's middle. */
function nearestInside([x0, y0, x1, y1]: Line, { x, y }: Point, { outX, outY }: Out) {
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

type Point = { x: number; y: number };
type Out = { outX: number; outY: number };
