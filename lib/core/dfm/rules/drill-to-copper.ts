// Distance from the wall of a hole to copper that it must not touch.
//
// A hole is drilled about 0.1 mm wider than it is finished and may be 0.05 mm off its position; the rest of the
// distance keeps the plating from the copper. Risk: no distance is left. Warning: 0.2 mm is the minimum that board
// houses publish for vias and NPTHs on outer and inner layers alike; below it they make the board and guarantee less. A
// pour around an NPTH is a warning at most: it is cut back to that distance.

import { KIND } from "@/lib/core/board/image";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type Copper, type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { gapTo, type LayerGap } from "@/lib/core/dfm/derived/gaps";
import { type Hole, holePieces, netOfHole, reaches } from "@/lib/core/dfm/derived/holes";
import { Pours } from "@/lib/core/dfm/derived/pours";
import type { Measure } from "@/lib/core/dfm/finding";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { ROUTER_POSITION_MM, WALL_TOUCHES_MM } from "@/lib/core/dfm/rules/drill-tolerances";
import type { DrawnPieces } from "@/lib/core/measure/copper/pieces";

const PUBLISHED_MM = 0.2;

export const DRILL_TO_COPPER_RULES: RulesOf<"drillToCopper"> = {
  viaToCopperOuter: toCopperRule(
    { risk: WALL_TOUCHES_MM, warning: PUBLISHED_MM, notice: PUBLISHED_MM },
    { isLayerWanted: ({ isOuter }) => isOuter, isHoleWanted: ({ role, path }) => role === "via" && !path },
  ),
  // Inner layers shrink in the press: a step more is recommended.
  viaToCopperInner: toCopperRule(
    { risk: WALL_TOUCHES_MM, warning: PUBLISHED_MM, notice: 0.25 },
    { isLayerWanted: ({ isOuter }) => !isOuter, isHoleWanted: ({ role, path }) => role === "via" && !path },
  ),
  // Larger drills wander more, and leads are pushed through.
  componentHoleToCopper: toCopperRule(
    { risk: WALL_TOUCHES_MM, warning: 0.25, notice: 0.28 },
    { isHoleWanted: ({ role, path }) => role === "component" && !path },
  ),
  unplatedHoleToCopper: toCopperRule(
    { risk: WALL_TOUCHES_MM, warning: PUBLISHED_MM, notice: 0.25 },
    { isHoleWanted: ({ role, path }) => role === "unplated" && !path },
  ),
  // Slots, plated or not, are routed, or drilled hole by hole with a tool that drifts.
  slotToCopper: toCopperRule(
    { risk: ROUTER_POSITION_MM, warning: 0.25, notice: 0.3 },
    { isHoleWanted: ({ path }) => path !== null },
  ),
};

type ToCopperQuery = {
  isLayerWanted?: (layer: CopperLayer) => boolean;
  isHoleWanted: (hole: Hole) => boolean;
};

function toCopperRule(thresholds: Thresholds, query: ToCopperQuery): Rule {
  return {
    unit: "mm",
    worse: "least",
    thresholds: () => thresholds,
    measure: (context, limits) => measureToCopper(context, limits, query),
  };
}

/** Beyond the notice, so that the extreme of a board without findings is known too. */
const FARTHER_MM = 0.1;

function measureToCopper(
  context: DfmContext,
  limits: Thresholds,
  { isLayerWanted, isHoleWanted }: ToCopperQuery,
): Measured | SkipReason {
  if (context.holes.length === 0) return "noDrills";
  const view = copperOrReason(context, isLayerWanted);
  if (typeof view === "string") return view;
  const holes = context.holes.filter(isHoleWanted);
  if (holes.length === 0) return "noSuchFeature";
  const places = view.layers.map((layer) => ({ layer, copper: view.copper, pours: new Pours(view.copper, layer) }));
  const measures: Measure[] = [];
  for (const hole of holes) {
    const drilled = { hole, pieces: holePieces(hole), net: netOfHole(view.copper, hole) };
    for (const place of places)
      if (reaches(hole, place.layer.position)) measures.push(...toForeign(drilled, place, limits.notice + FARTHER_MM));
  }
  return toMeasured(measures, "least", limits);
}

/** `net` is that of its copper, -1 without. */
type Drilled = { hole: Hole; pieces: DrawnPieces; net: number };
type Place = { copper: Copper; layer: CopperLayer; pours: Pours };

/** An NPTH within a pad needs no distance from that pad; the rules of holes on pads judge it. */
function toForeign({ hole, pieces, net }: Drilled, { copper, layer, pours }: Place, reachMm: number): Measure[] {
  if (!hole.isPlated && isOnPad(hole, layer)) return [];
  const isWanted = (owner: number) => net < 0 || copper.netOf(layer, owner) !== net;
  const gap = gapTo(pieces, layer.index, { reachMm, isWanted });
  if (!gap) return [];
  const measure = gapMeasure(gap, layer.source.file);
  return [!hole.isPlated && isPourAround(gap, hole, pours) ? { ...measure, atMost: "warning" } : measure];
}

/**
 * True for a hole in a flash, or in one stroke wider than the hole. Pours, and traces that go on through a hole, are no
 * pads.
 */
function isOnPad({ x, y, diameterMm }: Hole, { index, pieces, firstOwner, source }: CopperLayer): boolean {
  const kindOf = (owner: number) => source.image.kind[pieces.objects[owner] ?? -1];
  const touching = [...index.ownersNear(x, y, 0), ...index.fillsAt(x, y)].map((owner) => owner - firstOwner);
  return touching.some((owner) => {
    const radius = pieces.radius[pieces.firstOf[owner] ?? 0] ?? 0;
    return kindOf(owner) === KIND.flash || (kindOf(owner) === KIND.stroke && 2 * radius > diameterMm);
  });
}

/** Directions out of a hole within copper: a pour goes on in at least half of them, a trace in two. */
const AROUND = Array.from({ length: 8 }, (_, k) => [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)] as const);

/** Pours are cut back from NPTHs before a board is made; cutting them back from plated holes might split the pour. */
function isPourAround({ x0, y0, x1, y1, mm, owner }: LayerGap, { x, y, diameterMm }: Hole, pours: Pours): boolean {
  if (mm > 0) return pours.isBehind(owner, { x: x0, y: y0, inX: (x1 - x0) / mm, inY: (y1 - y0) / mm });
  const wall = diameterMm / 2;
  const behind = AROUND.filter(([inX, inY]) =>
    pours.isBehind(owner, { x: x + wall * inX, y: y + wall * inY, inX, inY }),
  );
  return 2 * behind.length >= AROUND.length;
}
