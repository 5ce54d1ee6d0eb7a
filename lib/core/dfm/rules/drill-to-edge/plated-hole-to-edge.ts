// The board between plated holes and its edge.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureToEdge } from "@/lib/core/dfm/rules/drill-to-edge/measure-to-edge";

/** The mill may stray by 0.2 mm (IPC-A-600 and board houses alike) and must not meet the copper of the wall. */
export const platedHoleToEdge: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: 0.2, warning: 0.3, notice: 0.4 }),
  measure: (subject, limits) =>
    measureToEdge(subject, limits, { isWanted: ({ isPlated, path }) => isPlated && !path, countsCut: true }),
};
