// The board between bare holes and its edge.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureToEdge } from "@/lib/core/dfm/rules/drill-to-edge/measure-to-edge";

/** A thin wall breaks out, which spoils nothing but the hole; rows that the edge cuts are there to be broken along. */
export const unplatedHoleToEdge: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 0.3, notice: 0.5 }),
  measure: (context, limits) =>
    measureToEdge(context, limits, { isWanted: ({ isPlated, path }) => !isPlated && !path, countsCut: false }),
};
