// The board between plated holes and its edge.

import { WALL_ROUTED_MM } from "@/lib/core/dfm/limits/drilled-hole";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureToEdge } from "@/lib/core/dfm/rules/drill-to-edge/measure-to-edge";

/** Risk: the router may meet the copper of the wall. Warning: what board houses publish. */
export const platedHoleToEdge: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: WALL_ROUTED_MM, warning: 0.3, notice: 0.4 }),
  measure: (context, limits) =>
    measureToEdge(context, limits, { isWanted: ({ isPlated, path }) => isPlated && !path, countsCut: true }),
};
