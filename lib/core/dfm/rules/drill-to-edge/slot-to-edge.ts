// The board between slots and its edge.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureToEdge } from "@/lib/core/dfm/rules/drill-to-edge/measure-to-edge";

/** Milled twice, from the slot and from the edge, a thin wall gives way, which opens the slot: no more than a warning. Slots across the edge are part of it. */
export const slotToEdge: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 0.4, notice: 0.5 }),
  measure: (context, limits) =>
    measureToEdge(context, limits, { isWanted: ({ path }) => path !== null, countsCut: false }),
};
