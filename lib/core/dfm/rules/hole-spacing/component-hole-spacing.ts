// The walls between holes of which one at least is no via.

import { NO_WALL_BETWEEN_MM } from "@/lib/core/dfm/limits/drilled-hole";
import type { Rule } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { HolePair } from "@/lib/core/dfm/derived/hole-pairs";
import { isAtEdge } from "@/lib/core/dfm/derived/edge-holes";
import { areVias, hasSlot, measurePairs } from "@/lib/core/dfm/rules/hole-spacing/measure-pairs";

/** Bare holes at the edge stand as near to each other as breaking the board out asks for. */
function isMouseBite(context: DfmContext, { first, second }: HolePair): boolean {
  return isAtEdge(context, first) && isAtEdge(context, second);
}

/** Board houses publish 0.45 mm between holes for leads; 0.25 mm is KiCad's own least between any two. Risk: no wall is left. */
export const componentHoleSpacing: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: NO_WALL_BETWEEN_MM, warning: 0.25, notice: 0.45 }),
  measure: (context, limits) =>
    measurePairs(context, limits, (pair) => !areVias(pair) && !hasSlot(pair) && !isMouseBite(context, pair)),
};
