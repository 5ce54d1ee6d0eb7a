// Acid traps: traces that meet at an acute angle, where etchant stays in the corner.

import { type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { type Trace, tracesOf } from "@/lib/core/dfm/derived/traces";
import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";

/** IPC-2221 asks for 90° and more; files round, and corners close to 90° trap nothing. */
const MIN_DEG = 80;
/** More traces than this at one point are a star without an open corner. */
const MAX_AT_POINT = 8;
/** Distance of the probe beyond the ends of the traces, where other copper may fill the corner. */
const BEYOND_MM = 0.02;
/** Corners within this distance are one place. */
const APART_MM = 0.2;

type Leg = { trace: Trace; x: number; y: number; dx: number; dy: number };

/** A notice at most: modern etching lines rinse most of them out. */
export const acidTrap: Rule = {
  unit: "deg",
  worse: "least",
  thresholds: () => ({ risk: null, warning: null, notice: MIN_DEG }),
  measure(context) {
    const view = copperOrReason(context);
    if (typeof view === "string") return view;
    const found = view.layers.flatMap((layer) =>
      [...legsByPoint(tracesOf(context, view.copper, layer)).values()].flatMap((legs) => cornersOf(layer, legs)),
    );
    const places = distinctPlaces(found, "least", APART_MM);
    return { places, extreme: places[0]?.value ?? null };
  },
};

function legsByPoint(traces: readonly Trace[]): Map<number, Leg[]> {
  const out = new Map<number, Leg[]>();
  const add = (trace: Trace, [x, y, tx, ty]: readonly [number, number, number, number]) => {
    // Micrometers; unique for any drawing narrower than 30 m.
    const key = Math.round(x * 1000) * 2 ** 26 + Math.round(y * 1000);
    const leg = { trace, x, y, dx: (tx - x) / trace.lengthMm, dy: (ty - y) / trace.lengthMm };
    const existing = out.get(key);
    if (existing) existing.push(leg);
    else out.set(key, [leg]);
  };
  for (const trace of traces) {
    if (!trace.isStraight || trace.lengthMm === 0) continue;
    add(trace, [trace.x0, trace.y0, trace.x1, trace.y1]);
    add(trace, [trace.x1, trace.y1, trace.x0, trace.y0]);
  }
  return out;
}

function cornersOf(layer: CopperLayer, legs: readonly Leg[]): Measure[] {
  if (legs.length < 2 || legs.length > MAX_AT_POINT) return [];
  return legs.flatMap((p, k) => legs.slice(k + 1).flatMap((q) => cornerOf(layer, p, q) ?? []));
}

/** Null for a corner that is obtuse, within the ends of the traces, or filled by other copper. */
function cornerOf({ index, source }: CopperLayer, p: Leg, q: Leg): Measure | null {
  const angle = Math.acos(Math.max(-1, Math.min(1, p.dx * q.dx + p.dy * q.dy)));
  const value = (angle * 180) / Math.PI;
  if (value >= MIN_DEG || value < 1) return null;
  const reach = Math.max(p.trace.widthMm, q.trace.widthMm) / 2 / Math.sin(angle / 2) + BEYOND_MM;
  if (Math.min(p.trace.lengthMm, q.trace.lengthMm) < reach) return null;
  const bisector = Math.hypot(p.dx + q.dx, p.dy + q.dy);
  const x = p.x + ((p.dx + q.dx) / bisector) * reach;
  const y = p.y + ((p.dy + q.dy) / bisector) * reach;
  if (index.hasAt(x, y)) return null;
  return { value, x: p.x, y: p.y, mark: { kind: "point", x, y }, layer: source.file };
}
