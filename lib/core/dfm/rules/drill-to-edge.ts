// Distance from holes to the board edge and to score lines.

import type { ScoreLine } from "@/lib/core/board/score-lines";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { BoardEdge, EdgeRing } from "@/lib/core/dfm/derived/board-edge";
import { halfHoles } from "@/lib/core/dfm/derived/edge-holes";
import { gapTo } from "@/lib/core/dfm/derived/gaps";
import { type Hole, holePieces } from "@/lib/core/dfm/derived/holes";
import type { Measure } from "@/lib/core/dfm/finding";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { WALL_ROUTED_MM } from "@/lib/core/dfm/rules/drill-tolerances";
import { isInside } from "@/lib/core/geometry/contour";

export const DRILL_TO_EDGE_RULES: RulesOf<"drillToEdge"> = {
  /** Risk: the router may cut into the plating of the wall. Warning: the distance that board houses publish. */
  platedHoleToEdge: toEdgeRule(
    { risk: WALL_ROUTED_MM, warning: 0.3, notice: 0.4 },
    { isWanted: ({ isPlated, path }) => isPlated && !path, countsCut: true },
  ),
  /**
   * A thin wall breaks out, which spoils only the hole; mouse bites that the edge cuts are there to be broken along.
   */
  unplatedHoleToEdge: toEdgeRule(
    { risk: null, warning: 0.3, notice: 0.5 },
    { isWanted: ({ isPlated, path }) => !isPlated && !path, countsCut: false },
  ),
  /**
   * Routed twice, from the slot and from the edge, a thin wall gives way, which opens the slot: no more than a warning.
   * Slots across the edge are part of it.
   */
  slotToEdge: toEdgeRule(
    { risk: null, warning: 0.4, notice: 0.5 },
    { isWanted: ({ path }) => path !== null, countsCut: false },
  ),
  /**
   * Plated holes, measured from the center line of the score: at the surface it is 0.4 mm wide on a board of 1.6 mm,
   * and tears the material next to it.
   */
  holeToScore: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: 0.3, warning: 0.4, notice: 0.5 }),
    measure: ({ board, holes }, limits) => {
      if (!board.scores || board.scores.length === 0) return "noSuchFeature";
      const plated = holes.filter(({ isPlated }) => isPlated);
      if (plated.length === 0) return "noDrills";
      const lines = board.scores;
      return toMeasured(
        plated.flatMap((hole) => lines.map((line) => toScore(hole, line))),
        "least",
        limits,
      );
    },
  },
};

type EdgeQuery = {
  isWanted: (hole: Hole) => boolean;
  /** True if a hole that the edge cuts through counts, with 0. Castellations never do. */
  countsCut: boolean;
};

function toEdgeRule(thresholds: Thresholds, query: EdgeQuery): Rule {
  return {
    unit: "mm",
    worse: "least",
    thresholds: () => thresholds,
    measure: (context, limits) => measureToEdge(context, limits, query),
  };
}

/** Search radius; no rule asks for a wider wall. */
const REACH_MM = 1;

function measureToEdge(
  context: DfmContext,
  limits: Thresholds,
  { isWanted, countsCut }: EdgeQuery,
): Measured | SkipReason {
  const { boardEdge } = context;
  if (!boardEdge) return "noOutline";
  if (context.holes.length === 0) return "noDrills";
  const holes = context.holes.filter(isWanted);
  if (holes.length === 0) return "noSuchFeature";
  const halves = new Set(halfHoles(context).map(({ hole }) => hole));
  const measures = holes.flatMap((hole) => {
    const measure = halves.has(hole) ? null : toEdge(hole, boardEdge);
    return measure && (countsCut || measure.value > 0) ? [measure] : [];
  });
  return toMeasured(measures, "least", limits);
}

/**
 * Null beyond reach. A cut-out around a hole is the hole itself, drawn a second time, or removes it; a cut-out across
 * its wall makes a slot of both.
 */
function toEdge(hole: Hole, { rings, pieces, index }: BoardEdge): Measure | null {
  // An area holds everything inside it, so the board itself would be 0 away: only its lines are searched.
  const lines = { ...holePieces(hole), anchors: [] };
  const isOwn = (ring: EdgeRing | undefined) => ring?.isCutout === true && isInside(ring.points, hole.x, hole.y);
  const passed = new Set(pieces.objects.flatMap((at, owner) => (isOwn(rings[at]) ? [owner] : [])));
  for (;;) {
    const gap = gapTo(lines, index, { reachMm: REACH_MM, isWanted: (owner) => !passed.has(owner) });
    if (!gap) return null;
    if (gap.mm > 0 || rings[pieces.objects[gap.owner] ?? -1]?.isCutout !== true) return gapMeasure(gap, hole.file);
    passed.add(gap.owner);
  }
}

function toScore(hole: Hole, { isUpright, atMm }: ScoreLine): Measure {
  const box = holePieces(hole).bounds[0] ?? { minX: hole.x, minY: hole.y, maxX: hole.x, maxY: hole.y };
  const [low, high] = isUpright ? [box.minX, box.maxX] : [box.minY, box.maxY];
  const value = Math.max(0, low - atMm, atMm - high);
  const wall = atMm < low ? low : atMm > high ? high : atMm;
  const [x0, y0, x1, y1] = isUpright ? [atMm, hole.y, wall, hole.y] : [hole.x, atMm, hole.x, wall];
  return { value, x: (x0 + x1) / 2, y: (y0 + y1) / 2, mark: { kind: "gap", x0, y0, x1, y1 }, layer: hole.file };
}
