// How much board is left between a hole and the edge.

import type { Measure } from "@/lib/core/dfm/finding";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { BoardEdge, EdgeRing } from "@/lib/core/dfm/derived/board-edge";
import { gapTo } from "@/lib/core/dfm/derived/gaps";
import { halfHoles } from "@/lib/core/dfm/derived/edge-holes";
import { type Hole, holePieces } from "@/lib/core/dfm/derived/holes";
import { isInside } from "@/lib/core/geometry/contour";

/** Wider walls at the edge are no limit to anyone. */
const REACH_MM = 1;

export type EdgeQuestion = {
  isWanted: (hole: Hole) => boolean;
  /** Whether a hole that the edge cuts through counts, with 0. Half holes never do. */
  countsCut: boolean;
};

export function measureToEdge(
  context: DfmContext,
  limits: Thresholds,
  { isWanted, countsCut }: EdgeQuestion,
): Measured | SkipReason {
  const { edgeRing } = context;
  if (!edgeRing) return "noOutline";
  if (context.holes.length === 0) return "noDrills";
  const holes = context.holes.filter(isWanted);
  if (holes.length === 0) return "noSuchFeature";
  const halves = new Set(halfHoles(context).map(({ hole }) => hole));
  const measures = holes.flatMap((hole) => {
    const measure = halves.has(hole) ? null : toEdge(hole, edgeRing);
    return measure && (countsCut || measure.value > 0) ? [measure] : [];
  });
  return toMeasured(measures, "least", limits);
}

/**
 * Null beyond reach. What is cut out around a hole is the hole itself, drawn a second time, or takes it away; what is cut
 * out across its wall makes a slot of both.
 */
function toEdge(hole: Hole, { rims, pieces, index }: BoardEdge): Measure | null {
  // An area holds what lies in it, so the board itself would be 0 away: only its lines are asked.
  const lines = { ...holePieces(hole), anchors: [] };
  const isOwn = (edgeRing: EdgeRing | undefined) =>
    edgeRing?.isCutout === true && isInside(edgeRing.points, hole.x, hole.y);
  const passed = new Set(pieces.objects.flatMap((at, owner) => (isOwn(rims[at]) ? [owner] : [])));
  for (;;) {
    const gap = gapTo(lines, index, { reachMm: REACH_MM, isWanted: (owner) => !passed.has(owner) });
    if (!gap) return null;
    if (gap.mm > 0 || rims[pieces.objects[gap.owner] ?? -1]?.isCutout !== true) return gapMeasure(gap, hole.file);
    passed.add(gap.owner);
  }
}
