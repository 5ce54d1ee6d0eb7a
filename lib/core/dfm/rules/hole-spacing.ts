// Hole to hole spacing: the walls between holes that go through a common layer.

import type { DfmContext } from "@/lib/core/dfm/context";
import { isAtEdge } from "@/lib/core/dfm/derived/edge-holes";
import { type HolePair, holePairs } from "@/lib/core/dfm/derived/hole-pairs";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { NO_WALL_BETWEEN_MM } from "@/lib/core/dfm/rules/drill-tolerances";

/** Anything thinner is no wall: the drill of the second hole falls into the first. */
const NO_WALL_MM = 0.05;

export const HOLE_SPACING_RULES: RulesOf<"holeSpacing"> = {
  /**
   * Between walls of different potential copper grows along the glass fibers (CAF): board houses publish 0.2 to
   * 0.25 mm. Risk: the holes are drilled into one another, which joins their nets.
   */
  viaSpacing: pairRule(
    { risk: NO_WALL_BETWEEN_MM, warning: 0.25, notice: 0.3 },
    (pair) => areVias(pair) && !pair.isSameNet,
  ),
  /**
   * Vias of one net cannot short, but each hole is drilled 0.1 mm wider than it is finished: no wall is left of 0.1 mm,
   * and drills break there.
   */
  viaSpacingSameNet: pairRule({ risk: null, warning: 0.2, notice: 0.25 }, (pair) => areVias(pair) && pair.isSameNet),
  /**
   * Pairs with at least one hole that is no via. Board houses publish 0.45 mm between holes for leads; 0.25 mm is
   * KiCad's minimum between any two. Risk: no wall is left.
   */
  componentHoleSpacing: pairRule(
    { risk: NO_WALL_BETWEEN_MM, warning: 0.25, notice: 0.45 },
    (pair, context) => !areVias(pair) && !hasSlot(pair) && !areMouseBites(context, pair),
  ),
  /**
   * A router pushes sideways, and a thin wall gives way. Slots of several strokes overlap on purpose and are not
   * measured.
   */
  slotSpacing: pairRule({ risk: NO_WALL_BETWEEN_MM, warning: 0.3, notice: 0.5 }, hasSlot),
  /** The wall, 0 for holes that overlap: drills break there, and we ask whether a slot was intended. */
  doubleHit: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: null, warning: NO_WALL_MM, notice: NO_WALL_MM }),
    measure: (context, limits) => {
      if (context.holes.length === 0) return "noDrills";
      const pairs = holePairs(context).filter((pair) => !hasSlot(pair));
      const measures = pairs.map(({ gap, first }) => gapMeasure({ ...gap, mm: Math.max(0, gap.mm) }, first.file));
      return toMeasured(measures, "least", limits);
    },
  },
};

type IsPairWanted = (pair: HolePair, context: DfmContext) => boolean;

function pairRule(thresholds: Thresholds, isWanted: IsPairWanted): Rule {
  return {
    unit: "mm",
    worse: "least",
    thresholds: () => thresholds,
    measure: (context, limits) => measurePairs(context, limits, isWanted),
  };
}

/** Pairs with a wall between them, on the drill file of the first. Holes of one net that meet join nothing else. */
function measurePairs(context: DfmContext, limits: Thresholds, isWanted: IsPairWanted): Measured | SkipReason {
  if (context.holes.length === 0) return "noDrills";
  const pairs = holePairs(context).filter((pair) => pair.gap.mm >= NO_WALL_MM && isWanted(pair, context));
  return toMeasured(
    pairs.map(({ gap, first, isSameNet }) => {
      const measure = gapMeasure(gap, first.file);
      return isSameNet ? { ...measure, atMost: "warning" as const } : measure;
    }),
    "least",
    limits,
  );
}

function areVias({ first, second }: HolePair): boolean {
  return first.role === "via" && second.role === "via" && !first.path && !second.path;
}

function hasSlot({ first, second }: HolePair): boolean {
  return first.path !== null || second.path !== null;
}

/** Mouse bites are drilled as near to each other as breaking the board out requires. */
function areMouseBites(context: DfmContext, { first, second }: HolePair): boolean {
  return isAtEdge(context, first) && isAtEdge(context, second);
}
